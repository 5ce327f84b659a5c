import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const MADE = ["names.ts", "wire.ts", "vite-env.d.ts"];
const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.(svelte|ts)$/.test(path) && !MADE.some((name) => path.endsWith(name)),
);

test("a module says what it is, not what it is about in a riddle (STYLE.md)", () => {
  const riddles = sources.filter((path) =>
    /^\s*(?:<script[^>]*>\s*)*\/\*\*\s*(?:\*\s*)?(?:What|Where|Who|How|When|Whether)\b/.test(
      readFileSync(join("src", path), "utf8"),
    ),
  );
  expect(riddles).toEqual([]);
});
