/** Tellings of events: how long it is looked at, what moves, what sounds, and what log and banners make of it.
 *
 * One table for the events that games share, one in the world of each game for its own; all are total by their types: an
 * event of the engine that is missing does not compile.
 */
import { inside } from "../../themes/current.svelte";
import type { SharedEvent } from "../net/names";
import type { SoundName } from "./sound";
import type { Fact } from "../net/view";
import { carded, cubed, tokened, type Way } from "./motions";

/** What the log makes of an event: it begins a turn's line, is counted or summed in it, is a place gone to or a deed of
 * it, or only stands in it when it is opened; it is a line of its own, or a part of an attack; or nothing at all. */
export type Role = "turn" | "card" | "gain" | "walk" | "deed" | "detail" | "own" | "attack" | "drop";

export interface Telling {
  role: Role;
  pause: number; // milliseconds at calm speed; 0: no longer than anything
  moves: Way | null;
  sound: SoundName | null;
  jumps: boolean; // the pawn is elsewhere without having walked through a tunnel
  nobodys: boolean; // it happens to the table, whoever's turn it is
  grave: boolean; // somebody goes out
  leaves: boolean; // who did it can go now, with what they have
}

export const tell = (role: Role, rest: Partial<Telling> = {}): Telling => ({
  role,
  pause: 0,
  moves: null,
  sound: null,
  jumps: false,
  nobodys: false,
  grave: false,
  leaves: false,
  ...rest,
});

export const STORY: Record<SharedEvent, Telling> = {
  FirstSeatChosen: tell("drop"), // a banner says it
  TurnBegun: tell("turn", { pause: 450 }),
  CardPlayed: tell("card", { moves: carded("hand", "played"), sound: "card" }),
  CardDrawn: tell("drop", { moves: carded("deck", "hand") }),
  CardDiscarded: tell("drop", { moves: carded("hand", "discard") }),
  CardTrashed: tell("deed"),
  CardPutOnDeck: tell("detail"),
  CardAcquired: tell("deed", { moves: carded("offered", "discard"), sound: "card" }),
  CardGained: tell("deed", { moves: carded("offered", "discard"), sound: "card" }),
  DeviceUsed: tell("deed", { moves: carded("offered", "dungeon:discard"), sound: "lock" }),
  MonsterDefeated: tell("deed", { moves: carded("offered", "dungeon:discard"), sound: "metal" }),
  DeckShuffled: tell("drop", { sound: "shuffle" }),
  ResourcesGained: tell("gain"),
  GoldGained: tell("gain", { sound: "coin" }),
  GoldPaid: tell("detail", { sound: "coin" }),
  LockpicksSpent: tell("detail"),
  TeleportGained: tell("detail"),
  LatentPaid: tell("detail"),
  OptionPicked: tell("detail"),
  AbilityKept: tell("detail"),
  ClankMade: tell("detail", { moves: cubed("seat", "area"), sound: "clank" }),
  ClankRemoved: tell("detail", { moves: cubed("area", "seat") }),
  TunnelWalked: tell("walk", { pause: 380, sound: "boot" }),
  Teleported: tell("walk", { pause: 380, jumps: true, sound: "teleport" }),
  BootsBlocked: tell("detail"),
  StartReached: tell("deed", { leaves: true }),
  WildCubeAdded: tell("detail", { sound: "cube" }),
  TokenTaken: tell("deed", { pause: 500, moves: tokened, sound: "token" }),
  SecretRevealed: tell("deed", { pause: 500, moves: tokened, sound: "secret" }),
  PrisonerFreed: tell("deed", { pause: 500, moves: tokened, sound: "lock" }),
  TokenConsumed: tell("deed", { sound: "token" }),
  ItemBought: tell("deed", { moves: tokened, sound: "coin" }),
  MarkerAdvanced: tell("own", { pause: 500, sound: "rage", nobodys: true }),
  CardRevealed: tell("drop", { moves: carded("dungeon:deck", "offered") }),
  RowCardReplaced: tell("deed", { moves: carded("offered", "dungeon:discard") }),
  BlackCubesReturned: tell("detail"),
  AttackCalled: tell("drop"), // the attack names it
  AttackBegun: tell("attack", { pause: 900, sound: "dragon" }),
  CubeDrawn: tell("attack"),
  WildCubeDrawn: tell("attack"),
  WildCubesReturned: tell("attack"),
  DamagePrevented: tell("attack"),
  DamageTaken: tell("deed", { sound: "hit" }), // in an attack a part of it
  DamageHealed: tell("deed", { sound: "heal" }),
  KnockedOut: tell("own", { pause: 900, sound: "dead", grave: true }),
  Escaped: tell("own", { pause: 900, sound: "out", grave: true }),
  CountdownAdvanced: tell("own", { pause: 500, nobodys: true }),
  DungeonDeckExhausted: tell("own", { pause: 900, nobodys: true }),
  BagEmptied: tell("own", { pause: 900, nobodys: true }),
  GameEnded: tell("own", { nobodys: true }), // its sound depends on who has won
};

const UNKNOWN = tell("detail"); // what a newer server tells, or a game that nobody has drawn
const known: Readonly<Record<string, Telling | undefined>> = STORY;

export function tellingOf({ event }: Pick<Fact, "event">): Telling {
  return known[event] ?? inside().story?.[event] ?? UNKNOWN;
}

export function pauseOfFact(fact: Fact): number {
  return tellingOf(fact).pause;
}

export function soundOf(fact: Fact): SoundName | null {
  return isArtifact(fact) ? "artifact" : tellingOf(fact).sound;
}

/** An Artifact that is taken wakes the dragon, and is told like it. */
export function roleOf(fact: Fact): Role {
  return isArtifact(fact) ? "own" : tellingOf(fact).role;
}

function isArtifact(fact: Fact): boolean {
  return fact.event === "TokenTaken" && fact.kind === "artifact";
}
