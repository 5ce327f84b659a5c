import { expect, test } from "vitest";

import { memories, Plot } from "../src/lib/story/score-chart";
import { byPlace, fateSaid, reasons, title, type Result } from "../src/lib/story/verdict";
import type { CourseMoment, CourseOfGame, Ending } from "../src/lib/net/wire";

const NAMES = ["Mina", "Toad", "Owl", "Hare"];
const played = { player: "person", turns: 9, bot_turns: 0 };
const ended = (points: number, place: number, fate: string): Ending => ({
  ...{ points, place, fate, lost_by: "" },
  ...played,
});
const out = (points: number, place: number): Ending => ended(points, place, "escaped");
const rescued = (points: number, place: number): Ending => ended(points, place, "rescued");
const lost = (lost_by: string): Ending => ({ ...ended(0, 4, "lost"), lost_by });
const LINES = [
  { name: "Artifacts", points: [10, 15, 5, 0], carried: [10, 15, 5, 20] },
  { name: "Tokens", points: [25, 30, 9, 0], carried: [25, 30, 9, 5] },
];

function result(endings: Ending[], me = 0): Result {
  return { endings, lines: LINES, me, name: (seat) => NAMES[seat] ?? "", list: (names) => names.join(", ") };
}
const ids = (one: Result): string[] => reasons(one).map(({ id }) => id);

test("the verdict is a sentence to me by fate and place", () => {
  const endings = [out(61, 2), out(72, 1), rescued(36, 3), lost("place")];
  expect(title(result(endings))).toEqual({ id: "verdict-escaped", values: { place: 2 } });
  expect(title(result(endings, 2)).id).toBe("verdict-rescued");
  expect(title(result(endings, 3)).id).toBe("verdict-lost");
  expect(title(result([out(70, 1), out(70, 1)])).id).toBe("verdict-shared");
});

test("reasons name the winner, the largest difference and what became of the others", () => {
  const said = reasons(result([out(61, 2), out(72, 1), rescued(36, 3), lost("place")]));
  expect(said).toEqual([
    { id: "verdict-behind", values: { points: 61, gap: 11, name: "Toad" } },
    { id: "verdict-lack", values: { line: "Artifacts", mine: 10, theirs: 15 } },
    { id: "verdict-rescued-too", values: { n: 1, names: "Owl" } },
    { id: "verdict-lost-too", values: { n: 1, names: "Hare" } },
  ]);
});

test("a winner is compared with whoever comes next, and with nobody if nobody else counts", () => {
  expect(ids(result([out(61, 2), out(72, 1)], 1))).toEqual(["verdict-ahead", "verdict-lead"]);
  expect(ids(result([out(61, 1), lost("artifact")]))).toEqual(["verdict-only", "verdict-lost-too"]);
  expect(ids(result([out(72, 2), out(72, 1)]))).toEqual(["verdict-level"]);
  expect(ids(result([out(72, 1), out(72, 1)]))).toEqual(["verdict-even"]);
});

test("whoever is lost is told why, and what they carried", () => {
  const said = reasons(result([out(61, 1), out(50, 2), out(40, 3), lost("artifact")], 3));
  expect(said[0]).toEqual({ id: "verdict-nothing", values: { why: "artifact" } });
  expect(said[1]).toEqual({ id: "verdict-carried", values: { points: 25 } });
});

test("seats stand by place, and every fate has its own words", () => {
  expect(byPlace([out(61, 2), out(72, 1), lost("place"), rescued(36, 3)])).toEqual([1, 0, 3, 2]);
  expect(fateSaid(out(61, 2), 13)).toEqual({ id: "fate-escaped-turn", values: { n: 13 } });
  expect(fateSaid(rescued(1, 1)).id).toBe("fate-rescued");
  expect(fateSaid(lost("place"), 9).id).toBe("fate-lost-place");
});

const FRAME = { width: 440, height: 176, left: 30, right: 16, top: 16, bottom: 26 };
const moment = (what: string, seat: number, turn: number, n = 0): CourseMoment => ({
  what,
  seat,
  turn,
  n,
  card: null,
  token: null,
});
const course: CourseOfGame = {
  habits: [],
  turns: Array.from({ length: 43 }, (_, at) => ({
    turn: at + 1,
    round: 1,
    seat: at % 2,
    points: [at, 2 * at],
    damage: [at % 10, 0],
  })),
  moments: [
    moment("artifact", 0, 8, 10),
    moment("artifact", 1, 9, 15),
    moment("attack", 0, 12, 2),
    moment("attack", 1, 14, 3),
    moment("out", 1, 20),
    moment("countdown", 1, 21),
    moment("noise", 1, 2, 9),
    moment("out", 0, 43),
  ],
};

test("a plot stays in its frame and ends with the last turn", () => {
  for (const measure of ["points", "damage"] as const) {
    const plot = new Plot(course, measure, FRAME);
    const points = plot
      .line(1)
      .split(" ")
      .map((one) => one.split(",").map(Number));
    expect(points).toHaveLength(course.turns.length + 1);
    for (const [x = -1, y = -1] of points) {
      expect(
        x >= FRAME.left &&
          x <= FRAME.width - FRAME.right &&
          y >= FRAME.top &&
          y <= FRAME.height - FRAME.bottom,
      ).toBe(true);
    }
    expect(plot.rungs.length).toBeLessThanOrEqual(7);
    expect(plot.ticks.every((turn) => turn <= plot.turns)).toBe(true);
  }
});

test("moments are the own ones and the first one out, in their order, five at most", () => {
  const told = memories(course, 0);
  expect(told.map(({ what, seat }) => `${what} ${seat}`)).toEqual([
    "artifact 0",
    "artifact 1",
    "attack 0",
    "out 1",
    "out 0",
  ]);
});
