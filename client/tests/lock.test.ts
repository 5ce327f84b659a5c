import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { bodies } from "../tools/icons";

test("the lock names no host", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved"/);
});

test("every icon that is listed exists", () => {
  expect(Object.values(bodies()).every((body) => body.includes("currentColor"))).toBe(true);
});

test("the types are those of the server's document", () => {
  const made = execFileSync(
    "npx",
    [
      ...["openapi-typescript", "src/lib/net/openapi.json", "--root-types", "--root-types-no-schema-prefix"],
      "--default-non-nullable=false",
    ],
    { encoding: "utf8" },
  );
  const lines = (text: string): string[] => text.split("\n").filter((line) => line.trim());
  expect(lines(made).filter((line) => !line.startsWith("✨"))).toEqual(
    lines(readFileSync("src/lib/net/wire.ts", "utf8")),
  );
}, 60_000);
