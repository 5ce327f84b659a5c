/** Asks the scribe, question by question, what luck a choice or the deal brought. */
import { askedLuck } from "../net/api";
import type { AskedLuck } from "../net/wire";

export type Answer = { came: readonly string[] } | "back";

export class Teller {
  question: AskedLuck | null = $state.raw(null);
  first = $state(true); // going back from here gives the choice up
  private hear: (answer: Answer) => void = () => undefined;

  /** Luck of a choice of a seat; without a key that of the deal. Null if the scribe went back before the first. */
  async ask(table: string, seat: number, key = ""): Promise<string[] | null> {
    const told: (readonly string[])[] = [];
    for (;;) {
      const luck = told.flat();
      const asked = await askedLuck(table, seat, { key, luck });
      if (!asked.n) return luck;
      const answer = await this.answerTo(asked, !told.length);
      if (answer !== "back") told.push(answer.came);
      else if (!told.pop()) return null;
    }
  }

  answer(what: Answer): void {
    this.hear(what);
  }

  private async answerTo(asked: AskedLuck, first: boolean): Promise<Answer> {
    [this.question, this.first] = [asked, first];
    const answer = await new Promise<Answer>((heard) => (this.hear = heard));
    this.question = null;
    return answer;
  }
}
