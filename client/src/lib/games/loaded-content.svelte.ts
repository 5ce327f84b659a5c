import { language } from "../page/words.svelte";
import { watchContent, type Content } from "./content";

/** Content of a game in the language of the page once it is loaded, or the reason why it is not. */
export class LoadedContent {
  content = $state.raw<Content | null>(null);
  trouble = $state("");

  constructor(spec: () => string) {
    $effect(() => {
      if (!spec()) return;
      return watchContent(
        spec(),
        language(),
        (answer) => ([this.content, this.trouble] = [answer, ""]),
        (why) => (this.trouble = why),
      );
    });
  }
}
