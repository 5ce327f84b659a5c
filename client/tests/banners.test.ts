import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Banners, bannersOf, type Banner, type Kind, type Reader } from "../src/lib/story/banners";
import type { Content } from "../src/lib/games/content";
import type { Fact, View } from "../src/lib/net/view";
import { loadTheme, setShownGame } from "../src/themes/current.svelte";
import { GAMES } from "./games";

const params = { countdown: [1, 2, 3], lone_rounds: 0 };
const content = { ...GAMES.find(([name]) => name === "classic")?.[1], params } as unknown as Content;
const reader: Reader = { me: 0, content, name: (seat) => ["Ana", "Bea", "Caio"][seat] ?? "" };
const fact = (event: string, seat: number, more: object = {}): Fact =>
  ({ event, seat, rule: "", ...more }) as Fact;
const view = (more: object = {}, me: object = {}): View =>
  ({
    over: false,
    countdown: 0,
    attack: { cubes: 4, rage: 3, danger: 1 },
    worth: 57,
    seats: [{ fate: "in-play", tokens: [], ...me }],
    ...more,
  }) as unknown as View;
const kindsOf = (facts: Fact[], after = view()): Kind[] =>
  bannersOf(facts, after, reader).map((banner) => banner.kind);

let shown: (Banner | null)[];
let free: boolean;
let banners: Banners;
const banner = (kind: Kind, ...names: string[]): Banner => ({
  kind,
  title: kind,
  text: "",
  names,
  seat: -1,
  token: "",
});
const now = (): string => shown.at(-1)?.kind ?? "";

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  free = true;
  banners = new Banners(
    (one) => shown.push(one),
    () => free,
  );
});
afterEach(() => vi.useRealTimers());

test("the big moments are said, and only those of this seat that are its own (S1.5)", () => {
  expect(kindsOf([fact("Escaped", 1)])).toEqual(["out"]);
  expect(kindsOf([fact("Escaped", 0)])).toEqual([]);
  expect(kindsOf([fact("KnockedOut", 0)])).toEqual(["caught"]);
  expect(kindsOf([fact("StartReached", 0)])).toEqual(["leave"]);
  expect(kindsOf([fact("StartReached", 1)])).toEqual([]);
  expect(kindsOf([fact("MarkerAdvanced", 1)])).toEqual(["rage"]);
});

test("whoever was felled is not said to have left: they lie inside", () => {
  const told = (event: string): Banner | undefined => bannersOf([fact(event, 1)], view(), reader)[0];
  expect(told("KnockedOut")?.kind).toBe("felled");
  expect(told("KnockedOut")?.title).toBe("Bea is knocked out");
  expect(told("Escaped")?.title).toBe("Bea is out");
  banners.add(banner("felled", "Bea"));
  banners.add(banner("felled", "Caio"));
  expect(shown.at(-1)?.title).toBe("Bea and Caio are knocked out");
  banners.add(banner("out", "Davi"));
  expect(shown.at(-1)?.names).toEqual(["Bea", "Caio"]); // two sentences
});

test("rescued and lost are two sentences, and lost says why", () => {
  const artifact = Object.values(content.tokens).find((token) => token.kind === "artifact")?.id;
  const said = (me: object): string =>
    bannersOf([fact("KnockedOut", 0)], view({}, me), reader)[0]?.text ?? "";
  const sentences = [
    said({ fate: "rescued", tokens: [artifact] }),
    said({ fate: "lost", tokens: [artifact] }),
    said({ fate: "lost" }),
  ];
  expect(new Set(sentences).size).toBe(3);
  expect(sentences[0]).toContain("rescued");
  expect(sentences[1]).toContain("this deep");
});

test("who is out leaves so many turns, and the last one is announced", () => {
  expect(bannersOf([fact("Escaped", 1)], view({ countdown: 1 }), reader)[0]?.text).toContain("4 turns");
  expect(kindsOf([fact("TurnBegun", 0)], view({ countdown: 3 }))).toEqual([]);
  expect(kindsOf([fact("TurnBegun", 0)], view({ countdown: 4 }))).toEqual(["last"]);
  expect(kindsOf([fact("TurnBegun", 1)], view({ countdown: 4 }))).toEqual([]);
});

test("one at a time, the gravest first, each for a while", () => {
  free = false;
  banners.add(banner("rage"), banner("caught"), banner("out", "Bea"));
  expect(shown).toEqual([]);
  free = true;
  banners.look();
  expect(now()).toBe("caught");
  vi.advanceTimersByTime(5999);
  expect(now()).toBe("caught");
  vi.advanceTimersByTime(1);
  expect(now()).toBe("out");
  banners.close();
  expect(now()).toBe("rage");
  vi.advanceTimersByTime(6001);
  expect(shown.at(-1)).toBeNull();
});

test("a graver one waits until the other was seen for a moment", () => {
  banners.add(banner("rage"));
  vi.advanceTimersByTime(300);
  banners.add(banner("caught"));
  expect(now()).toBe("rage");
  vi.advanceTimersByTime(900);
  expect(now()).toBe("caught");
});

test("two who go out together are one sentence", () => {
  banners.add(banner("out", "Bea"));
  vi.advanceTimersByTime(500);
  banners.add(banner("out", "Caio"));
  expect(shown.at(-1)?.names).toEqual(["Bea", "Caio"]);
  vi.advanceTimersByTime(3000);
  banners.add(banner("out", "Davi"));
  expect(shown.at(-1)?.names).toEqual(["Bea", "Caio"]);
});

test("none begins while an attack is played or a place is chosen", () => {
  free = false;
  banners.add(banner("leave"));
  vi.advanceTimersByTime(20_000);
  expect(shown).toEqual([]);
});

test("that I can leave is not said once my turn is over", () => {
  banners.add(banner("leave"), banner("rage"));
  expect(now()).toBe("leave");
  banners.drop("leave", "last");
  expect(now()).toBe("rage");
});

test("a number of cubes that is no longer true is not said: a danger left the row", () => {
  const after = view({ attack: { cubes: 4, rage: 3, danger: 1 } });
  banners.add(...bannersOf([fact("MarkerAdvanced", 0, { space: 3 })], after, reader));
  banners.recount(after);
  expect(now()).toBe("rage");
  banners.recount(view({ attack: { cubes: 3, rage: 3, danger: 0 } }));
  expect(now()).toBe("");
});

test("points that are no longer true are not said: something was bought at the way out (issue 25, point 5)", () => {
  banners.add(...bannersOf([fact("StartReached", 0)], view({ worth: 94 }), reader));
  expect(shown.at(-1)?.text).toContain("94 points");
  banners.recount(view({ worth: 94 }));
  expect(now()).toBe("leave");
  banners.recount(view({ worth: 97 }));
  expect(now()).toBe("");
});

test("the words of a secret stay until they have been read, and go at once when something else waits", () => {
  const told = (text: string): Banner => ({ ...banner("secret"), text });
  banners.add(told("When you enter a wayshrine: trade it at once for a random major secret."));
  vi.advanceTimersByTime(4000);
  expect(now()).toBe("secret");
  vi.advanceTimersByTime(2000);
  expect(now()).toBe("");
  banners.add(told("+2 Gold."));
  banners.add(banner("rage"));
  vi.advanceTimersByTime(1200);
  expect(now()).toBe("rage");
});

test("what opens a part of the map is said to whoever won it, in the words of its world", async () => {
  await loadTheme("space", "en");
  setShownGame("space");
  const space = GAMES.find(([name]) => name === "space")?.[1] as Content;
  const code = Object.values(space.tokens).find((token) => token.kind === "command-code")?.id ?? "";
  const told = (seat: number, token: string): Banner[] =>
    bannersOf([fact("TokenTaken", seat, { token })], view(), { ...reader, content: space });
  expect(told(0, code).map(({ kind, title }) => [kind, title])).toEqual([["won", space.tokens[code]?.name]]);
  expect(told(0, code)[0]?.text).toContain("Command Module");
  expect(told(1, code)).toEqual([]);
  setShownGame("");
});

test("every secret that is found says what it is for (issue 25: Ship Plans and Chalice said nothing)", () => {
  for (const [, game] of GAMES) {
    const found = Object.values((game as Content).tokens).filter(({ kind }) => kind.endsWith("-secret"));
    expect(found.length).toBeGreaterThan(3);
    for (const { id } of found) {
      const told = bannersOf([fact("SecretRevealed", 0, { token: id })], view(), {
        ...reader,
        content: game as Content,
      });
      expect([id, told[0]?.text]).not.toEqual([id, ""]);
    }
  }
});

test("what hunts the thieves is said when it appears, and what it does (a newcomer saw a number on the map)", async () => {
  const appeared = (): Banner[] => bannersOf([fact("FigureAppeared", 0)], view(), reader);
  expect(appeared()).toEqual([]); // no world has words for it
  for (const language of ["en", "fr", "pt-BR"]) {
    await loadTheme("catacombs", language);
    setShownGame("catacombs");
    expect(appeared().map(({ kind }) => kind)).toEqual(["own"]);
    expect(appeared()[0]?.text).toContain("3");
    setShownGame("");
  }
  expect(bannersOf([fact("FigureAppeared", 0)], view({ over: true }), reader)).toEqual([]);
});
