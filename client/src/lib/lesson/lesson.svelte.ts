/** A lesson as this browser knows it: a table like any other, and what the tutor says beside it. */
import { connectTo, type Dial, type News, type Outcome } from "../net/socket";
import type { Asked } from "../net/messages";
import type { Taught } from "../net/wire";
import { settings } from "../page/settings.svelte";
import { language } from "../page/words.svelte";
import { PassingStore } from "../table/practice-table.svelte";

/** Where somebody is in a lesson, by names. */
export interface Whereabouts {
  part: string;
  step: string;
}

const HELD = "lesson-holds"; // it was not done, and the tutor says why

export class LessonStore extends PassingStore {
  taught: Taught | null = $state.raw(null);
  heards = $state(0); // how often the tutor has spoken

  constructor(
    readonly lesson: string,
    private readonly at: Whereabouts,
    dial?: Dial,
  ) {
    const place = {
      path: `/api/lessons/${lesson}/live`,
      query: () => ({ ...at, lang: language(), pace: settings.speed }),
    };
    super("", connectTo(place, 0, dial));
  }

  override async ask(command: Asked): Promise<Outcome> {
    const outcome = await super.ask(command);
    if (outcome.type === "refused" && outcome.word === HELD) {
      this.refusal = null;
      this.answered = -1;
      this.sending = "";
    }
    return outcome;
  }

  protected override heard(news: News): void {
    if (news.type === "taught") return this.listens(news);
    super.heard(news);
  }

  private listens(taught: Taught): void {
    this.taught = taught;
    this.heards += 1;
    if (taught.step) Object.assign(this.at, { part: taught.part, step: taught.step });
  }
}
