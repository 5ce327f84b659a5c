/** An open book: its text and cards in the language of the page, where the reader is, and what leads where. */
import { getContext, setContext } from "svelte";

import { book, goalOf, isExample, type BookContent, type Goal, type TermContent } from "../lib/games/book";
import { loadContent, type Content } from "../lib/games/content";
import { Terms } from "../lib/games/passages";
import { entriesOf, Search } from "../lib/games/search";
import { parseSpec } from "../lib/games/specs";
import { opensNewTab, go, rulesPath } from "../lib/page/router.svelte";
import { language } from "../lib/page/words.svelte";
import { themeOf } from "../themes";

const KEY = Symbol("book");

export class OpenBook {
  text: BookContent | null = $state.raw(null);
  things: Content | null = $state.raw(null); // cards and tokens
  signs: Record<string, string> = $state.raw({}); // of the game's theme
  trouble = $state(false);
  sought = $state("");
  /** A word that was clicked, shown until something else is. */
  term: TermContent | null = $state.raw(null);
  /** Whether what was chosen is shown where it must lie over the text. */
  noted = $state(true);

  readonly goal: Goal | null = $derived.by(() => (this.text ? goalOf(this.text, this.at()) : null));
  readonly terms = $derived(new Terms(this.text?.terms ?? []));
  readonly known: ReadonlySet<string> = $derived(new Set(this.text?.rules.map(({ id }) => id)));
  private readonly search = $derived(new Search(this.text ? entriesOf(this.text, this.things) : []));
  readonly found = $derived(this.search.find(this.sought));

  constructor(
    readonly spec: () => string,
    readonly at: () => string,
    private readonly ongo: (at: string) => void,
    /** Whether a game goes on below, which nobody should be led away from. */
    readonly over: () => boolean = () => false,
  ) {}

  /** Fetches what is read, in the language of now. What was asked for before another language was chosen is left. */
  open(): void {
    const [spec, tag] = [this.spec(), language()];
    const here = (): boolean => spec === this.spec() && tag === language();
    book(spec, tag).then(
      (answer) => {
        if (here()) [this.text, this.trouble] = [answer, false];
      },
      () => (this.trouble = true),
    );
    loadContent(spec, tag).then(
      (answer) => {
        if (here()) this.things = answer;
      },
      () => here() && (this.things = null), // the text can be read without
    );
    void themeOf(parseSpec(spec).game)
      .signs?.()
      .then(({ signs }) => (this.signs = signs));
  }

  go(at: string): void {
    this.term = null;
    this.sought = "";
    this.noted = true;
    this.ongo(at);
  }

  explain(term: TermContent): void {
    this.term = term;
    this.noted = true;
  }

  pathTo(at: string): string {
    return rulesPath(this.spec(), at);
  }

  rule(id: string) {
    return this.text?.rules.find((rule) => rule.id === id);
  }
}

export const setBook = (open: OpenBook): OpenBook => setContext(KEY, open);
export const theBook = (): OpenBook => getContext<OpenBook>(KEY);

/** A link within the book: followed here, unless somebody wants it in another tab. */
export function follow(event: MouseEvent, open: OpenBook, at: string): void {
  if (opensNewTab(event)) return;
  if (isExample(at) && open.over()) return; // in a tab of its own
  event.preventDefault();
  if (isExample(at)) go(open.pathTo(at), open.at());
  else open.go(at);
}
