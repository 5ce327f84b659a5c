/** The table that a part of the page belongs to: given once by `Table`, so that nothing is handed from part to part.
 *
 * Fields that change are getters: read them where they are used, or destructure them with `$derived`.
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
import { Desk } from "./table-input.svelte";
import type { Spot } from "./offers";
import { Pages } from "./panels.svelte";
import type { TableStore } from "./table.svelte";

/** What a table is shown within: what takes the place of its buttons, what the bar says while nothing is pointed at, and
 * how high something else stands below it. */
export interface Around {
  actions: Snippet | null;
  told: (() => string) | null;
  below: () => number;
}

const ALONE: Around = { actions: null, told: null, below: () => 0 };

export class AtTable {
  readonly desk: Desk;
  readonly pages: Pages;
  readonly camera = new Camera();
  /** Seats whose pawns are on their way: they are not drawn where they will stand. */
  readonly walking = new SvelteSet<number>();

  constructor(
    readonly store: TableStore,
    private readonly game: () => Content,
    readonly around: Around = ALONE,
  ) {
    this.desk = new Desk(store, game);
    this.pages = new Pages(store);
  }

  /** In the language of the page, which may change. */
  get content(): Content {
    return this.game();
  }

  /** Parts are drawn once there is something to see. */
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
  held: boolean = $derived.by(() => {
    const seat = this.store.view?.seats[this.me];
    return seat !== undefined && (!this.store.live || (seat.hand?.length ?? 0) > 0);
  });
  private readonly seats: number = $derived.by(() => this.store.view?.seats.length ?? 0);
  /** The same as long as window, seats and hand are: parts that ask for it have nothing to do at other news. */
  layout: Layout = $derived.by(() => layoutNow(this.seats, this.held, this.around.below()));
  /** Whether the table lies as on a phone. */
  get phone(): boolean {
    return this.layout.kind === "phone";
  }
  places: Place[] = $derived.by(() => placesOf(this.view, this.content, this.desk.offers));
  /** Everything about each place in words. */
  labels: ReadonlyMap<Spot, string> = $derived.by(
    () => new Map(this.places.map((place) => [place.spot, spoken(place, (seat) => this.store.name(seat))])),
  );
}

/** `setTable` in the component that shows the table, `atTable` in every part of it. */
export const [atTable, setTable] = createContext<AtTable>();
