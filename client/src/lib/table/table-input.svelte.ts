/** The desk: what somebody at a table points at, and what comes of a click: an answer, a question back, or a reason. */
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
  type Spot,
} from "./offers";
import { settings } from "../page/settings.svelte";
import { walkedTo } from "../page/focus.svelte";
import { Peek } from "../page/card-preview.svelte";
import { isMeant } from "../page/pointing";
import type { TableStore } from "./table.svelte";
import type { Lying } from "../net/view";
import type { Back, Why } from "../net/wire";

const NONE: Offer[] = [];
const YOUR_TURN = "your-turn";
const TURNS = 4;
const HOVERS = 220; // milliseconds until a reason is asked for what is only pointed at

export class Desk {
  hovered: Spot = $state("");
  pinned: Spot = $state(""); // pointed at by a click that needs a second one
  why: Why | null = $state.raw(null); // why nothing can be done with what is pointed at
  whyOf: Spot = $state(""); // what that is about
  ending = $state(false); // asked to end the turn, and asked back
  turned = $state(0); // quarter turns of the tile in hand
  about = $state(""); // what a mark that is pointed at means
  large: string | null = $state(null); // the card that is shown large
  largeAt: Spot = $state(""); // where it lies
  goingBack: Back | null = $state.raw(null); // what everybody would be asked to take back
  readonly peek: Peek;
  /** Why the tile in hand cannot be laid in some of its turns. */
  cannotTurn: Record<number, Why> = $state.raw({});
  private playing = $state(false);
  private hovering: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly store: TableStore,
    private readonly game: () => Content,
  ) {
    this.peek = new Peek(() => store.acting);
  }

  /** In the language of the page, which may change. */
  get content(): Content {
    return this.game();
  }

  /** On the way through several rooms nothing is lit: a click between two steps would be one too late. */
  private walking = $state(false);
  readonly busy: boolean = $derived(this.playing || this.walking); // with several choices in a row
  private open: boolean = $derived.by(() => this.store.mine && !this.walking);
  private readonly question = $derived.by(() => (this.open ? this.store.question : null));
  all: Offer[] = $derived.by(() => (this.question ? offersOf(this.question, this.content) : NONE));
  walks: Offer[] = $derived.by(() => (this.question ? walksOf(this.question, this.content) : NONE));
  /** Tokens that are offered where the own pawn stands: they can be taken by a click on the room, too. */
  private readonly lying: Offer[] = $derived.by(() => {
    const here = this.store.view?.seats[this.store.seat]?.room ?? "";
    const tokens = this.store.view?.room_tokens[here] ?? [];
    const there = lyingAmong(this.all, tokens, (token) => this.content.tokens[token]?.kind);
    return there.map((offer) => ({ ...offer, spot: `room:${here}` }));
  });
  offers: Offers = $derived(bySpot([...this.all, ...this.walks, ...this.lying]));
  words: Offer[] = $derived(inWords(this.all, this.content.walks));
  /** Whether something else is asked than what to do next. */
  asked: boolean = $derived.by(() => this.store.mine && this.store.question?.prompt !== YOUR_TURN);
  /** How the open question is answered, if one is open. */
  answered: "places" | "bar" | "list" | "" = $derived(this.asked ? answeredBy(this.all) : "");
  decline: Offer | undefined = $derived(this.asked ? this.all.find(isNo) : undefined);
  turning: boolean = $derived(this.all.some(turnsTile));
  pointed: Spot = $derived(this.hovered || this.pinned || (this.turning ? `turn:${this.turned}` : ""));
  pointedOffers: readonly Offer[] = $derived(this.offers.get(this.pointed) ?? NONE);
  /** Answers that the bar asks for, without the one that declines. */
  answers: Offer[] = $derived(this.answered === "bar" ? this.all.filter((offer) => !isNo(offer)) : NONE);
  /** Offers that the bar describes: those pointed at, or else the answers of an open question. */
  shown: readonly Offer[] = $derived(this.pointedOffers.length ? this.pointedOffers : this.answers);
  /** Offer that Enter takes; the key is printed at it, in the bar or beside the tile in hand. */
  enters: Offer | undefined = $derived.by(() => {
    const offers = this.turning ? (this.offers.get(`turn:${this.turned}`) ?? NONE) : this.shown;
    if (this.turning && offers.length > 1) return undefined;
    return this.owns(offers[0]) ? offers[0] : undefined;
  });
  plays: Offer[] = $derived(this.asked ? NONE : this.all.filter(isInHand));
  mayEnd: boolean = $derived(this.offers.has("end"));
  /** Whether something could still be done with what is unspent; a potion that waits is not wasted. */
  wastes: boolean = $derived.by(() => {
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
    return { tile: tile.tile, ...tile.cell, turn: (lay + this.turned) % TURNS };
  });
  /** Whether the tile in hand may lie as it is turned now. */
  fits: boolean = $derived(this.offers.has(`turn:${this.turned}`));

  /** The bar says what is meant by what is pointed at, wherever it stands. A finger stays there until it is elsewhere. */
  tellOf(event: PointerEvent): void {
    if (!isMeant(event)) return;
    const { target, pointerType } = event;
    const meant = target instanceof Element ? target.closest<HTMLElement>("[data-about]") : null;
    this.about = meant?.dataset["about"] ?? "";
    if (!this.about || pointerType !== "touch") return;
    this.pinned = "";
    this.why = null;
  }

  preview(spot: Spot): void {
    this.hovered = spot;
    clearTimeout(this.hovering);
    if (spot === this.pinned ? spot : !spot && this.pinned) return;
    this.why = null;
    if (!spot) return;
    if (!this.offers.has(spot) && this.store.mine)
      this.hovering = setTimeout(() => void this.reason(spot), HOVERS);
  }

  /** A click on a place of the table. With a finger, and where it is not obvious which of several prices is meant, the
   * first one shows what it costs, the second one does what hurts least. */
  pick(spot: Spot, needsTwo = coarse()): void {
    const offers = this.offers.get(spot) ?? NONE;
    if (!offers.length) return void this.explain(spot);
    if (this.pinned !== spot && (!obvious(offers) || needsTwo)) return this.hold(spot);
    if (offers[0]) void this.choose(offers[0]);
  }

  /** What can be done there stays in the bar, every price of it. */
  hold(spot: Spot): void {
    this.pinned = spot;
    this.hovered = "";
    this.why = null;
  }

  async choose(offer: Offer): Promise<void> {
    this.rest();
    const { steps } = offer;
    if (!steps) return this.store.choose(offer.key);
    this.walking = true;
    await this.store.together(() => this.walk(steps)).finally(() => (this.walking = false));
  }

  /** Step after step, until something is asked or refused that was not foreseen. */
  private async walk(steps: readonly string[]): Promise<void> {
    for (const step of steps) {
      const { question } = this.store;
      if (question?.prompt !== YOUR_TURN || !question.offers.some((offer) => offer.key === step)) return;
      await this.store.choose(step);
      if (this.store.refusal || this.store.question?.decision === question.decision) return;
    }
  }

  /** Plays every card that can be played, until something is asked. */
  async playAll(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    await this.store.together(() => this.playOn()).finally(() => (this.playing = false));
  }

  private async playOn(): Promise<void> {
    const prompt = this.store.question?.prompt;
    for (let next = this.plays[0]; next && this.store.question?.prompt === prompt; next = this.plays[0]) {
      const before = this.store.question?.decision;
      await this.choose(next);
      if (this.store.question?.decision === before) return;
    }
  }

  endTurn(): void {
    const end = this.offers.get("end")?.[0];
    if (!end) return void this.explain("end");
    if (!this.ending && this.asksToEnd()) this.ending = true;
    else void this.choose(end);
  }

  private asksToEnd(): boolean {
    return settings.ask === "always" || (settings.ask === "waste" && this.wastes);
  }

  /** Alone at once; otherwise what asking everybody would cost is shown first. */
  undo(everything = false): void {
    this.store.skip();
    const undo = this.store.undoing;
    if (undo.face === "alone") void this.store.undo(everything);
    if (undo.face === "ask") this.goingBack = undo.back;
  }

  rotate(by: number): void {
    this.turned = (this.turned + by + TURNS) % TURNS;
  }

  /** Lays the tile in hand as it is turned; where several prices are possible one is asked for. */
  putDown(): void {
    this.pick(`turn:${this.turned}`, false);
  }

  /** The tile in hand begins in a turn in which it can be laid, and the server says why not in the others. */
  async takeTile(): Promise<void> {
    const turns = [...Array(TURNS).keys()];
    this.cannotTurn = {};
    this.turned = turns.find((turn) => this.offers.has(`turn:${turn}`)) ?? 0;
    const closed = turns.filter((turn) => !this.offers.has(`turn:${turn}`));
    const whys = await Promise.all(closed.map((turn) => this.askWhy(`turn:${turn}`)));
    this.cannotTurn = Object.fromEntries(closed.flatMap((turn, n) => (whys[n] ? [[turn, whys[n]]] : [])));
  }

  rest(): void {
    this.hovered = "";
    this.pinned = "";
    this.why = null;
    this.ending = false;
  }

  /** Shows the card of a place large, if there is one. */
  read(spot: Spot): void {
    const [place, rest = ""] = spot.split(/:(.*)/s);
    const card = place === "row" ? this.store.view?.row[Number(rest)] : rest;
    if (card && this.content.cards[card]) this.show(card, spot);
  }

  /** Shows a card large, and if it lies somewhere what can be done with it, or why not. */
  show(card: string, spot: Spot = ""): void {
    this.large = card;
    this.largeAt = spot;
    if (spot && this.store.mine && !this.offers.has(spot)) void this.explain(spot);
  }

  /** Asks the server why nothing can be done with something. */
  async explain(spot: Spot): Promise<void> {
    clearTimeout(this.hovering);
    this.pinned = spot;
    this.hovered = "";
    this.why = null;
    await this.reason(spot);
  }

  private async reason(spot: Spot): Promise<void> {
    const why = await this.askWhy(spot);
    if (!why || this.pointed !== spot) return;
    this.why = why;
    this.whyOf = spot;
  }

  /** Nothing where it is offered after all, or nobody answers. */
  private async askWhy(spot: Spot): Promise<Why | null> {
    const why = this.store.live ? await this.store.why(spot).catch(() => null) : null;
    return why?.text ? why : null;
  }
}

function coarse(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}
