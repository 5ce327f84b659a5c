/** What somebody at a table points at, and what comes of a click: an answer, a question back, or a reason. */
import { get } from "./api";
import type { Content } from "./content";
import { bySpot, inWords, TURNS_A_TILE, type Offer, type Offers, type Spot } from "./offers";
import type { TableStore } from "./table.svelte";
import type { Lying } from "./view";
import { language } from "./words.svelte";

export interface Why {
  offered: boolean;
  word: string;
  rule: string;
  text: string;
}

const NONE: Offer[] = [];
const YOUR_TURN = "your-turn";
const TURNS = 4;

export class Desk {
  hovered: Spot = $state("");
  pinned: Spot = $state(""); // pointed at by a click that needs a second one
  why: Why | null = $state.raw(null);
  wasting = $state(false); // asked to end the turn with something unspent
  turned = $state(0); // quarter turns of the tile in hand
  large: string | null = $state(null); // the card that is shown large
  private playing = false;

  constructor(
    readonly store: TableStore,
    readonly content: Content,
  ) {}

  all: Offer[] = $derived.by(() => (this.store.mine ? (this.store.question?.offers ?? NONE) : NONE));
  offers: Offers = $derived(bySpot(this.all));
  words: Offer[] = $derived(inWords(this.all));
  /** Whether something else is asked than what to do next. */
  asked: boolean = $derived.by(() => this.store.mine && this.store.question?.prompt !== YOUR_TURN);
  turning: boolean = $derived(this.all.some((offer) => TURNS_A_TILE.has(offer.verb)));
  pointed: Spot = $derived(this.hovered || this.pinned);
  pointedOffers: readonly Offer[] = $derived(this.offers.get(this.pointed) ?? NONE);
  plays: Offer[] = $derived(this.all.filter((offer) => offer.verb === "play"));
  mayEnd: boolean = $derived(this.offers.has("end"));

  /** The tile in hand as it would lie now. */
  ghost: Lying | null = $derived.by(() => {
    const tile = this.all.find((offer) => TURNS_A_TILE.has(offer.verb) && offer.tile && offer.cell);
    return tile?.tile && tile.cell ? { tile: tile.tile, ...tile.cell, turn: this.turned } : null;
  });

  preview(spot: Spot): void {
    this.hovered = spot;
    if (spot && spot !== this.pinned) this.why = null;
  }

  /** A click on a place of the table. With a finger the first one shows the price, the second one pays it. */
  pick(spot: Spot, needsTwo = coarse()): void {
    const offers = this.offers.get(spot) ?? NONE;
    if (!offers.length) return void this.explain(spot);
    if (offers.length > 1 || (needsTwo && this.pinned !== spot)) {
      this.pinned = spot;
      this.hovered = "";
      this.why = null;
      return;
    }
    if (offers[0]) void this.choose(offers[0]);
  }

  async choose(offer: Offer): Promise<void> {
    this.rest();
    await this.store.choose(offer.key);
  }

  /** Plays every card that can be played, until something is asked. */
  async playAll(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    try {
      for (let next = this.plays[0]; next && !this.asked; next = this.plays[0]) {
        const before = this.store.question?.decision;
        await this.choose(next);
        if (this.store.question?.decision === before) return;
      }
    } finally {
      this.playing = false;
    }
  }

  endTurn(): void {
    const end = this.offers.get("end")?.[0];
    if (!end) return void this.explain("end");
    const me = this.store.view?.seats[this.store.seat];
    const unspent = !!me && me.skill + me.swords + me.boots > 0 && this.all.length > 1;
    if (unspent && !this.wasting) {
      this.wasting = true;
      return;
    }
    void this.choose(end);
  }

  rotate(by: number): void {
    this.turned = (this.turned + by + TURNS) % TURNS;
    this.pinned = `turn:${this.turned}`;
  }

  rest(): void {
    this.hovered = "";
    this.pinned = "";
    this.why = null;
    this.wasting = false;
  }

  /** Asks the server why nothing can be done with something. */
  async explain(spot: Spot): Promise<void> {
    const { store } = this;
    const key = this.keyOf(spot);
    this.pinned = spot;
    this.hovered = "";
    this.why = null;
    if (!key || store.watching) return;
    const query = new URLSearchParams({ key, lang: language() });
    const why = await get<Why>(`/api/tables/${store.table}/why?${query}`).catch(() => null);
    if (why && !why.offered && this.pinned === spot) this.why = why;
  }

  /** How somebody would write what they meant by a click. The server judges it. */
  private keyOf(spot: Spot): string {
    const [place, rest = ""] = spot.split(/:(.*)/s);
    const card = place === "row" ? this.store.view?.row[Number(rest)] : rest;
    const verb = VERBS[this.content.cards[card ?? ""]?.kind ?? ""] ?? "acquire";
    switch (place) {
      case "row":
        return `${verb}:row${Number(rest) + 1}`;
      case "pile":
        return `${verb}:${rest}`;
      case "hand":
        return `play:${rest}`;
      case "room":
        return `move:${this.wayTo(rest)}`;
      case "market":
        return `buy:${rest}`;
      case "token":
        return `consume:${rest}`;
      case "end":
        return "end-turn";
      default:
        return "";
    }
  }

  private wayTo(room: string): string {
    const here = this.store.view?.seats[this.store.seat]?.room;
    for (const tunnel of this.content.board?.tunnels ?? []) {
      if (tunnel.from === here && tunnel.to === room) return tunnel.keys[0];
      if (tunnel.to === here && tunnel.from === room) return tunnel.keys[1];
    }
    return room;
  }
}

const VERBS: Record<string, string> = { device: "use", monster: "fight" };

function coarse(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}
