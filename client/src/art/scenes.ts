/** Places behind the figures, in the units of a card: x from 0 to 140, y from 20 to 112. Drawn back to front. */
import type { Scene } from "./recipe";
import { seeded } from "./seed";
import { between, blob, r, spark, times, type Chance, type Stroke } from "./strokes";

/** A place, another one for every card. */
export type Backdrop = (chance: Chance) => Stroke[];

/** `own` are places of a game's world. */
export function scene(name: string, id: string, own: Readonly<Record<string, Backdrop>> = {}): Stroke[] {
  return (own[name] ?? drawn[name] ?? hall)(seeded(id));
}

const SCENES: Record<Scene, Backdrop> = {
  cave,
  vault,
  hall,
  forest,
  night,
  rays,
  fire,
  treasure,
};
const drawn: Readonly<Record<string, Backdrop>> = SCENES;

function cave(chance: Chance): Stroke[] {
  return [
    { d: teeth(chance, 16, 22, 20, 30, 16), tone: 2, opacity: 0.42 },
    { d: blob(46, 101, 70, 9), tone: 0, opacity: 0.13 },
    { d: teeth(chance, 9, 20, 24, 9, 22), tone: 2, opacity: 0.8 },
    { d: hatch(chance, 26, 34), tone: 0, opacity: 0.16, line: 0.8 },
    { d: teeth(chance, 9, 112, 103, -4, -17), tone: 2, opacity: 0.88 },
    { d: hatch(chance, 101, 107), tone: 0, opacity: 0.14, line: 0.8 },
  ];
}

function vault(chance: Chance): Stroke[] {
  const shift = between(chance, -14, 14);
  const middles = [-56, 4, 64, 124, 184].map((x) => x + shift);
  return [
    {
      d: middles
        .map(
          (x) =>
            `M${x - 22} 104V64C${x - 22} 44 ${x - 10} 38 ${x} 36C${x + 10} 38 ${x + 22} 44 ${x + 22} 64V104Z`,
        )
        .join(""),
      tone: 2,
      opacity: 0.3,
    },
    {
      d: middles
        .map(
          (x) =>
            `M${x + 36} 106V64C${x + 36} 34 ${x + 2} 26 ${x} 26C${x - 2} 26 ${x - 36} 34 ${x - 36} 64V106H${x - 26}V66C${x - 26} 44 ${x - 4} 36 ${x} 36C${x + 4} 36 ${x + 26} 44 ${x + 26} 66V106Z`,
        )
        .join(""),
      tone: 2,
      opacity: 0.5,
    },
    {
      d: middles
        .map((x) =>
          [-26, -19, -10, 0, 10, 19, 26]
            .map((dx) => `M${x + dx} ${37 + (dx * dx) / 30}L${r(x + dx * 1.3)} ${r(27 + (dx * dx) / 30)}`)
            .join(""),
        )
        .join(""),
      tone: 0,
      opacity: 0.13,
      line: 0.8,
    },
    {
      d: middles
        .map(
          (x) =>
            `M${x - 36} 72H${x - 26}M${x - 36} 84H${x - 26}M${x + 26} 78H${x + 36}M${x + 26} 90H${x + 36}`,
        )
        .join(""),
      tone: 0,
      opacity: 0.12,
      line: 0.8,
    },
    { d: "M0 96H140V112H0Z", tone: 2, opacity: 0.72 },
    { d: flags(chance, 96), tone: 0, opacity: 0.13, line: 0.8 },
    { d: blob(56, 101, 48, 5), tone: 0, opacity: 0.12 },
  ];
}

function hall(chance: Chance): Stroke[] {
  const window = between(chance, 34, 106);
  return [
    { d: `M${r(window - 8)} 70V44a8 9 0 0 1 16 0V70Z`, tone: 0, opacity: 0.24 },
    { d: `M${r(window)} 36V70M${r(window - 8)} 54h16`, tone: 2, opacity: 0.6, line: 1.4 },
    {
      d: `M${r(window - 7)} 70L${r(window - 36)} 112H${r(window + 4)}L${r(window + 7)} 70Z`,
      tone: 0,
      opacity: 0.08,
    },
    { d: "M0 20H140V29Q126 36 112 29T84 29T56 29T28 29T0 29Z", tone: 2, opacity: 0.6 },
    { d: flags(chance, 84), tone: 0, opacity: 0.2, line: 0.9 },
    {
      d: "M0 20H15V86H0ZM125 20H140V86H125ZM0 30H19V36H0ZM121 30H140V36H121ZM0 78H21V87H0ZM119 78H140V87H119Z",
      tone: 2,
      opacity: 0.76,
    },
    { d: "M5 37V77M10 37V77M130 37V77M135 37V77", tone: 0, opacity: 0.14, line: 0.9 },
  ];
}

function forest(chance: Chance): Stroke[] {
  const trunk = (narrow: number, wide: number): string => {
    const x = between(chance, -6, 140);
    const w = between(chance, narrow, wide);
    const lean = between(chance, -3, 3);
    return `M${r(x + lean)} 20L${r(x + w + lean)} 20 ${r(x + w * 0.9)} 84 ${r(x + w + 3)} 108H${r(x - 3)}L${r(x + w * 0.1)} 84Z`;
  };
  const leaves = (y: number): string =>
    `M-4 16${times(12, (n) => `Q${n * 13 + 2} ${r(y + between(chance, 4, 14))} ${n * 13 + 9} ${r(y + between(chance, -3, 3))}`).join("")}V16Z`;
  return [
    {
      d: times(
        3,
        (n) =>
          `M${20 + n * 34} 20L${r(between(chance, -10, 12) + n * 34)} 108h${r(between(chance, 8, 18))}L${30 + n * 34} 20Z`,
      ).join(""),
      tone: 0,
      opacity: 0.07,
    },
    { d: times(9, () => trunk(2.5, 6)).join(""), tone: 2, opacity: 0.36 },
    { d: times(5, () => trunk(6, 12)).join(""), tone: 2, opacity: 0.62 },
    { d: leaves(27), tone: 2, opacity: 0.75 },
    { d: "M0 98Q35 89 70 98T140 95V112H0Z", tone: 2, opacity: 0.86 },
    {
      d: times(16, () => {
        const x = between(chance, 2, 138);
        return `M${r(x)} 99l${r(between(chance, -2, 2))} ${r(between(chance, -8, -3))}`;
      }).join(""),
      tone: 2,
      opacity: 0.8,
      line: 1.2,
    },
  ];
}

function night(chance: Chance): Stroke[] {
  const x = between(chance, 30, 52);
  const star = (): string => blob(between(chance, 4, 138), between(chance, 23, 74), 0.5 + chance() * 0.6);
  const ridge = (y: number, high: number): string =>
    `M0 112V${y}${times(8, (n) => `L${r(n * 20 + between(chance, 4, 16))} ${r(y - (n % 2) * high + between(chance, -4, 4))}`).join("")}L144 ${y}V112Z`;
  return [
    { d: times(20, star).join(""), tone: 0, opacity: 0.8 },
    { d: blob(x, 48, 25), tone: 0, opacity: 0.14 },
    { d: blob(x, 48, 17), tone: 0, opacity: 0.86 },
    { d: blob(x - 5, 44, 3) + blob(x + 6, 52, 4) + blob(x - 3, 56, 2), tone: 1, opacity: 0.25 },
    {
      d: times(3, (n) => {
        const from = between(chance, -10, 90);
        return `M${r(from)} ${r(40 + n * 13 + between(chance, -3, 3))}h${r(between(chance, 24, 52))}`;
      }).join(""),
      tone: 0,
      opacity: 0.16,
      line: 2.2,
    },
    { d: ridge(90, 16), tone: 2, opacity: 0.45 },
    { d: ridge(101, 11), tone: 2, opacity: 0.88 },
  ];
}

function rays(chance: Chance): Stroke[] {
  const turn = between(chance, 0, 20);
  const ray = (n: number): string => {
    const [from, to] = [n * 20 + turn, n * 20 + turn + 7 + (n % 2) * 3].map(
      (angle) => (angle * Math.PI) / 180,
    ) as [number, number];
    return `M70 66L${r(70 + 130 * Math.cos(from))} ${r(66 + 130 * Math.sin(from))} ${r(70 + 130 * Math.cos(to))} ${r(66 + 130 * Math.sin(to))}Z`;
  };
  return [
    { d: times(18, ray).join(""), tone: 0, opacity: 0.13 },
    { d: blob(70, 66, 42), tone: 0, opacity: 0.1 },
    { d: blob(70, 66, 33), tone: 0, opacity: 0.1 },
    {
      d: times(14, () =>
        spark(between(chance, 6, 134), between(chance, 26, 98), between(chance, 0.8, 2.4)),
      ).join(""),
      tone: 0,
      opacity: 0.5,
    },
  ];
}

function fire(chance: Chance): Stroke[] {
  const tongues = (count: number, base: number, low: number, high: number): string =>
    `M-4 112V${base}${times(count, (n) => {
      const w = 150 / count;
      const x = n * w - 4;
      const top = base - between(chance, low, high);
      return `C${r(x + w * 0.1)} ${r(base - 8)} ${r(x + w * 0.55)} ${r(top + 12)} ${r(x + w * 0.42)} ${r(top)}C${r(x + w * 0.9)} ${r(top + 9)} ${r(x + w * 0.75)} ${r(base - 6)} ${r(x + w)} ${base}`;
    }).join("")}V112Z`;
  return [
    { d: teeth(chance, 12, 20, 24, 8, 18), tone: 2, opacity: 0.7 },
    { d: blob(70, 112, 90, 34), tone: 0, opacity: 0.16 },
    { d: tongues(7, 100, 16, 36), tone: 0, opacity: 0.24 },
    { d: tongues(9, 104, 9, 24), tone: 0, opacity: 0.34 },
    {
      d: times(22, () => blob(between(chance, 4, 136), between(chance, 34, 96), 0.4 + chance() * 0.7)).join(
        "",
      ),
      tone: 0,
      opacity: 0.75,
    },
    { d: tongues(11, 109, 3, 12), tone: 2, opacity: 0.7 },
  ];
}

function treasure(chance: Chance): Stroke[] {
  const coin = (x: number, y: number): string =>
    `${blob(x, y, 5, 2.1)}M${r(x - 5)} ${r(y)}v2.4a5 2.1 0 0 0 10 0v-2.4`;
  const heap = (x: number): string[] =>
    times(14, () => {
      const y = between(chance, 0, 1);
      return coin(x + between(chance, -26, 26) * (0.3 + y), 84 + y * 24);
    });
  const coins = [
    ...heap(16),
    ...heap(124),
    ...times(9, () => coin(between(chance, 30, 110), between(chance, 100, 109))),
  ];
  return [
    { d: "M0 20H140V27Q70 40 0 27Z", tone: 2, opacity: 0.6 },
    { d: "M0 112V90Q14 76 34 94Q70 104 106 94Q126 76 140 90V112Z", tone: 2, opacity: 0.75 },
    { d: coins.join(""), tone: 0, opacity: 0.3 },
    { d: coins.join(""), tone: 2, opacity: 0.75, line: 0.7 },
    {
      d: times(9, () =>
        spark(between(chance, 8, 132), between(chance, 28, 88), between(chance, 1.5, 3.6)),
      ).join(""),
      tone: 0,
      opacity: 0.8,
    },
  ];
}

/** Rock with pointed ends from `edge`, its gums at `line`; negative lengths grow upwards. */
function teeth(chance: Chance, step: number, edge: number, line: number, low: number, high: number): string {
  const points = times(
    Math.ceil(150 / step),
    (n) =>
      `L${n * step} ${r(line + between(chance, -2, 2))} ${r(n * step + step * between(chance, 0.35, 0.65))} ${r(line + between(chance, low, high))}`,
  );
  return `M0 ${edge}${points.join("")}L150 ${line}V${edge}Z`;
}

/** Groups of three strokes: rock. */
function hatch(chance: Chance, from: number, to: number): string {
  return times(9, () => {
    const [x, y] = [between(chance, 2, 134), between(chance, from, to)];
    return [0, 2, 4].map((dx) => `M${r(x + dx)} ${r(y)}l-2 ${r(between(chance, 3, 5))}`).join("");
  }).join("");
}

/** A floor of slabs that runs away from the eye, its far edge at `y`. */
function flags(chance: Chance, y: number): string {
  const far = between(chance, 60, 80);
  const lines = times(9, (n) => `M${r(far + (n - 4) * 12)} ${y}L${r(far + (n - 4) * 38)} 112`);
  const rows = [0, 0.18, 0.45, 0.8].map((part) => `M0 ${r(y + part * (112 - y))}H140`);
  return [...lines, ...rows].join("");
}
