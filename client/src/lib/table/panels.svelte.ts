/** Panels over the table: the sheet with seats, log or rules, the pile dialog, the help page for keys, and advice. */
import { say } from "../page/words.svelte";
import type { Spot } from "./spots";
import type { TableStore } from "./table.svelte";

export type SheetTab = "seats" | "log" | "rules";

export interface Pile {
  title: string;
  /** Whether somebody's things are shown, not a pile of the table. */
  owner?: boolean;
  tokens?: readonly string[];
  cards: readonly (string | null)[];
  /** What is left in the own deck. */
  deck?: readonly string[];
  /** Cards and tokens that are out of the game. */
  trashed?: readonly string[];
  box?: readonly string[];
}

export class TablePanels {
  tab: "table" | SheetTab = $state("table");
  at: "" | "dragon" | Spot = $state(""); // what the sheet of a phone shows first
  rule = $state(""); // what the rules are opened at
  tray: "" | "hand" | "row" = $state(""); // which cards a phone shows because somebody points at them
  keys = $state(false);
  advice = $state(false);
  pile: Pile | null = $state.raw(null);
  /** The seat whose character is shown, or -1. */
  met = $state(-1);

  constructor(private readonly store: TableStore) {}

  showRule(id: string): void {
    this.rule = id;
    this.tab = "rules";
  }

  showSeats(place: "" | "dragon" | Spot): void {
    this.at = place;
    this.tab = "seats";
  }

  toggle(page: SheetTab | "keys"): void {
    if (page === "keys") this.keys = !this.keys;
    else this.tab = this.tab === page ? "table" : page;
  }

  close(): void {
    this.tab = "table";
    this.rule = "";
  }

  /** What a seat has that may be looked through. */
  lookAt(seat: number): void {
    const things = this.store.view?.seats[seat];
    this.pile = {
      title: say("things-of", { name: this.store.name(seat) }),
      owner: true,
      tokens: things?.tokens ?? [],
      cards: things?.discard ?? [],
      deck: this.deckOf(seat),
    };
  }

  lookAtDiscard(): void {
    const { dungeon_discard: cards = [], trashed = [], box = [] } = this.store.view ?? {};
    this.pile = { title: say("dungeon-discard"), cards, trashed, box };
  }

  /** What is left in the own deck; in which order nobody knows, nor does the server tell. */
  private deckOf(seat: number): string[] {
    const own = this.store.view?.seats[seat];
    return own?.deck ? [...own.deck, ...own.deck_known.flatMap((card) => card ?? [])] : [];
  }
}
