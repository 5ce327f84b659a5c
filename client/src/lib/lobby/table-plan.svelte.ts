/** Plan of a new table: all that the form asks, from the seats to the cards of other games. */
import { PACK } from "../games/packs.svelte";
import { seatingParts, writeSpec } from "../games/specs";
import type { Catalog, Game } from "../net/wire";
import { changeSettings } from "../page/settings.svelte";
import { FRIEND, ME, PEOPLE, type SeatPlan, type TableRequest } from "./opening";
import { everyNumber, faceOf, offered, played, switched, withSeats, withUsual, type Setup } from "./setup";

const AT_FIRST = 3; // seats
const A_DAY = 86_400; // seconds
const ALONE = "solo";

/** What the form knows besides: the catalog, the chosen game, and the bot that sits down unless another one is chosen. */
export interface Known {
  games: Catalog;
  name: string;
  bot: string;
}

export class TablePlan {
  face = $state("");
  pace: "live" | "day" = $state("live");
  listed = $state(false);
  packs: string[] = $state.raw([]); // digests
  mixed: string[] = $state.raw([]); // parts of a spec: cards of other games
  handicaps: readonly number[] = $state.raw([]);
  sitters: SeatPlan[] = $state.raw([]);
  chosen: readonly string[] = $state.raw([]); // variants, by hand
  private beginner = $state("");

  constructor(private readonly known: () => Known) {
    this.sitters = [{ who: ME, name: "" }, ...Array.from({ length: AT_FIRST - 1 }, () => this.fresh())];
  }

  readonly name: string = $derived.by(() => this.known().name);
  readonly game: Game = $derived.by(() => this.known().games.games[this.name] as Game);
  readonly setup: Setup = $derived({ chosen: this.chosen, seats: this.sitters.length });
  /** Variants that are played, chosen by hand or not. */
  readonly variants: string[] = $derived(played(this.game, this.setup) ?? []);
  readonly offered: string[] = $derived(offered(this.game, this.setup));
  readonly bots: string[] = $derived(
    this.sitters.map(({ who }) => who).filter((who) => !PEOPLE.includes(who)),
  );
  /** The one kind of all bots; none if they differ. */
  readonly level: string = $derived.by(() => {
    const [first = this.known().bot, ...others] = this.bots;
    return others.every((who) => who === first) ? first : "";
  });
  readonly waits: boolean = $derived(this.sitters.some(({ who }) => who === FRIEND));
  readonly burdens: number[] = $derived(this.sitters.map((_, seat) => this.handicaps[seat] ?? 0));
  /** Whether the game can be played alone against the night. */
  readonly alone: boolean = $derived(
    this.game.variants.some(({ name, seats }) => name === ALONE && seats.includes(1)),
  );

  /** Who begins: "" by lot, a seat that there is, or the sneakiest. */
  get first(): string {
    return Number(this.beginner) >= this.sitters.length ? "" : this.beginner;
  }

  set first(who: string) {
    this.beginner = who;
  }

  private fresh(): SeatPlan {
    return { who: this.known().bot, name: "" };
  }

  /** Another game: what was chosen for the one before is gone, people stay as far as they have seats. */
  pick(name: string): void {
    [this.face, this.packs, this.mixed, this.beginner, this.handicaps] = ["", [], [], "", []];
    changeSettings({ game: name });
    const game = this.known().games.games[name] as Game;
    const counts = everyNumber(game);
    const seats = Math.max(counts[0] ?? 0, Math.min(counts.at(-1) ?? 0, this.sitters.length));
    this.chosen = withUsual(game, [], { chosen: [], seats }).chosen;
    this.seat(seats);
  }

  /** All bots of the table are of this kind. */
  rate(kind: string): void {
    this.sitters = this.sitters.map((one) => (PEOPLE.includes(one.who) ? one : { ...one, who: kind }));
  }

  /** Whether so many can sit down. */
  may(count: number): boolean {
    return withSeats(this.game, this.setup, count) !== null;
  }

  /** Other people, and with them the variants for so many. */
  invite(people: SeatPlan[]): void {
    const next = withSeats(this.game, this.setup, people.length);
    if (next) [this.chosen, this.sitters] = [next.chosen, people];
  }

  toggle(variant: string): void {
    const next = switched(this.game, this.setup, variant);
    this.chosen = next.chosen;
    this.seat(next.seats);
  }

  /** So many seats: the last ones go, bots come. */
  private seat(count: number): void {
    this.sitters = Array.from({ length: count }, (_, n) => this.sitters[n] ?? this.fresh());
  }

  /** What is chosen, with these packs. A pack with a board of its own is played there, unless a board was chosen. */
  specWith(digests: readonly string[]): string {
    const seating = seatingParts({ first: this.first, handicaps: this.burdens });
    return writeSpec({
      game: this.name,
      face: this.face || !digests.length ? faceOf(this.game.faces, this.face) : "",
      variants: [...this.variants, ...seating, ...this.mixed, ...digests.map((one) => PACK + one)],
    });
  }

  request(): TableRequest {
    const [spec, seats] = [this.specWith(this.packs), this.sitters];
    return { spec, seats, listed: this.listed, turn_seconds: this.pace === "day" ? A_DAY : 0 };
  }

  /** A table for one, on the board and with the grade that are chosen. */
  requestAlone(): TableRequest {
    const grade = this.chosen.find((variant) => variant.split(":")[0] === ALONE) ?? ALONE;
    const face = this.face ? faceOf(this.game.faces, this.face) : "";
    const spec = writeSpec({ game: this.name, face, variants: [grade] });
    return { spec, seats: [{ who: ME, name: "" }], listed: false, turn_seconds: 0 };
  }
}
