/** Presentation of events: pause, motion, sound, and the role in log and banners.
 *
 * One table for shared events, one in the theme of each game for its own. Both are total by type: a missing event
 * does not compile.
 */
import { tableTheme } from "../../themes/current.svelte";
import type { SharedEvent } from "../net/names";
import type { SoundName } from "./sound";
import type { Fact } from "../net/view";
import { moveCard, moveCubes, moveToken, type Motion } from "./motions";

/** Role of an event in the log: it starts the line of a turn, is counted (`card`) or summed (`gain`) in it, is a `walk` or
 * an action (`deed`) of it, or a `detail` of the opened line; a line of its own, a part of an attack, or left out. */
export type Role = "turn" | "card" | "gain" | "walk" | "deed" | "detail" | "own" | "attack" | "drop";

export interface Presentation {
  role: Role;
  pause: number; // milliseconds at calm speed; 0: no longer than anything
  motion: Motion | null;
  sound: SoundName | null;
  jumps: boolean; // the pawn moves without a tunnel
  tableWide: boolean; // concerns the whole table, not the active seat
  seatGoesOut: boolean; // a seat goes out
  allowsLeaving: boolean; // the seat may leave the dungeon now
}

export const present = (role: Role, rest: Partial<Presentation> = {}): Presentation => ({
  role,
  pause: 0,
  motion: null,
  sound: null,
  jumps: false,
  tableWide: false,
  seatGoesOut: false,
  allowsLeaving: false,
  ...rest,
});

export const PRESENTATIONS: Record<SharedEvent, Presentation> = {
  SeatNamed: present("detail"),
  FirstSeatChosen: present("drop"), // a banner says it
  DraftCardShown: present("detail"),
  CardPicked: present("detail", { sound: "card" }),
  CardKept: present("detail", { sound: "card" }),
  CardDrafted: present("detail"),
  CardLeftOver: present("drop"),
  TurnBegun: present("turn", { pause: 450 }),
  CardPlayed: present("card", { motion: moveCard("hand", "played"), sound: "card" }),
  CardLaidOut: present("deed", { pause: 500, motion: moveCard("hand", "played"), sound: "card" }),
  CardDrawn: present("drop", { motion: moveCard("deck", "hand") }),
  CardDiscarded: present("drop", { motion: moveCard("hand", "discard") }),
  CardTrashed: present("deed"),
  CardPutOnDeck: present("detail"),
  CharacterPlayed: present("drop"), // the seats show it
  OwnTokensTaken: present("gain", { sound: "token" }),
  OwnTokensLost: present("detail", { sound: "token" }),
  CardRecalled: present("detail", { motion: moveCard("played", "deck") }),
  TextRepeated: present("deed", { sound: "card" }),
  CardTakenToHand: present("detail", { motion: moveCard("discard", "hand") }),
  CardAcquired: present("deed", { motion: moveCard("offered", "discard"), sound: "card" }),
  CardGained: present("deed", { motion: moveCard("offered", "discard"), sound: "card" }),
  DeviceUsed: present("deed", { motion: moveCard("offered", "dungeon:discard"), sound: "lock" }),
  MonsterDefeated: present("deed", { motion: moveCard("offered", "dungeon:discard"), sound: "metal" }),
  DeckShuffled: present("drop", { sound: "shuffle" }),
  ResourcesGained: present("gain"),
  GoldGained: present("gain", { sound: "coin" }),
  GoldPaid: present("detail", { sound: "coin" }),
  LockpicksSpent: present("detail"),
  TeleportGained: present("detail"),
  LatentPaid: present("detail"),
  OptionPicked: present("detail"),
  AbilityKept: present("detail"),
  ClankMade: present("detail", { motion: moveCubes("seat", "area"), sound: "clank" }),
  ClankRemoved: present("detail", { motion: moveCubes("area", "seat") }),
  TunnelWalked: present("walk", { pause: 380, sound: "boot" }),
  Teleported: present("walk", { pause: 380, jumps: true, sound: "teleport" }),
  BootsBlocked: present("detail"),
  StartReached: present("deed", { allowsLeaving: true }),
  WildCubeAdded: present("detail", { sound: "cube" }),
  TokenTaken: present("deed", { pause: 500, motion: moveToken, sound: "token" }),
  SecretRevealed: present("deed", { pause: 500, motion: moveToken, sound: "secret" }),
  PrisonerFreed: present("deed", { pause: 500, motion: moveToken, sound: "lock" }),
  TokenConsumed: present("deed", { sound: "token" }),
  ItemBought: present("deed", { motion: moveToken, sound: "coin" }),
  MarkerAdvanced: present("own", { pause: 500, sound: "rage", tableWide: true }),
  CardRevealed: present("drop", { motion: moveCard("dungeon:deck", "offered") }),
  RowCardReplaced: present("deed", { motion: moveCard("offered", "dungeon:discard") }),
  BlackCubesReturned: present("detail"),
  AttackCalled: present("drop"), // the attack names it
  AttackBegun: present("attack", { pause: 900, sound: "dragon" }),
  LesserAttackCalled: present("detail"),
  OwnCubesReturned: present("attack"),
  CubeDrawn: present("attack"),
  WildCubeDrawn: present("attack"),
  WildCubesReturned: present("attack"),
  DamagePrevented: present("attack"),
  DamageTaken: present("deed", { sound: "hit" }), // in an attack a part of it
  DamageHealed: present("deed", { sound: "heal" }),
  KnockedOut: present("own", { pause: 900, sound: "dead", seatGoesOut: true }),
  Escaped: present("own", { pause: 900, sound: "out", seatGoesOut: true }),
  CountdownAdvanced: present("own", { pause: 500, tableWide: true }),
  DungeonDeckExhausted: present("own", { pause: 900, tableWide: true }),
  BagEmptied: present("own", { pause: 900, tableWide: true }),
  BootsBuried: present("detail"),
  ShadowDrawn: present("attack"),
  HourOpened: present("own", { pause: 500, sound: "card", tableWide: true }),
  HourTook: present("detail", { motion: moveCard("offered", "dungeon:discard") }),
  HourActed: present("own", { pause: 700, tableWide: true }),
  HourMissed: present("own", { tableWide: true }),
  HourWarded: present("detail", { sound: "lock" }),
  HoursBurnt: present("own", { pause: 500, sound: "rage", tableWide: true }),
  HoursReturned: present("own", { tableWide: true }),
  CubesBagged: present("detail", { motion: moveCubes("seat", "area"), sound: "cube" }),
  RubbleFell: present("detail", { sound: "hit" }),
  ArtifactHunted: present("own", { pause: 500, sound: "token", tableWide: true }),
  DareOpened: present("own", { tableWide: true }),
  DareTaken: present("detail", { sound: "card" }),
  DareWon: present("own", { pause: 500, sound: "secret" }),
  DareLost: present("own", { pause: 500 }),
  DawnCame: present("own", { pause: 900, tableWide: true }),
  GameEnded: present("own", { tableWide: true }), // its sound depends on who has won
};

const UNKNOWN = present("detail"); // of a newer server, or of a game without a theme
const known: Readonly<Record<string, Presentation | undefined>> = PRESENTATIONS;

export function presentationOf({ event }: Pick<Fact, "event">): Presentation {
  return known[event] ?? tableTheme().presentations?.[event] ?? UNKNOWN;
}

export function pauseOfFact(fact: Fact): number {
  return presentationOf(fact).pause;
}

export function soundOf(fact: Fact): SoundName | null {
  return isArtifact(fact) ? "artifact" : presentationOf(fact).sound;
}

/** Role of an event. Taking an Artifact wakes the dragon, so it is a headline. */
export function roleOf(fact: Fact): Role {
  return isArtifact(fact) ? "own" : presentationOf(fact).role;
}

function isArtifact(fact: Fact): boolean {
  return fact.event === "TokenTaken" && fact.kind === "artifact";
}
