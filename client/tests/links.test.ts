import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { route, learnPath, link } from "../src/lib/page/router.svelte";

const screens = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".svelte"),
);
const PATH = /href=\{(?!record)\w+Path\(/; // records are files

function clicked(path: string, how: MouseEventInit): boolean {
  const event = new MouseEvent("click", { cancelable: true, ...how });
  link(path).onclick(event);
  return event.defaultPrevented;
}

test("a link is followed here, and in another tab by who wants one", () => {
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect(clicked(learnPath("space"), how)).toBe(false);
  expect(route.current).toEqual({ screen: "lobby" });
  expect(clicked(learnPath("space"), {})).toBe(true);
  expect(route.current).toEqual({ screen: "learn", game: "space" });
});

test("every link to a screen is one, and none begins at the root of a host", () => {
  const others = screens.flatMap((path) =>
    readFileSync(join("src", path), "utf8")
      .split("\n")
      .filter((line) => line.includes('href="/') || (PATH.test(line) && !line.includes("target=")))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(others).toEqual([]);
});
