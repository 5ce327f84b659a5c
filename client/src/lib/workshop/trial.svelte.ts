/** Trial of a card: a practice table, its events, and the ones expected by a scenario. */
import { SvelteSet } from "svelte/reactivity";

import { connectTo, type TableMessage } from "../net/socket";
import type { Tried } from "../net/wire";
import { language } from "../page/words.svelte";
import { PracticeTable } from "../table/practice-table.svelte";

export class TrialStore extends PracticeTable {
  tried: Tried | null = $state.raw(null);
  /** What must happen: `step path`. */
  readonly must = new SvelteSet<string>();

  constructor(spec: string, card: string, seed: number) {
    const path = `/api/workshop/${encodeURIComponent(spec)}/trial`;
    super("", connectTo({ path, query: () => ({ card, seed: String(seed), lang: language() }) }));
  }

  tick(step: number, path: string, wanted: boolean): void {
    if (wanted) this.must.add(`${step} ${path}`);
    else this.must.delete(`${step} ${path}`);
  }

  /** The scenario as text, or nothing where it could not be written. */
  async keep(title: string): Promise<string> {
    const must = [...this.must].map((one): [number, string] => {
      const [step, path] = one.split(" ");
      return [Number(step), path ?? ""];
    });
    const outcome = await this.source.ask({ type: "keep", title, must });
    return outcome.type === "kept" ? outcome.text : "";
  }

  protected override heard(news: TableMessage): void {
    if (news.type === "tried") return this.follows(news);
    super.heard(news);
  }

  /** What was taken back can no longer be wanted. */
  private follows(tried: Tried): void {
    this.tried = tried;
    for (const one of this.must) if (Number(one.split(" ")[0]) >= tried.steps.length) this.must.delete(one);
  }
}
