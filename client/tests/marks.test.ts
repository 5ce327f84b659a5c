/** Everything that counts is drawn, and can be seen: the content's words against the page's marks, in both themes. */
import { mount, unmount, type Component } from "svelte";
import { expect, test } from "vitest";

import type { BoardRoom, Content, TileRoomContent } from "../src/lib/games/content";
import BoardPicture from "../src/map/BoardPicture.svelte";
import { contrast, EDGE, givingLook, lookOf, looks, zoneWords, type MarkLook } from "../src/map/marks";
import TilePicture from "../src/map/TilePicture.svelte";
import { MARKS } from "../src/lib/table/seats.svelte";
import Symbols from "../src/ui/Symbols.svelte";
import { setShownGame } from "../src/themes/current.svelte";
import { enterAll, GAMES, MAPS, played } from "./games";

await enterAll();

/** Floors and rock that marks stand on, by theme: draw/svg/palette.py. */
const GROUNDS = {
  torch: ["#4b4a4c", "#45383f", "#565a5e", "#4a3b45", "#1d222d", "#1c1420", "#39465e"],
  parchment: ["#efe3c6", "#e6cfb0", "#cdb98c", "#bfa078"],
};
const LEAST = 3;

function drawn<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): { root: Element; close: () => void } {
  const root = document.createElement("div");
  const mounted = mount(component, { target: root, props });
  return { root, close: () => void unmount(mounted) };
}

/** What a room must show. "port" and "reward" say that there is one; zones belong to tiles, boards and modules. */
function wanted(room: Partial<BoardRoom> & Partial<TileRoomContent>): string[] {
  const features = (room.features ?? []).filter(
    (feature) => !zoneWords().includes(feature) && feature !== "reward",
  );
  const given = room.gives?.["reward"];
  const reward = given && !(given.what === "monkey-idol" && room.laid?.length) ? [given.what] : [];
  return [
    ...features,
    ...reward,
    ...(room.artifact != null ? ["artifact"] : []),
    ...(room.secrets ?? []),
    ...(room.laid ?? []).map((token) => (token.startsWith("artifact") ? "artifact" : token)),
  ];
}

const marksOf = (root: Element): string[] =>
  [...root.querySelectorAll("[data-mark]")].map((mark) => mark.getAttribute("data-mark") ?? "");

/** Each of these as often as it is named. */
function holds(root: Element, words: readonly string[], where: string): void {
  const marks = marksOf(root);
  for (const word of new Set(words)) {
    const named = words.filter((other) => other === word).length;
    expect(marks.filter((mark) => mark === word).length, `${word} in ${where}`).toBeGreaterThanOrEqual(named);
  }
}

/** A game with one of its maps, in its world. */
function shown(spec: string): Content {
  setShownGame(spec.split(":")[0] ?? "");
  return played(spec);
}

const boards = MAPS.filter(([, map]) => map.board).map(([spec]) => spec);
const stacks = MAPS.filter(([, map]) => map.tiles).map(([spec]) => spec);

test("maps of every kind are recorded", () => {
  expect(boards).toEqual(expect.arrayContaining(["classic", "classic:dusk", "space"]));
  expect(stacks).toEqual(["catacombs", "catacombs:b"]);
});

test.each(boards)("every feature, reward, port, token, door and zone of %s has its mark", (spec) => {
  const content = shown(spec);
  const board = content.board;
  if (!board) throw new Error(spec);
  const { root, close } = drawn(BoardPicture as Component<{ content: Content; board: typeof board }>, {
    content,
    board,
  });
  for (const [id, room] of Object.entries(board.rooms)) {
    const here = root.querySelector(`[data-room="${id}"]`);
    if (here) holds(here, wanted(room), `${spec} ${id}`);
    else throw new Error(`${id} is not drawn`);
  }
  holds(
    root,
    board.tunnels.flatMap((tunnel) => tunnel.marks.map((mark) => mark.what)),
    spec,
  );
  holds(
    root,
    zoneWords().filter((zone) => Object.values(board.rooms).some((room) => room.features.includes(zone))),
    spec,
  );
  close();
});

test.each(stacks)(
  "every tile of %s shows everything it is printed with, however it is turned and however small",
  (spec) => {
    const content = shown(spec);
    for (const tile of Object.values(content.tiles?.tiles ?? {})) {
      for (const [turn, width] of [
        [0, 220],
        [1, 68],
        [2, 156],
        [3, 68],
      ] as const) {
        const { root, close } = drawn(
          TilePicture as Component<{ content: Content; tile: typeof tile; turn: number; width: number }>,
          { content, tile, turn, width },
        );
        const printed = tile.rooms.flatMap((room) => wanted(room));
        holds(root, [...printed, ...tile.marks.map((mark) => mark.what)], `${spec} ${tile.id}`);
        expect(root.querySelectorAll("[data-mark=ghost]").length, tile.id).toBe(
          tile.features.includes("haunted") ? 1 : 0,
        );
        expect(root.querySelectorAll("[data-mark=portal]").length, tile.id).toBe(tile.portal ? 1 : 0);
        close();
      }
    }
  },
);

test.each(MAPS.map(([spec]) => spec))("no word of %s is drawn as something unknown", (spec) => {
  const { board, tiles, marks } = shown(spec);
  const rooms = [
    ...Object.values(board?.rooms ?? {}),
    ...Object.values(tiles?.tiles ?? {}).flatMap((tile) => tile.rooms),
  ];
  const words = new Set([...rooms.flatMap((room) => room.features), ...Object.keys(marks)]);
  expect([...words].filter((word) => !lookOf(word) && word !== "reward")).toEqual([]);
});

/** Every mark of a game, and those that give something with each of what they may give. */
function measured(game: string): [string, MarkLook][] {
  setShownGame(game);
  const all = Object.entries(looks());
  const giving = all.filter(([, look]) => look.around);
  const gifts = ["gold", "draw", "clank", "skill", "heal"];
  return [
    ...all,
    ...giving.flatMap(([what]) =>
      gifts.map((gift): [string, MarkLook] => [`${what} ${gift}`, givingLook(what, gift)]),
    ),
  ];
}

test.each(Object.keys(GROUNDS) as (keyof typeof GROUNDS)[])(
  "every mark stands out from its own ground, and its edge from any floor, by %s",
  (theme) => {
    for (const [name, look] of GAMES.flatMap(([game]) => measured(game))) {
      expect(contrast(look.ink, look.ground), `${name} on its ground`).toBeGreaterThanOrEqual(LEAST);
      for (const floor of GROUNDS[theme]) {
        const edges = [look.rim, look.ground, EDGE].map((edge) => contrast(edge, floor));
        expect(Math.max(...edges), `${name} on ${floor}`).toBeGreaterThanOrEqual(LEAST);
      }
    }
  },
);

test("what is drawn is what was measured: every mark has its ground and its ink", () => {
  const content = shown("catacombs");
  for (const tile of Object.values(content.tiles?.tiles ?? {})) {
    const { root, close } = drawn(
      TilePicture as Component<{ content: Content; tile: typeof tile; width: number }>,
      { content, tile, width: 156 },
    );
    for (const mark of root.querySelectorAll("[data-mark]:not([data-token])")) {
      const ground = mark.querySelector(".ground");
      const ink = mark.querySelector(".ink");
      const [below, above] = [
        ground?.getAttribute("fill") ?? ground?.getAttribute("stroke"),
        ink?.getAttribute("color") ?? ink?.getAttribute("stroke") ?? ink?.getAttribute("fill"),
      ];
      expect(
        contrast(above ?? "", below ?? ""),
        `${mark.getAttribute("data-mark")} of ${tile.id}`,
      ).toBeGreaterThanOrEqual(LEAST);
    }
    close();
  }
});

test("a seat is told from every other by its shape and by its pattern, without any colour", () => {
  const { root, close } = drawn(Symbols, {});
  const paths = (of: string): string =>
    [...root.querySelectorAll(`#${of} path`)].map((path) => path.getAttribute("d")).join();
  const pattern = (of: string): string =>
    (root.querySelector(`#pt-${of}`)?.innerHTML ?? "").replace(/ (?:fill|stroke|opacity)="[^"]*"/g, "");
  for (const told of [
    MARKS.map((mark) => paths(`mark-${mark}`)),
    MARKS.map((mark) => paths(`cube-${mark}`)),
    MARKS.map(pattern),
  ]) {
    expect(told.every(Boolean)).toBe(true);
    expect(new Set(told).size).toBe(MARKS.length);
  }
  close();
});
