/** What comes to lie under a still pointer is pointed at by nobody; what a pointer comes to is, until it goes away. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { hover } from "../src/lib/page/pointing";

interface Watched {
  told: string[];
  happen: (name: string, more?: PointerEventInit) => void;
  away: () => void;
}

async function watched(): Promise<Watched> {
  const told: string[] = [];
  const element = document.body.appendChild(document.createElement("button"));
  const away = hover(
    () => told.push("come"),
    () => told.push("go"),
  )(element);
  const happen = (name: string, more: PointerEventInit = {}): void =>
    void element.dispatchEvent(new PointerEvent(name, { pointerType: "mouse", bubbles: true, ...more }));
  await Promise.resolve(); // Svelte listens a moment later
  return { told, happen, away: () => away?.() };
}

test("a room that the map moves under a still mouse is not pointed at, until the mouse moves", async () => {
  const { told, happen } = await watched();
  document.body.dispatchEvent(new PointerEvent("pointermove", { clientX: 7, clientY: 9, bubbles: true }));
  for (const name of ["pointerover", "pointerenter", "pointermove"]) happen(name, { clientX: 7, clientY: 9 });
  expect(told).toEqual([]);
  happen("pointermove", { clientX: 8, clientY: 9 });
  happen("pointermove", { clientX: 8, clientY: 5 });
  expect(told).toEqual(["come"]);
});

test("a finger and a pen point at what they touch", async () => {
  for (const pointerType of ["touch", "pen"]) {
    const { told, happen } = await watched();
    happen("pointerdown", { pointerType });
    happen("pointerleave", { pointerType });
    expect(told).toEqual(["come", "go"]);
  }
});

test("what goes away under a pointer is not pointed at any more", async () => {
  const { told, happen, away } = await watched();
  happen("pointermove", { clientX: 50 });
  away();
  await Promise.resolve();
  expect(told).toEqual(["come", "go"]);
});

/** A pointer that enters tells nothing: where the page hears of one, it may only mean to begin something early. */
const EARLY = ["src/offline/Notices.svelte"];

test("nothing on the page takes what a pointer enters for what it points at", () => {
  const files = (readdirSync("src", { recursive: true }) as string[])
    .map((file) => join("src", file))
    .filter((file) => /\.(svelte|ts)$/.test(file) && !EARLY.includes(file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /(pointer|mouse)(enter|over)\b/.test(readFileSync(file, "utf8")))).toEqual(
    [],
  );
});
