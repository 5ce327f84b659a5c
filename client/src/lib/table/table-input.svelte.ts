/** Table input: hovered and clicked spots, and the result of a click: an answer, a question back, or a reason. */
import type { Content } from "../games/content";
import {
  answeredBy,
  bySpot,
  inWords,
  isInHand,
  isNo,
  lyingAmong,
  obvious,
  offersOf,
  spends,
  turnsTile,
  walksOf,
  type Offer,
  type Offers,
} from "./offers";
import { settings } from "../page/settings.svelte";
import { walkedTo } from "../page/focus.svelte";
import { CardPreview } from "../page/card-preview.svelte";
import { isPointerMove } from "../page/pointing";
import type { TableStore } from "./table.svelte";
import type { Lying } from "../net/view";
import type { Back, Why } from "../net/wire";
import { parseSpot, spotFor, type Spot, type MaybeSpot, type ParsedSpot } from "./spots";

const NONE: Offer[] = [];
const YOUR_TURN = "your-turn";
const TURNS = 4;
const MANY = 3; // offers
const LONG = 90; // letters of an outcome
const HOVERS = 220; // milliseconds until a reason is asked for what is only pointed at

export class TableInput {
  hovered: MaybeSpot = $state("");
  pinned: MaybeSpot = $state(""); // by a first click that needs a second one
  refusalReason: Why | null = $state.raw(null); // why nothing can be done at the hovered spot
  refusalSpot: MaybeSpot = $state(""); // spot of that reason
  confirmsEnd = $state(false); // the turn ends with the next click
  tileTurn = $state(0); // quarter turns of the tile in hand
  explanation = $state(""); // meaning of the hovered mark
  large: string | null = $state(null); // the card that is shown large
  largeAt: MaybeSpot = $state(""); // where it lies
  undoPrompt: Back | null = $state.raw(null); // extent of an undo by consent, shown before asking
  readonly cardPreview: CardPreview;
  /** Why the tile in hand cannot be laid in some of its turns. */
  cannotTurn: Record<number, Why> = $state.raw({});
  private playing = $state(false);
  private hovering: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly store: TableStore,
    private readonly game: () => Content,
  ) {
    this.cardPreview = new CardPreview(() => store.inCutscene);
  }

  /** In the language of the page, which may change. */
  get content(): Content {
    return this.game();
  }

  /** Walking through several rooms: nothing is clickable, because a click between two steps would come too late. */
  private walking = $state(false);
  readonly busy: boolean = $derived(this.playing || this.walking); // making several choices in a row
  private open: boolean = $derived.by(() => this.store.mine && !this.walking);
  private readonly question = $derived.by(() => (this.open ? this.store.question : null));
  all: Offer[] = $derived.by(() => (this.question ? offersOf(this.question, this.content) : NONE));
  walks: Offer[] = $derived.by(() => (this.question ? walksOf(this.question, this.content) : NONE));
  /** Tokens that are offered where the own pawn stands: they can be taken by a click on the room, too. */
  private readonly lying: Offer[] = $derived.by(() => {
    const here = this.store.view?.seats[this.store.seat]?.room ?? "";
    const tokens = this.store.view?.room_tokens[here] ?? [];
    const there = lyingAmong(this.all, tokens, (token) => this.content.tokens[token]?.kind);
    return there.map((offer) => ({ ...offer, spot: spotFor.room(here) }));
  });
  offers: Offers = $derived(bySpot([...this.all, ...this.walks, ...this.lying]));
  words: Offer[] = $derived(inWords(this.all, this.content.walks));
  /** Whether an open question waits for this seat, besides its turn. */
  hasQuestion: boolean = $derived.by(() => this.store.mine && this.store.question?.prompt !== YOUR_TURN);
  /** How the open question is answered, if one is open. */
  answered: "places" | "bar" | "list" | "" = $derived(this.hasQuestion ? answeredBy(this.all) : "");
  decline: Offer | undefined = $derived(this.hasQuestion ? this.all.find(isNo) : undefined);
  isTurningTile: boolean = $derived(this.all.some(turnsTile));
  pointed: MaybeSpot = $derived(
    this.hovered || this.pinned || (this.isTurningTile ? spotFor.turn(this.tileTurn) : ""),
  );
  pointedOffers: readonly Offer[] = $derived(this.offersAt(this.pointed));
  /** Answers that the bar asks for, without the one that declines. */
  answers: Offer[] = $derived(this.answered === "bar" ? this.all.filter((offer) => !isNo(offer)) : NONE);
  /** Offers that the bar describes: those pointed at, or else the answers of an open question. */
  shown: readonly Offer[] = $derived(this.pointedOffers.length ? this.pointedOffers : this.answers);
  /** Where words have no room beside each other, other prices are marks and no key is printed. Ways to pay for a tile all
   * bear the same words. */
  brief: boolean = $derived(
    this.shown.length >= MANY ||
      (this.shown.length > 1 && (this.isTurningTile || outcomeOf(this.shown[0]).length > LONG)),
  );
  /** Offer that Enter takes; the key is printed at it, in the bar or beside the tile in hand, or else there is none. */
  enterOffer: Offer | undefined = $derived.by(() => {
    const offers = this.isTurningTile ? (this.offers.get(spotFor.turn(this.tileTurn)) ?? NONE) : this.shown;
    if (this.isTurningTile ? offers.length > 1 : this.brief) return undefined;
    return this.owns(offers[0]) ? offers[0] : undefined;
  });
  playable: Offer[] = $derived(this.hasQuestion ? NONE : this.all.filter(isInHand));
  mayEnd: boolean = $derived(this.offers.has("end"));
  /** Whether something could still be done with what is unspent; a potion that waits is not wasted. */
  hasUnspent: boolean = $derived.by(() => {
    const me = this.store.view?.seats[this.store.seat];
    return !!me && me.skill + me.swords + me.boots > 0 && this.all.some(spends);
  });

  /** Whether Enter is free for an offer: a control that somebody walked to by Tab or arrows has it for itself. */
  private owns(offer: Offer | undefined): boolean {
    const walked = walkedTo();
    if (!offer || !walked) return true;
    return walked.key === offer.key || (walked.spot === this.pointed && this.pointedOffers.length > 0);
  }

  /** The tile in hand as it would lie now. */
  inHand: Lying | null = $derived.by(() => {
    const tile = this.all.find((offer) => turnsTile(offer) && offer.tile && offer.cell);
    if (!tile?.tile || !tile.cell) return null;
    const lay = this.store.view?.map?.tiles.find((lying) => lying.tile === tile.tile)?.turn ?? 0;
    return { tile: tile.tile, ...tile.cell, turn: (lay + this.tileTurn) % TURNS };
  });
  /** Whether the tile in hand may lie as it is turned now. */
  tileFits: boolean = $derived(this.offers.has(spotFor.turn(this.tileTurn)));

  /** Shows the explanation of the hovered mark in the bar. After a touch it stays until the next one. */
  describeHovered(event: PointerEvent): void {
    if (!isPointerMove(event)) return;
    const { target, pointerType } = event;
    const meant = target instanceof Element ? target.closest<HTMLElement>("[data-about]") : null;
    this.explanation = meant?.dataset["about"] ?? "";
    if (!this.explanation || pointerType !== "touch") return;
    this.pinned = "";
    this.refusalReason = null;
  }

  preview(spot: MaybeSpot): void {
    this.hovered = spot;
    clearTimeout(this.hovering);
    if (spot === this.pinned ? spot : !spot && this.pinned) return;
    this.refusalReason = null;
    if (!spot) return;
    if (!this.offers.has(spot) && this.store.mine)
      this.hovering = setTimeout(() => void this.reason(spot), HOVERS);
  }

  /** Handles a click on a spot. By touch, and where several prices are possible, the first click shows the price and the
   * second one takes the offer with the least damage. */
  click(spot: Spot, needsTwo = coarse()): void {
    const offers = this.offers.get(spot) ?? NONE;
    if (!offers.length) return void this.explain(spot);
    if (this.pinned !== spot && (!obvious(offers) || needsTwo)) return this.pin(spot);
    if (offers[0]) void this.choose(offers[0]);
  }

  /** Pins a spot: its offers stay in the bar, with every price. */
  pin(spot: Spot): void {
    this.pinned = spot;
    this.hovered = "";
    this.refusalReason = null;
  }

  async choose(offer: Offer): Promise<void> {
    this.clear();
    const { steps } = offer;
    if (!steps) return void (await this.store.choose(offer.key));
    this.walking = true;
    await this.store.asOneUndo(() => this.chooseAll(steps)).finally(() => (this.walking = false));
  }

  /** Makes choices in their order until an unexpected question or a refusal; the server makes as many at once as it can. */
  private async chooseAll(keys: readonly string[]): Promise<void> {
    for (let left = keys; left[0] && this.store.question?.prompt === YOUR_TURN;) {
      const made = await this.store.choose(left[0], left.slice(1));
      if (!made) return;
      left = left.slice(made);
    }
  }

  /** Plays all playable cards until a question opens. */
  async playAll(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    await this.store.asOneUndo(() => this.playOn()).finally(() => (this.playing = false));
  }

  /** Plays what is in hand, then what was drawn by it. */
  private async playOn(): Promise<void> {
    const prompt = this.store.question?.prompt;
    while (this.playable.length && this.store.question?.prompt === prompt) {
      this.clear();
      const [first = "", ...then] = this.hand;
      if (!(await this.store.choose(first, then))) return;
    }
  }

  /** Keys that play the cards in hand, one for each copy. */
  private get hand(): string[] {
    const cards = this.store.view?.seats[this.store.seat]?.hand ?? [];
    return this.playable.flatMap(({ key, spot }) =>
      cards.filter((card) => spotFor.hand(card) === spot).map(() => key),
    );
  }

  endTurn(): void {
    const end = this.offers.get("end")?.[0];
    if (!end) return void this.explain("end");
    if (!this.confirmsEnd && this.asksToEnd()) this.confirmsEnd = true;
    else void this.choose(end);
  }

  private asksToEnd(): boolean {
    return settings.ask === "always" || (settings.ask === "waste" && this.hasUnspent);
  }

  /** Undoes at once where no consent is needed; otherwise opens a dialog with the extent of the undo first. */
  undo(everything = false): void {
    this.store.skip();
    const undo = this.store.undoing;
    if (undo.face === "alone") void this.store.undo(everything);
    if (undo.face === "ask") this.undoPrompt = undo.back;
  }

  rotate(by: number): void {
    this.tileTurn = (this.tileTurn + by + TURNS) % TURNS;
  }

  /** Lays the tile in hand as it is turned; where several prices are possible one is asked for. */
  placeTile(): void {
    this.click(spotFor.turn(this.tileTurn), false);
  }

  /** Turns the tile in hand to the first legal rotation, and loads the reasons against the others. */
  async startTurningTile(): Promise<void> {
    const turns = [...Array(TURNS).keys()];
    this.cannotTurn = {};
    this.tileTurn = turns.find((turn) => this.offers.has(spotFor.turn(turn))) ?? 0;
    const closed = turns.filter((turn) => !this.offers.has(spotFor.turn(turn)));
    const whys = await Promise.all(closed.map((turn) => this.askWhy(spotFor.turn(turn))));
    this.cannotTurn = Object.fromEntries(closed.flatMap((turn, n) => (whys[n] ? [[turn, whys[n]]] : [])));
  }

  clear(): void {
    this.hovered = "";
    this.pinned = "";
    this.refusalReason = null;
    this.confirmsEnd = false;
  }

  /** Shows the card of a place large, if there is one. */
  read(spot: MaybeSpot): void {
    const place = parseSpot(spot);
    const card = place && this.cardAt(place);
    if (card && this.content.cards[card]) this.show(card, spot);
  }

  /** Offers at a spot; none at no spot. */
  offersAt(spot: MaybeSpot): readonly Offer[] {
    return (spot && this.offers.get(spot)) || NONE;
  }

  private cardAt(place: ParsedSpot): string | null | undefined {
    if (place.kind === "row") return this.store.view?.row[place.slot];
    return "card" in place ? place.card : null;
  }

  /** Shows a card large, and if it lies somewhere what can be done with it, or why not. */
  show(card: string, spot: MaybeSpot = ""): void {
    this.large = card;
    this.largeAt = spot;
    if (spot && this.store.mine && !this.offers.has(spot)) void this.explain(spot);
  }

  /** Asks the server why nothing can be done with something. */
  async explain(spot: Spot): Promise<void> {
    clearTimeout(this.hovering);
    this.pinned = spot;
    this.hovered = "";
    this.refusalReason = null;
    await this.reason(spot);
  }

  private async reason(spot: Spot): Promise<void> {
    const why = await this.askWhy(spot);
    if (!why || this.pointed !== spot) return;
    this.refusalReason = why;
    this.refusalSpot = spot;
  }

  /** Reason from the server; null where the spot has an offer after all, or the request fails. */
  private async askWhy(spot: Spot): Promise<Why | null> {
    const why = this.store.live ? await this.store.why(spot).catch(() => null) : null;
    return why?.text ? why : null;
  }
}

function coarse(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

const outcomeOf = (offer: Offer | undefined): string =>
  [...(offer?.gains ?? []), ...(offer?.harms ?? [])].join(" ");
