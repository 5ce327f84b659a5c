/** Content that a component waits for. */
import { retryUntilAnswered } from "../net/api";
import { say } from "./words.svelte";

/**
 * The answer to a request that follows the component: it is asked again when what `load` reads changes, repeated while
 * the server cannot be reached, and an answer that comes too late is left. The value before stays until the next.
 */
export class Loaded<T> {
  value: T | null = $state.raw(null);
  /** Why there is no answer yet, or none at all. */
  trouble = $state("");

  /** `load` returns null where there is nothing to ask for. Created while a component is initialized. */
  constructor(load: () => Promise<T> | null) {
    $effect(() => {
      let current = true;
      let first = load(); // watched: a repeated request is not
      if (!first) return;
      const ask = async (): Promise<T | null> => {
        const asked = first ?? load();
        first = null;
        return asked;
      };
      const answered = retryUntilAnswered(
        ask,
        () => current,
        () => current && (this.trouble = say("link-lost")),
      );
      answered.then(
        (answer) => {
          if (current) [this.value, this.trouble] = [answer, ""];
        },
        (error: Error) => {
          if (current) this.trouble = error.message;
        },
      );
      return () => void (current = false);
    });
  }
}
