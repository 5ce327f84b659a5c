import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import subset from "subset-font";
import type { Plugin } from "vite";

const SHEET = "virtual:fonts.css";
const ALIAS = "~letters";
const FOLDER = join(import.meta.dirname, "..", "node_modules", ".cache", "letters");

/** The fonts of the page, SIL Open Font License 1.1; titles are bold and need one weight. */
const FONTS = [
  {
    family: "Grenze Gotisch",
    weights: "400 900",
    file: "@fontsource/grenze-gotisch/files/grenze-gotisch-latin-700-normal.woff2",
  },
  {
    family: "Alegreya",
    weights: "400 900",
    file: "@fontsource/alegreya/files/alegreya-latin-700-normal.woff2",
  },
  {
    family: "Atkinson Hyperlegible Next Variable",
    weights: "200 800",
    file: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  },
];

/** The letters of our languages: a first visit loads these alone. */
export const LETTERS =
  "U+20-7E, U+A0, U+A7, U+AA-AB, U+B0, U+B7, U+BA-BB, U+C0-C3, U+C6-CA, U+CD-CF, U+D2-D5, U+D7-DC, U+E0-E3, U+E6-EA, " +
  "U+ED-EF, U+F2-F5, U+F9-FC, U+152-153, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+2212";
/** All letters of a file; it is loaded when a text has one that is not among the others. */
export const LATIN =
  "U+20-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-206F, U+20AC, U+2122, " +
  "U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";

/** Fonts in two files each: the letters of our languages, and all that a package has. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    async config() {
      if (process.env["VITEST"]) return {};
      mkdirSync(FOLDER, { recursive: true });
      await Promise.all(FONTS.map(({ file }) => writeLetters(file)));
      return { resolve: { alias: { [ALIAS]: FOLDER } } };
    },
    resolveId: (id) => (id === SHEET ? `\0${SHEET}` : undefined),
    load: (id) => (id === `\0${SHEET}` ? FONTS.map(faces).join("\n") : undefined),
  };
}

/** The characters of ranges as they stand in a style sheet. */
export function characters(ranges: string): string {
  const each = ranges.split(", ").flatMap((range) => {
    const [first = 0, last = first] = range
      .slice("U+".length)
      .split("-")
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
  });
  return each.join("");
}

/** Both faces of a font: of a letter that is in both files the browser takes the later one. */
function faces({ family, weights, file }: (typeof FONTS)[number]): string {
  const face = (url: string, range: string): string => `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  font-display: swap;
  src: url("${url}") format("woff2");
  unicode-range: ${range};
}`;
  return `${face(file, LATIN)}\n${face(`${ALIAS}/${lettersName(file)}`, LETTERS)}`;
}

async function writeLetters(file: string): Promise<void> {
  const made = join(FOLDER, lettersName(file));
  if (existsSync(made)) return;
  const whole = readFileSync(createRequire(import.meta.url).resolve(file));
  writeFileSync(made, await subset(whole, characters(LETTERS), { targetFormat: "woff2" }));
}

/** Name of the file with the letters, another one for other letters or another font. */
function lettersName(file: string): string {
  const whole = readFileSync(createRequire(import.meta.url).resolve(file));
  const made = createHash("sha256").update(whole).update(LETTERS).digest("hex").slice(0, 8);
  return `${file.replace(/^.*\/|-normal\.woff2$/g, "")}-letters-${made}.woff2`;
}
