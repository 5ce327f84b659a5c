/** Store of a lesson: a practice table and the messages of its tutor. */
import { connectTo, type Connector, type TableMessage, type Outcome } from "../net/socket";
import type { ClientCommand } from "../net/messages";
import type { Taught } from "../net/wire";
import { settings } from "../page/settings.svelte";
import { language } from "../page/words.svelte";
import { PracticeTable } from "../table/practice-table.svelte";

/** Where somebody is in a lesson, by names. */
export interface LessonPosition {
  part: string;
  step: string;
}

const HELD = "lesson-holds"; // it was not done, and the tutor says why

export class LessonStore extends PracticeTable {
  taught: Taught | null = $state.raw(null);
  heards = $state(0); // how often the tutor has spoken

  constructor(
    readonly lesson: string,
    private readonly at: LessonPosition,
    dial?: Connector,
  ) {
    const place = {
      path: `/api/lessons/${lesson}/live`,
      query: () => ({ ...at, lang: language(), pace: settings.speed }),
    };
    super("", connectTo(place, 0, dial));
  }

  override async ask(command: ClientCommand): Promise<Outcome> {
    const outcome = await super.ask(command);
    if (outcome.type === "refused" && outcome.word === HELD) {
      this.refusal = null;
      this.answered = -1;
      this.sending = "";
    }
    return outcome;
  }

  protected override heard(news: TableMessage): void {
    if (news.type === "taught") return this.listens(news);
    super.heard(news);
  }

  private listens(taught: Taught): void {
    this.taught = taught;
    this.heards += 1;
    if (taught.step) Object.assign(this.at, { part: taught.part, step: taught.step });
  }
}
