/** Banners: one sentence for each big moment, such as a seat going out, the dragon's rage, or being caught.
 *
 * One at a time, the most serious first. A banner waits while a cutscene or another panel has the attention.
 */
import type { Content } from "../games/content";
import type { Fact, View } from "../net/view";
import { hasMessage, say } from "../page/words.svelte";
import { carriesArtifact } from "../table/worth";
import { shownGame } from "../../themes/current.svelte";
import { presentationOf } from "./event-presentation";

export type Kind =
  "caught" | "leave" | "out" | "felled" | "own" | "last" | "rage" | "won" | "secret" | "begins";

export interface Banner {
  kind: Kind;
  title: string;
  text: string;
  names: string[]; // of whom it tells, so that two become one
  seat: number; // whose mark it bears; -1: nobody's
  token: string; // that is looked at large
  cubes?: number; // of an attack, that it names
  worth?: number; // points of the own seat, that it names
}

/** Graver ones first. */
const RANK: Record<Kind, number> = {
  caught: 1,
  leave: 2,
  out: 3,
  felled: 3,
  own: 5,
  begins: 3,
  last: 4,
  won: 4,
  rage: 5,
  secret: 6,
};
export const EMBER = new Set<Kind>(["caught", "out", "felled", "own", "last", "rage"]);
const MERGES = 2000; // milliseconds within which the same kind becomes one
const LEAST = 1200; // a banner is shown so long, even if a graver one waits
const MOST = 6000;
const LARGE = 600; // milliseconds for which the token of a secret is shown large, before its words
const [GLANCE, LETTER] = [1000, 45]; // milliseconds to find the words, and to read a letter of them

/** For how long a banner is shown: that of a secret has no button and goes when its words have been read. */
function lasting({ kind, text }: Banner): number {
  return kind === "secret" ? Math.min(MOST, LARGE + GLANCE + LETTER * text.length) : MOST;
}

export interface Reader {
  me: number;
  content: Content;
  name: (seat: number) => string;
}

/** What some facts deserve to be said large, as this seat sees them. */
export function bannersOf(facts: readonly Fact[], after: View | null, reader: Reader): Banner[] {
  if (!after) return [];
  return facts.flatMap((fact) => makerOf(fact)?.(fact, after, reader) ?? []);
}

type Maker = (fact: Fact, after: View, reader: Reader) => Banner | null;

const MAKERS: Record<string, Maker> = {
  FirstSeatChosen: (fact, _, reader) => begins(fact.seat, reader),
  KnockedOut: (fact, after, reader) =>
    fact.seat === reader.me ? caught(after, reader) : gone("felled", fact, after, reader),
  Escaped: (fact, after, reader) => (fact.seat === reader.me ? null : gone("out", fact, after, reader)),
  TurnBegun: (fact, after, reader) =>
    fact.seat === reader.me && endsNext(after, reader.content) ? last() : null,
  MarkerAdvanced: (fact, after, reader) => rage(fact, after, reader),
  SecretRevealed: (fact, _, reader) => secret(fact, reader),
  TokenTaken: (fact, _, reader) => won(fact, reader),
};

const leaving: Maker = (fact, after, reader) => (fact.seat === reader.me ? leave(after) : null);

function makerOf(fact: Fact): Maker | undefined {
  if (hasMessage(`banner-${fact.event}`, shownGame())) return ownMoment;
  return presentationOf(fact).allowsLeaving ? leaving : MAKERS[fact.event];
}

function plain(kind: Kind, title: string, text: string): Banner {
  return { kind, title, text, names: [], seat: -1, token: "" };
}

/** Who has the first turn. */
export function begins(seat: number, { me, name }: Reader): Banner {
  const title = seat === me ? say("banner-you-begin") : say("banner-begins", { name: name(seat) });
  return { ...plain("begins", title, say("banner-begins-why")), seat };
}

function caught(after: View, { me, content }: Reader): Banner {
  return { ...plain("caught", say("banner-caught"), caughtWhy(after, me, content)), seat: me };
}

/** Whether anything of a seat that was caught counts, and why: the server says which, the page says it in words. */
export function caughtWhy(after: View, me: number, content: Content): string {
  const player = after.seats[me];
  if (player?.fate === "rescued") return say("banner-rescued");
  const artifact = player && carriesArtifact(player, content);
  return say(artifact ? "banner-lost-deep" : "banner-lost-bare");
}

function leave(after: View): Banner {
  const worth = after.worth ?? 0;
  return { ...plain("leave", say("banner-leave"), say("banner-leave-why", { n: worth })), worth };
}

/** Somebody else is out: by the way out, or felled. */
function gone(kind: "out" | "felled", { seat }: Fact, after: View, { content, name }: Reader): Banner | null {
  if (after.over) return null;
  const names = [name(seat)];
  return { ...plain(kind, goneTitle(kind, names), ending(after, content)), names, seat };
}

function goneTitle(kind: Kind, names: readonly string[]): string {
  return say(`banner-${kind}`, { names: names.join(say("list-and")), n: names.length });
}

/** How it ends now that somebody is out: after so many turns, or cube by cube. */
function ending(after: View, content: Content): string {
  const left = turnsLeft(after, content);
  return left === null ? say("banner-out-cubes") : say("banner-out-turns", { n: left });
}

/** Turns of the countdown before everybody left is caught; nothing where there is no countdown. */
function turnsLeft(after: View, content: Content): number | null {
  const spaces = content.params.countdown.length;
  return spaces && after.countdown ? spaces + 2 - after.countdown : null;
}

function endsNext(after: View, content: Content): boolean {
  const most = content.params.lone_rounds;
  return turnsLeft(after, content) === 1 || (most > 0 && most - after.lone_rounds === 1);
}

/** Cubes that an attack draws from now on; not every space of the track draws more than the one before. */
function rage(fact: Fact, after: View, { content }: Reader): Banner {
  const { rage: track = [] } = content.params;
  const space = fact.event === "MarkerAdvanced" ? fact.space - 1 : 0;
  const same = track[space] !== undefined && track[space] === track[space - 1];
  const why = same ? "banner-rage-same" : "banner-rage-why";
  const { cubes } = after.attack;
  return { ...plain("rage", say("banner-rage"), say(why, { n: cubes })), cubes };
}

function last(): Banner {
  return plain("last", say("banner-last"), say("banner-last-why"));
}

function secret(fact: Fact, { me, content, name }: Reader): Banner | null {
  const token = fact.event === "SecretRevealed" ? content.tokens[fact.token] : undefined;
  if (!token) return null;
  const title =
    fact.seat === me ? token.name : say("banner-secret", { name: name(fact.seat), token: token.name });
  const worth = token.points ? say("cards-points", { n: token.points }) : "";
  return { ...plain("secret", title, token.full.join(" ") || worth), seat: fact.seat, token: token.id };
}

/** Banner for an own token with new abilities, where the theme has a sentence for its kind. */
function won(fact: Fact, { me, content }: Reader): Banner | null {
  const token = fact.event === "TokenTaken" && fact.seat === me ? content.tokens[fact.token] : undefined;
  const said = `banner-won-${token?.kind ?? ""}`;
  return token && hasMessage(said, shownGame()) ? { ...plain("won", token.name, say(said)), seat: me } : null;
}

/** An event of the shown game alone, where its theme has a sentence for it. */
const ownMoment: Maker = ({ event }, after) =>
  after.over ? null : plain("own", say(`banner-${event}`), say(`banner-${event}-why`));

interface Waiting {
  banner: Banner;
  since: number;
}

/** The banner to be shown, and those that wait. `free` says whether one may begin now. */
export class Banners {
  private waiting: Waiting[] = [];
  private shown: Waiting | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (banner: Banner | null) => void,
    private readonly free: () => boolean,
  ) {}

  add(...banners: Banner[]): void {
    for (const banner of banners) this.put({ banner, since: Date.now() });
    this.look();
  }

  /** Something that held the eye is over, or the banner was read. */
  look(): void {
    const now = Date.now();
    const next = this.waiting[0];
    if (this.shown) {
      const age = now - this.shown.since;
      const graver = next && RANK[next.banner.kind] < RANK[this.shown.banner.kind];
      const lasts = lasting(this.shown.banner);
      const ends =
        this.waiting.length && (graver || this.shown.banner.kind === "secret")
          ? Math.min(LEAST, lasts)
          : lasts;
      if (age < ends) return this.later(ends - age);
      this.turn(null);
    }
    if (next && this.free()) this.turn({ banner: next.banner, since: now });
  }

  /** Read: away with it, and on to the next. */
  close(): void {
    this.turn(null);
    this.look();
  }

  /** What is no longer true is not said: my turn is over. */
  drop(...kinds: Kind[]): void {
    this.waiting = this.waiting.filter(({ banner }) => !kinds.includes(banner.kind));
    if (this.shown && kinds.includes(this.shown.banner.kind)) this.close();
  }

  /** Drops a banner that names another number of cubes than the next attack draws now, or of points than the own seat has. */
  recount({ attack: { cubes }, worth = 0 }: Pick<View, "attack" | "worth">): void {
    const stale = ({ banner }: Waiting): boolean =>
      (banner.cubes ?? cubes) !== cubes || (banner.worth ?? worth) !== worth;
    this.waiting = this.waiting.filter((one) => !stale(one));
    if (this.shown && stale(this.shown)) this.close();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.turn(null);
  }

  private put(one: Waiting): void {
    const twin = [...this.waiting, ...(this.shown ? [this.shown] : [])].find((other) => merges(other, one));
    if (!twin) {
      this.waiting = [...this.waiting, one].sort((a, b) => RANK[a.banner.kind] - RANK[b.banner.kind]);
      return;
    }
    twin.banner = together(twin.banner, one.banner);
    if (twin === this.shown) this.show(twin.banner);
  }

  private turn(one: Waiting | null): void {
    this.shown = one;
    if (one) this.waiting = this.waiting.slice(1);
    this.show(one?.banner ?? null);
    if (one) this.later(lasting(one.banner));
  }

  private later(time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), Math.max(1, time));
  }
}

function merges(one: Waiting, other: Waiting): boolean {
  const same = one.banner.kind === other.banner.kind && one.banner.kind !== "secret";
  return same && Math.abs(one.since - other.since) <= MERGES;
}

/** "Toad and Hare are out": of two banners of a kind the later one, with the names of both. */
function together(one: Banner, other: Banner): Banner {
  const names = [...one.names, ...other.names.filter((name) => !one.names.includes(name))];
  return names.length > 1 ? { ...other, names, seat: -1, title: goneTitle(other.kind, names) } : other;
}
