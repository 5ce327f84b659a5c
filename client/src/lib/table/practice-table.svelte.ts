/** Practice table of one person. It ends with its connection, and nothing of it is stored. */
import type { TableMessage } from "../net/socket";
import type { Why } from "../net/wire";
import { TableStore } from "./table.svelte";
import type { Undo } from "./undo";

export class PracticeTable extends TableStore {
  override get isPractice(): boolean {
    return true;
  }

  /** There is nobody to ask. */
  override get undoing(): Undo {
    const undo = super.undoing;
    return undo.face === "ask" ? { face: "none" } : undo;
  }

  override async why(spot: string): Promise<Why> {
    const outcome = await this.source.ask({ type: "ask-why", spot });
    if (outcome.type !== "reason") throw new Error("no reason");
    return outcome.why;
  }

  protected override heard(news: TableMessage): void {
    if (news.type === "hello") this.forget();
    super.heard(news);
  }
}
