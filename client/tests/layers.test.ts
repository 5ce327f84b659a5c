import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const NAMED = new Set(
  [...readFileSync("src/tokens.css", "utf8").matchAll(/^ {2}(--z-[a-z-]+):/gm)].map((found) => found[1]),
);
const STYLED = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.(svelte|css)$/.test(file),
);

test("what lies above what is decided in tokens.css: every z-index is one of its names", () => {
  const used = STYLED.flatMap((file) =>
    [...readFileSync(join("src", file), "utf8").matchAll(/z-index:\s*([^;]+);/g)].map(
      (found) => [file, found[1]] as const,
    ),
  );
  expect(used.length).toBeGreaterThan(20);
  for (const [file, value = ""] of used) {
    const name = /^var\((--z-[a-z-]+)\)$/.exec(value)?.[1];
    expect(NAMED, `${file}: z-index: ${value}`).toContain(name);
  }
});
