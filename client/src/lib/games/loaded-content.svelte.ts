import { language } from "../page/words.svelte";
import { awaited, type Content } from "./content";

/** The content of a game in the language of the page, once it is here, and why it is not. */
export class GameHere {
  content = $state.raw<Content | null>(null);
  trouble = $state("");

  constructor(spec: () => string) {
    $effect(() => {
      if (!spec()) return;
      return awaited(
        spec(),
        language(),
        (answer) => ([this.content, this.trouble] = [answer, ""]),
        (why) => (this.trouble = why),
      );
    });
  }
}
