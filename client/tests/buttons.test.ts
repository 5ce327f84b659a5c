/** Buttons are short: at most 24 letters in every language (issue 25, point 14). */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const MOST = 24; // letters; a number or a name counts as one
const LANGUAGES = ["en", "fr", "pt-BR"];
/** Buttons that are sentences on purpose. Lines may only go. */
const SENTENCES: Record<string, string> = {
  "claim-offer": "a question to whoever watches; it may stand in two lines",
};

interface Node {
  type: string;
  [part: string]: unknown;
}

function nodes(part: unknown, enter: (node: Node) => boolean): void {
  if (Array.isArray(part)) for (const one of part) nodes(one, enter);
  if (!part || typeof part !== "object") return;
  const node = part as Node;
  if (typeof node.type === "string" && !enter(node)) return;
  for (const inner of Object.values(node)) nodes(inner, enter);
}

const isNamed = (node: Node, ...names: string[]): boolean =>
  node.type === "RegularElement" && names.includes(node["name"] as string);

function hasClass(node: Node, name: string): boolean {
  return JSON.stringify(node["attributes"] ?? "").includes(`"${name}`);
}

/** Ids of the messages that a button of this component may be labelled with; a smaller second line is no label. */
function labels(path: string): string[] {
  const found = new Set<string>();
  const { fragment } = parse(readFileSync(path, "utf8"), { modern: true });
  nodes(fragment, (element) => {
    if (isNamed(element, "button") || (isNamed(element, "a") && hasClass(element, "btn")))
      nodes(element["fragment"], (node) => {
        if (isNamed(node, "small") || node.type === "Attribute") return false;
        const callee = node.type === "CallExpression" ? (node["callee"] as Node) : null;
        if (callee?.["name"] === "say")
          nodes((node["arguments"] as unknown[])[0], (one) => {
            if (one.type === "Literal" && typeof one["value"] === "string") found.add(one["value"]);
            return one.type !== "BinaryExpression"; // what is compared is no id
          });
        return true;
      });
    return true;
  });
  return [...found];
}

type Part = string | { type: string; variants?: { value: Part | Part[] }[] };

/** How many letters the longest form of a text has. */
function letters(text: Part | Part[]): number {
  if (Array.isArray(text)) return text.reduce((sum, part) => sum + letters(part), 0);
  if (typeof text === "string") return [...text].length;
  return Math.max(1, ...(text.variants ?? []).map(({ value }) => letters(value)));
}

function lengths(tag: string): Map<string, number> {
  const worlds = readdirSync("src/themes", { recursive: true, encoding: "utf8" })
    .filter((name) => basename(name) === `${tag}.ftl`)
    .map((name) => join("src/themes", name));
  const longest = new Map<string, number>();
  for (const file of [
    `src/locale/${tag}.ftl`,
    `src/workshop/words/${tag}.ftl`,
    `src/box/words/${tag}.ftl`,
    ...worlds,
  ])
    for (const { id, value } of new FluentResource(readFileSync(file, "utf8")).body)
      longest.set(id, Math.max(longest.get(id) ?? 0, letters(value as Part | Part[])));
  return longest;
}

const components = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".svelte"))
  .map((name) => join("src", name));
const ids = [...new Set(components.flatMap(labels))].sort();

test("buttons are found, in every way that they are written", () => {
  expect(ids.length).toBeGreaterThan(100);
  expect(ids).toEqual(
    expect.arrayContaining(["deal-anyway", "return", "games-fewer", "advice-ask", "replay"]),
  );
});

test("the longest form of a label counts, and a number in it as one letter", () => {
  const { body } = new FluentResource(
    "a =\n    { $n ->\n        [one] one\n       *[other] { $n } ones\n    }\n",
  );
  expect(body.map(({ value }) => letters(value as Part | Part[]))).toEqual([6]);
});

test("what a button says is excused only where it is long", () => {
  const longest = LANGUAGES.map(lengths);
  for (const id of Object.keys(SENTENCES))
    expect(
      longest.some((one) => (one.get(id) ?? 0) > MOST),
      id,
    ).toBe(true);
});

test.each(LANGUAGES)("no button says more than fits on it (%s)", (tag) => {
  const longest = lengths(tag);
  const long = ids.filter((id) => (longest.get(id) ?? 0) > MOST && !(id in SENTENCES));
  expect(long).toEqual([]);
});
