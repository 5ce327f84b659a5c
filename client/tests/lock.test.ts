import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { bodies } from "../tools/icons";

test("the lock names no host", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved"/);
});

test("every icon that is listed exists", () => {
  expect(Object.values(bodies()).every((body) => body.includes("currentColor"))).toBe(true);
});
