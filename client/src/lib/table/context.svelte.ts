/** Table context, provided once by `Table` for all its parts instead of props.
 *
 * Changing fields are getters: read them where they are used, or destructure them with `$derived`.
 */
import { createContext, type Snippet } from "svelte";
import { SvelteSet } from "svelte/reactivity";

import type { Content } from "../games/content";
import { Camera } from "../map/camera.svelte";
import { placesOf, spoken, type Place } from "../map/places";
import type { View } from "../net/view";
import type { TableInfo } from "../net/wire";
import type { Layout } from "../page/layout";
import { layoutNow } from "../page/screen";
import { TableInput } from "./table-input.svelte";
import type { Spot } from "./spots";
import { TablePanels } from "./panels.svelte";
import type { TableStore } from "./table.svelte";

/** Surroundings of a table: replacement for its buttons, text of the bar while nothing is hovered, and height of the
 * area below it. */
export interface Surroundings {
  actions: Snippet | null;
  describe: (() => string) | null;
  below: () => number;
}

const ALONE: Surroundings = { actions: null, describe: null, below: () => 0 };

export class TableContext {
  readonly input: TableInput;
  readonly panels: TablePanels;
  readonly camera = new Camera();
  /** Seats with a walking pawn, which is not yet drawn at its destination. */
  readonly walking = new SvelteSet<number>();

  constructor(
    readonly store: TableStore,
    private readonly game: () => Content,
    readonly around: Surroundings = ALONE,
  ) {
    this.input = new TableInput(store, game);
    this.panels = new TablePanels(store);
  }

  /** In the language of the page, which may change. */
  get content(): Content {
    return this.game();
  }

  /** Table parts are mounted only after the first position. */
  get view(): View {
    return this.store.view!;
  }

  get info(): TableInfo {
    return this.store.info!;
  }

  /** The own seat; -1 for a spectator. */
  get me(): number {
    return this.store.seat;
  }

  /** Where the own pawn stands. */
  here: string = $derived.by(() => this.store.view?.seats[this.me]?.room ?? "");
  /** Whether there is a hand to show; its place is kept in a game that is looked at again, where it comes and goes. */
  showsHand: boolean = $derived.by(() => {
    const seat = this.store.view?.seats[this.me];
    return seat !== undefined && (!this.store.live || (seat.hand?.length ?? 0) > 0);
  });
  private readonly seats: number = $derived.by(() => this.store.view?.seats.length ?? 0);
  /** Besides those of seats: the night. */
  private readonly besides: number = $derived.by(() => (this.store.view?.night ? 1 : 0));
  /** The same as long as window, seats and hand are: parts that ask for it have nothing to do at other news. */
  layout: Layout = $derived.by(() =>
    layoutNow({
      seats: this.seats,
      panels: this.besides,
      hand: this.showsHand,
      below: this.around.below(),
    }),
  );
  /** Whether the table lies as on a phone. */
  get phone(): boolean {
    return this.layout.kind === "phone";
  }
  places: Place[] = $derived.by(() => placesOf(this.view, this.content, this.input.offers));
  /** Spoken label of each place. */
  labels: ReadonlyMap<Spot, string> = $derived.by(
    () => new Map(this.places.map((place) => [place.spot, spoken(place, (seat) => this.store.name(seat))])),
  );
}

/** `provideTable` in `Table`, `useTable` in all its parts. */
export const [useTable, provideTable] = createContext<TableContext>();
