import { expect, test } from "vitest";

import type { Content } from "../src/lib/games/content";
import type { View } from "../src/lib/net/view";
import { say } from "../src/lib/page/words.svelte";
import { pointsIfOut } from "../src/lib/table/worth";
import { GAMES } from "./games";

const view = (tokens: string[], more: object = {}): View =>
  ({ over: false, worth: 20, seats: [{ status: "in-play", tokens, ...more }] }) as unknown as View;
const told = (content: Content, ...seen: Parameters<typeof view>): string | undefined =>
  pointsIfOut(view(...seen), 0, content)?.text;

test.each(GAMES)("%s: no points are promised before the first Artifact (CORE-18.1)", (_, content) => {
  const tokens = Object.values(content.tokens);
  const others = tokens.filter((token) => token.kind !== "artifact").map((token) => token.id);
  const artifacts = tokens.filter((token) => token.kind === "artifact").map((token) => token.id);
  expect(artifacts.length).toBeGreaterThan(0);
  expect(told(content, [])).toBe(say("points-none-yet"));
  expect(told(content, others)).toBe(say("points-none-yet"));
  for (const artifact of artifacts)
    expect(told(content, [...others, artifact])).toBe(say("points-if-out", { n: 20 }));
});

test.each(GAMES)("%s: a seat that is out or knocked out is promised nothing", (_, content) => {
  const artifact = Object.values(content.tokens).find((token) => token.kind === "artifact")?.id ?? "";
  expect(told(content, [artifact], { status: "escaped" })).toBeUndefined();
  expect(told(content, [artifact], { status: "knocked-out" })).toBeUndefined();
});
