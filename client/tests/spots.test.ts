/** Spots: one grammar, which the server's kinds follow too (review of the client, F10). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { SERVER_SPOTS } from "../src/lib/net/names";
import { asSpot, isSpotOf, parseSpot, roomOf, spotFor } from "../src/lib/table/spots";

test.each([
  [spotFor.hand("burgle"), { kind: "hand", card: "burgle" }],
  [spotFor.played("club:burgle"), { kind: "played", card: "club:burgle" }],
  [spotFor.pile("explore"), { kind: "pile", card: "explore" }],
  [spotFor.row(3), { kind: "row", slot: 3 }],
  [spotFor.room("d14"), { kind: "room", room: "d14" }],
  [spotFor.cell(1, -2), { kind: "cell", x: 1, y: -2 }],
  [spotFor.turn(2), { kind: "turn", turn: 2 }],
  [spotFor.market("flask"), { kind: "market", token: "flask" }],
  [spotFor.token("flask"), { kind: "token", token: "flask" }],
  [spotFor.dare("like-a-cat"), { kind: "dare", dare: "like-a-cat" }],
  [spotFor.seat(2), { kind: "seat", seat: 2, pile: null }],
  [spotFor.seatPile(2, "deck"), { kind: "seat", seat: 2, pile: "deck" }],
  [spotFor.pawn(1), { kind: "pawn", seat: 1 }],
  [spotFor.area(0), { kind: "area", seat: 0 }],
  [spotFor.dungeon("discard"), { kind: "dungeon", pile: "discard" }],
  ["bag", { kind: "bag" }],
  ["play-all", { kind: "play-all" }],
  ["hour", { kind: "hour" }],
  ["end", { kind: "end" }],
  ["no", { kind: "no" }],
  ["other", { kind: "other" }],
])("%s is written and read alike", (spot, parsed) => {
  expect(parseSpot(spot)).toEqual(parsed);
  expect(asSpot(spot)).toBe(spot);
});

test.each([
  "",
  "hand",
  "hand:",
  "row:x",
  "cell:1",
  "cell:1,2,3",
  "seat:x",
  "seat:1:pocket",
  "end:1",
  "attic:2",
  "toString",
])("%j is no spot", (text) => {
  expect(parseSpot(text)).toBeNull();
  expect(asSpot(text)).toBe("");
});

test("a spot is asked for its kind and its room", () => {
  expect(isSpotOf("row:2", "pile", "row")).toBe(true);
  expect(isSpotOf("room:d14", "pile", "row")).toBe(false);
  expect(roomOf("room:d14")).toBe("d14");
  expect(roomOf("cell:1,2")).toBe("");
});

test("every kind that the server names or explains can be read", () => {
  const alone = SERVER_SPOTS.map((kind) =>
    [kind, `${kind}:1`].some((text) => parseSpot(text)?.kind === kind),
  );
  expect(alone).toEqual(SERVER_SPOTS.map(() => true));
});

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter(
    (file) =>
      /\.(ts|svelte)$/.test(file) && !file.endsWith("table/spots.ts") && !file.endsWith("net/wire.ts"),
  )
  .map((file) => [file, readFileSync(join("src", file), "utf8")] as const);

test("no other module writes spots or takes them apart", () => {
  const kind = "(hand|played|pile|row|room|cell|market|token|seat|pawn|area)";
  const written = [/[`"']KIND:(\$\{|\d)/, /\^\(?KIND[|):]/, /startsWith\("KIND:/].map(
    ({ source }) => new RegExp(source.replace("KIND", kind)),
  );
  expect(sources.filter(([, text]) => written.some((one) => one.test(text))).map(([file]) => file)).toEqual(
    [],
  );
});
