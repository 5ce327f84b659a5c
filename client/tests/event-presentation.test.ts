import { existsSync, readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { legsOf } from "../src/lib/map/walks";
import type { Entry } from "../src/lib/net/messages";
import { EVENTS, OWN_EVENTS } from "../src/lib/net/names";
import { roleOf, PRESENTATIONS, presentationOf } from "../src/lib/story/event-presentation";
import type { Fact, View } from "../src/lib/net/view";
import { tableTheme, setShownGame } from "../src/themes/current.svelte";
import { enterAll } from "./games";

await enterAll();
const GAMES = "../src/tiptoe/games"; // each may have words of its own

const fact = (event: string, more: object = {}): Fact => ({ event, seat: 1, rule: "", ...more }) as Fact;

const WORLDS = Object.entries(OWN_EVENTS);

test("every event of the engine has a telling, and nothing else has one", () => {
  const own = WORLDS.flatMap(([game]) => {
    setShownGame(game);
    return Object.keys(tableTheme().presentations ?? {});
  });
  expect([...Object.keys(PRESENTATIONS), ...own].sort()).toEqual([...EVENTS].sort());
});

test.each(WORLDS)("the world of %s tells its own events, and no other", (game, events) => {
  setShownGame(game);
  expect(Object.keys(tableTheme().presentations ?? {}).sort()).toEqual([...events].sort());
});

test.each(["LiftRidden", "Beamed", "PodBoarded", "TunnelWalked", "Teleported"])(
  "a pawn is seen and heard to go: %s",
  (event) => {
    setShownGame("space");
    const at = (room: string): View => ({ seats: [{ room: "a" }, { room }] }) as unknown as View;
    const entry = { type: "chosen", key: "move:b+1s", seat: 1, events: [fact(event)] } as unknown as Entry;
    const jumps = event !== "TunnelWalked";
    expect(legsOf(1, at("a"), [{ entry, view: at("b") }])).toEqual([{ from: "a", to: "b", way: "b", jumps }]);
    expect(legsOf(0, at("a"), [{ entry, view: at("b") }])).toEqual([]);
    expect(presentationOf(fact(event)).sound).toBeTruthy();
  },
);

test("monsters are heard, and looked at", () => {
  setShownGame("catacombs");
  const moved = presentationOf(fact("FigureMoved"));
  expect(moved).toMatchObject({ sound: "boot" });
  expect(moved.pause).toBeGreaterThan(0);
});

test("an Artifact is told like what it wakes, another token is a deed", () => {
  expect(roleOf(fact("TokenTaken", { kind: "artifact" }))).toBe("own");
  expect(roleOf(fact("TokenTaken", { kind: "secret" }))).toBe("deed");
});

test("every place or deed that the line of a turn names has its words in three languages", () => {
  const named = ["", ...WORLDS.map(([game]) => game)].flatMap((game) => {
    setShownGame(game);
    return EVENTS.filter((event) => ["walk", "deed"].includes(presentationOf(fact(event)).role));
  });
  for (const tag of ["en", "fr", "pt-BR"]) {
    const own = readdirSync(GAMES).map((game) => `${GAMES}/${game}/locale/${tag}.ftl`);
    const files = [`../src/tiptoe/text/locale/${tag}/game.ftl`, ...own.filter((file) => existsSync(file))];
    const words = files.map((file) => `\n${readFileSync(file, "utf8")}`).join("");
    expect(
      named.filter((event) => !words.includes(`\nbrief-${event} =`)),
      tag,
    ).toEqual([]);
  }
});

test("what a newer server tells is not lost", () => {
  expect(presentationOf(fact("NeverHeardOf")).role).toBe("detail");
});
