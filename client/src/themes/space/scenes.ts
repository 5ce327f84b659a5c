/** Places aboard, and what is seen through the windows, in the units of a card as in `art/scenes.ts`. */
import type { Backdrop } from "../../art/scenes";
import { between, blob, r, spark, times, type Chance, type Stroke } from "../../art/strokes";

export const scenes: Record<string, Backdrop> = { orbit, asteroids, corridor, hangar, bridge, lab, garden };

function orbit(chance: Chance): Stroke[] {
  const [x, y, size] = [
    chance() < 0.5 ? between(chance, 20, 36) : between(chance, 104, 120),
    between(chance, 74, 88),
    between(chance, 21, 28),
  ];
  const band = (part: number): string => {
    const half = size * Math.sqrt(1 - part * part);
    return `M${r(x - half)} ${r(y + part * size)}Q${r(x)} ${r(y + part * size + 5)} ${r(x + half)} ${r(y + part * size)}`;
  };
  return [
    { d: blob(140 - x, 50, 60, 22), tone: 0, opacity: 0.08 },
    { d: blob(150 - x, 44, 34, 11), tone: 0, opacity: 0.1 },
    { d: stars(chance, 30, 24, 106), tone: 0, opacity: 0.8 },
    {
      d: times(3, () =>
        spark(between(chance, 8, 132), between(chance, 30, 70), between(chance, 2, 3.4)),
      ).join(""),
      tone: 0,
      opacity: 0.85,
    },
    { d: blob(x, y, size + 5), tone: 0, opacity: 0.1 },
    { d: blob(x, y, size), tone: 0, opacity: 0.42 },
    { d: [-0.62, -0.3, 0.1, 0.5].map(band).join(""), tone: 1, opacity: 0.5, line: 2.2 },
    {
      d: `M${r(x + size * 0.5)} ${r(y - size * 0.87)}A${r(size)} ${r(size)} 0 0 1 ${r(x - size * 0.5)} ${r(y + size * 0.87)}A${r(size * 1.5)} ${r(size * 1.5)} 0 0 0 ${r(x + size * 0.5)} ${r(y - size * 0.87)}Z`,
      tone: 2,
      opacity: 0.66,
    },
    {
      d: `M${r(x - size * 0.94)} ${r(y + 3)}C${r(x - size * 2)} ${r(y + 17)} ${r(x + size * 1.1)} ${r(y + 6)} ${r(x + size * 1.62)} ${r(y - 10)}C${r(x + size * 1.9)} ${r(y - 17)} ${r(x + size * 1.3)} ${r(y - 15)} ${r(x + size * 0.96)} ${r(y - 9)}`,
      tone: 0,
      opacity: 0.55,
      line: 1.6,
    },
  ];
}

function asteroids(chance: Chance): Stroke[] {
  const places = [
    [14, 88, 15],
    [124, 92, 17],
    [122, 40, 8],
    [20, 58, 7],
    [44, 100, 7],
    [96, 102, 6],
    [104, 28, 4],
    [36, 34, 4],
  ] as const;
  const rocks = places.map(([x, y, size]) => ({
    x: x + between(chance, -5, 5),
    y: y + between(chance, -4, 4),
    size,
    edge: times(9, () => between(chance, 0.76, 1.1)),
  }));
  const outline = (part: number, shift: number): string =>
    rocks
      .map(
        ({ x, y, size, edge }) =>
          `M${edge.map((far, n) => `${r(x - shift * size + part * size * far * Math.cos(n * 0.7))} ${r(y - shift * size + part * size * far * Math.sin(n * 0.7))}`).join("L")}Z`,
      )
      .join("");
  return [
    { d: blob(between(chance, 40, 100), 60, 80, 18), tone: 0, opacity: 0.08 },
    { d: stars(chance, 34, 24, 106), tone: 0, opacity: 0.75 },
    {
      d: times(
        5,
        () => `M${r(between(chance, 0, 120))} ${r(between(chance, 30, 100))}l${r(between(chance, 8, 20))} -3`,
      ).join(""),
      tone: 0,
      opacity: 0.22,
      line: 0.8,
    },
    { d: outline(1, 0), tone: 2, opacity: 0.95 },
    { d: outline(0.84, 0.08), tone: 0, opacity: 0.3 },
    { d: outline(0.62, -0.1), tone: 2, opacity: 0.45 },
    {
      d: rocks
        .map(
          ({ x, y, size }) =>
            blob(x - size * 0.35, y - size * 0.3, size * 0.2, size * 0.16) +
            blob(x + size * 0.2, y + size * 0.1, size * 0.14),
        )
        .join(""),
      tone: 2,
      opacity: 0.6,
    },
  ];
}

function corridor(chance: Chance): Stroke[] {
  const far = between(chance, 56, 84);
  const at = (x: number, y: number, near: number): string =>
    `${r(far + (70 - far) * near + x * near)} ${r(60 + y * near)}`;
  const rib = (near: number): string =>
    `M${[
      [-46, -42],
      [46, -42],
      [72, -20],
      [72, 26],
      [52, 52],
      [-52, 52],
      [-72, 26],
      [-72, -20],
    ]
      .map(([x = 0, y = 0]) => at(x, y, near))
      .join("L")}Z`;
  const gaps = [
    [0.3, 0.38],
    [0.46, 0.6],
    [0.74, 0.94],
  ] as const;
  const lamp = (x: number, top: number, low: number): string =>
    gaps.map(([a, b]) => `M${at(x, top, a)}L${at(x, top, b)} ${at(x, low, b)} ${at(x, low, a)}Z`).join("");
  return [
    { d: rib(0.26), tone: 0, opacity: 0.5 },
    {
      d: `M${at(-4, -30, 0.26)}L${at(-4, 52, 0.26)}M${at(4, -30, 0.26)}L${at(4, 52, 0.26)}`,
      tone: 2,
      opacity: 0.7,
      line: 1,
    },
    {
      d:
        [-52, -30, -10, 10, 30, 52].map((x) => `M${at(x, 52, 0.26)}L${at(x, 52, 1.3)}`).join("") +
        [0.34, 0.46, 0.64, 0.88].map((near) => `M${at(-52, 52, near)}L${at(52, 52, near)}`).join(""),
      tone: 0,
      opacity: 0.2,
      line: 0.8,
    },
    { d: lamp(-72, -12, -4) + lamp(72, -12, -4), tone: 0, opacity: 0.7 },
    {
      d: gaps
        .map(([a, b]) => `M${at(-16, -42, a)}L${at(-16, -42, b)} ${at(16, -42, b)} ${at(16, -42, a)}Z`)
        .join(""),
      tone: 0,
      opacity: 0.45,
    },
    {
      d: [-72, 72]
        .map((x) => `M${at(x, 8, 0.26)}L${at(x, 8, 1.3)}M${at(x, 14, 0.26)}L${at(x, 14, 1.3)}`)
        .join(""),
      tone: 2,
      opacity: 0.5,
      line: 1,
    },
    ...[0.28, 0.42, 0.67, 1.04].map((near): Stroke => ({
      d: rib(near),
      tone: 2,
      opacity: 0.72,
      line: r(near * 9),
    })),
    { d: [0.255, 0.39, 0.62, 0.97].map(rib).join(""), tone: 0, opacity: 0.22, line: 0.7 },
  ];
}

function hangar(chance: Chance): Stroke[] {
  const moon = between(chance, 34, 106);
  const posts = [26, 48, 70, 92, 114];
  return [
    { d: "M22 36H118L128 48V82H12V48Z", tone: 2, opacity: 0.62 },
    { d: stars(chance, 22, 40, 78, 16, 124), tone: 0, opacity: 0.85 },
    { d: blob(moon, 50, 8.5), tone: 0, opacity: 0.5 },
    { d: blob(moon + 3.4, 52, 7), tone: 2, opacity: 0.5 },
    {
      d: `M${posts.map((x) => `${x} 36`).join("L")}M0 20L22 36M140 20L118 36M${times(11, (n) => `${n * 14} ${n % 2 ? 34 : 22}`).join("L")}`,
      tone: 0,
      opacity: 0.2,
      line: 1,
    },
    {
      d: "M0 20H140V28L118 36H22L0 28ZM0 28L22 36 12 48V82L0 94ZM140 28L118 36 128 48V82L140 94Z",
      tone: 2,
      opacity: 0.55,
    },
    { d: "M22 36H118L128 48V82H12V48Z", tone: 0, opacity: 0.42, line: 1.2 },
    { d: "M12 82H128L150 112H-10Z", tone: 2, opacity: 0.5 },
    {
      d: [-3, -1, 1, 3].map((n) => `M${70 + n * 12} 82L${70 + n * 25} 112`).join("") + "M4 90H136M-6 100H146",
      tone: 0,
      opacity: 0.18,
      line: 0.9,
    },
    {
      d: times(4, (n) =>
        [-1, 1]
          .map((side) => blob(70 + side * (48 + n * 7), 85 + n * 7, 1.1 + n * 0.35, 0.7 + n * 0.2))
          .join(""),
      ).join(""),
      tone: 0,
      opacity: 0.85,
    },
    {
      d: [6, 134].map((x) => `M${x} 46V76`).join(""),
      tone: 0,
      opacity: between(chance, 0.35, 0.6),
      line: 1.8,
    },
  ];
}

function bridge(chance: Chance): Stroke[] {
  const planet = between(chance, 24, 116);
  const screen = (x: number, lean: number): string => `M${x} 84H${x + 24}L${x + 24 + lean} 98H${x + lean}Z`;
  const graph = (x: number): string =>
    `M${x} 94${times(5, (n) => `L${x + n * 4 + 3} ${r(between(chance, 87, 95))}`).join("")}`;
  return [
    { d: "M14 29H126L142 76H-2Z", tone: 2, opacity: 0.6 },
    { d: stars(chance, 30, 31, 74, 8, 132), tone: 0, opacity: 0.85 },
    { d: blob(planet, 96, 52, 40), tone: 0, opacity: 0.14 },
    { d: blob(planet, 98, 48, 37), tone: 0, opacity: 0.3 },
    { d: blob(planet + 8, 102, 46, 36), tone: 2, opacity: 0.45 },
    { d: "M44 29L36 76M96 29L104 76M70 29V76M8 47H132", tone: 2, opacity: 0.85, line: 2.6 },
    { d: "M14 29H126L142 76H-2Z", tone: 0, opacity: 0.35, line: 1.1 },
    { d: "M-2 112V82L16 75H124L142 82V112Z", tone: 2, opacity: 0.9 },
    { d: screen(8, -6) + screen(108, 6) + "M58 82H82V90H58Z", tone: 0, opacity: 0.28 },
    { d: graph(8) + graph(112), tone: 0, opacity: 0.85, line: 1 },
    { d: times(12, (n) => blob(40 + n * 5.4, 100 + (n % 2) * 3, 1)).join(""), tone: 0, opacity: 0.6 },
    {
      d: times(5, () => blob(between(chance, 38, 104), between(chance, 98, 105), 1.2)).join(""),
      tone: 0,
      opacity: 0.95,
    },
  ];
}

function lab(chance: Chance): Stroke[] {
  const tanks = [between(chance, 12, 18), between(chance, 122, 128)];
  const level = between(chance, 46, 56);
  const flask = (x: number, wide: number): string =>
    `M${r(x - 1.6)} 82V88L${r(x - wide)} 97H${r(x + wide)}L${r(x + 1.6)} 88V82Z`;
  const flasks = times(5, (n) => flask(34 + n * 18 + between(chance, -4, 4), between(chance, 4, 6)));
  return [
    { d: "M36 30H104V58H36Z", tone: 2, opacity: 0.4 },
    {
      d: `M38 44${times(16, (n) => `L${39 + n * 4} ${r(44 + between(chance, -9, 9) * (n % 3 === 0 ? 1 : 0.25))}`).join("")}`,
      tone: 0,
      opacity: 0.5,
      line: 1,
    },
    { d: "M36 37H104M36 51H104M53 30V58M70 30V58M87 30V58", tone: 0, opacity: 0.12, line: 0.7 },
    {
      d: tanks.map((x) => `M${r(x)} 20C${r(x)} 30 ${r(x - 5)} 26 ${r(x - 5)} 34M${r(x + 4)} 20V34`).join(""),
      tone: 2,
      opacity: 0.8,
      line: 1.6,
    },
    {
      d: tanks.map((x) => `M${r(x - 11)} 38H${r(x + 11)}V90H${r(x - 11)}Z`).join(""),
      tone: 0,
      opacity: 0.16,
    },
    {
      d: tanks.map((x) => `M${r(x - 11)} ${r(level)}q5.5 -3 11 0t11 0V90H${r(x - 11)}Z`).join(""),
      tone: 0,
      opacity: 0.3,
    },
    {
      d: tanks
        .map((x) =>
          times(9, () =>
            blob(x + between(chance, -8, 8), between(chance, level + 4, 86), 0.7 + chance() * 1.3),
          ).join(""),
        )
        .join(""),
      tone: 0,
      opacity: 0.7,
    },
    {
      d: tanks
        .map(
          (x) =>
            `M${r(x - 13)} 33H${r(x + 13)}V39H${r(x - 13)}ZM${r(x - 13)} 88H${r(x + 13)}V97H${r(x - 13)}Z`,
        )
        .join(""),
      tone: 2,
      opacity: 0.85,
    },
    { d: "M0 96H140V112H0Z", tone: 2, opacity: 0.8 },
    { d: flasks.join(""), tone: 2, opacity: 0.8 },
    { d: flasks.join(""), tone: 0, opacity: 0.3, line: 0.8 },
    { d: "M0 96.5H140", tone: 0, opacity: 0.35, line: 0.9 },
  ];
}

function garden(chance: Chance): Stroke[] {
  const lamps = [22, 70, 118].map((x) => x + between(chance, -4, 4));
  const leaf = (x: number, y: number, long: number): string => {
    const lean = between(chance, -0.8, 0.8);
    const [tipX, tipY, side] = [x + long * Math.sin(lean), y - long * Math.cos(lean), long * 0.3];
    return `M${r(x)} ${r(y)}Q${r(x + (tipX - x) / 2 - side)} ${r((y + tipY) / 2)} ${r(tipX)} ${r(tipY)}Q${r(x + (tipX - x) / 2 + side)} ${r((y + tipY) / 2)} ${r(x)} ${r(y)}Z`;
  };
  const bed = (count: number, y: number, low: number, high: number): string =>
    times(count, (n) =>
      [0, 1, 2]
        .map(() => leaf((n + 0.5) * (140 / count) + between(chance, -2, 2), y, between(chance, low, high)))
        .join(""),
    ).join("");
  return [
    {
      d: lamps.map((x) => `M${r(x - 10)} 29L${r(x - 28)} 92H${r(x + 28)}L${r(x + 10)} 29Z`).join(""),
      tone: 0,
      opacity: 0.12,
    },
    {
      d: "M0 24H140M0 32H8M132 32H140" + lamps.map((x) => `M${r(x)} 20V27`).join(""),
      tone: 2,
      opacity: 0.8,
      line: 1.6,
    },
    {
      d: lamps.map((x) => `M${r(x - 11)} 27H${r(x + 11)}V30H${r(x - 11)}Z`).join(""),
      tone: 0,
      opacity: 0.85,
    },
    { d: bed(13, 82, 9, 20), tone: 0, opacity: 0.2 },
    { d: "M0 81H140V87H0Z", tone: 2, opacity: 0.66 },
    { d: bed(10, 101, 9, 19), tone: 2, opacity: 0.8 },
    { d: "M0 99H140V112H0Z", tone: 2, opacity: 0.9 },
    { d: "M0 99.5H140M0 81.5H140", tone: 0, opacity: 0.4, line: 0.8 },
    { d: times(12, (n) => blob(n * 12 + 4, 104, 1.1)).join(""), tone: 0, opacity: 0.5 },
  ];
}

/** Stars between two heights, a few of them near. */
function stars(chance: Chance, count: number, top: number, low: number, left = 4, right = 136): string {
  return times(count, (n) =>
    blob(between(chance, left, right), between(chance, top, low), n % 7 === 0 ? 1.1 : 0.35 + chance() * 0.4),
  ).join("");
}
