import { Loaded } from "../page/loaded.svelte";
import { language } from "../page/words.svelte";
import { loadContent, type Content } from "./content";

/** Content of a game in the language of the page once it is loaded, or the reason why it is not. */
export class LoadedContent {
  private readonly loaded: Loaded<Content>;

  constructor(spec: () => string) {
    this.loaded = new Loaded(() => (spec() ? loadContent(spec(), language()) : null));
  }

  get content(): Content | null {
    return this.loaded.value;
  }

  get trouble(): string {
    return this.loaded.trouble;
  }
}
