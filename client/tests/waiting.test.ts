/** After waiting a page may be gone, and what it was given is old (Svelte says `derived_inert`): it is read before. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const LATER = ["then", "catch", "finally"];

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}
type Visit = (node: Node, above: readonly Node[]) => void;

function walk(part: unknown, visit: Visit, above: readonly Node[] = []): void {
  if (Array.isArray(part)) for (const one of part) walk(one, visit, above);
  if (!part || typeof part !== "object" || !("type" in part)) return;
  const node = part as Node;
  visit(node, above);
  for (const inner of Object.values(node)) walk(inner, visit, [...above, node]);
}

function all(root: unknown, want: (node: Node, above: readonly Node[]) => boolean): Node[] {
  const found: Node[] = [];
  walk(root, (node, above) => want(node, above) && found.push(node));
  return found;
}

const isFunction = ({ type }: Node): boolean => type.includes("Function");

/** Names of values, not of fields: `a` in `a.b` and in `{ c: a }`. */
function names(root: unknown): Node[] {
  return all(root, (node, above) => {
    const outer = above.at(-1);
    if (node.type !== "Identifier" || !outer) return node.type === "Identifier";
    if (outer.type === "MemberExpression") return outer["object"] === node || outer["computed"] === true;
    return outer.type !== "Property" || outer["value"] === node;
  });
}

/** What a component is given or makes of it; whom it tells (`onclose`) is asked when there is something to tell. */
function given(instance: unknown, text: string): Set<string> {
  const made = all(instance, ({ type, init }) => {
    const callee = type === "VariableDeclarator" && (init as Node | null)?.["callee"];
    return !!callee && /^\$(props|derived)/.test(text.slice((callee as Node).start, (callee as Node).end));
  });
  return new Set(
    made
      .flatMap(({ id }) => names(id).map(({ name }) => name as string))
      .filter((name) => !/^on[a-z]/.test(name)),
  );
}

/** The parts of a component that run when its waiting is over. */
function afterwards(root: unknown): Node[] {
  const callbacks = all(root, ({ type, callee }) => {
    const property = type === "CallExpression" && ((callee as Node)["property"] as Node | undefined);
    return !!property && LATER.includes(property["name"] as string);
  }).flatMap((call) => call["arguments"] as Node[]);
  const resumed = all(root, (node) => isFunction(node) && node["async"] === true).flatMap(({ body }) => {
    const waits = all(body, ({ type }, above) => type === "AwaitExpression" && !above.some(isFunction));
    const since = Math.min(...waits.map(({ end }) => end));
    return names(body).filter(({ start }) => start >= since);
  });
  return [...callbacks.flatMap(names), ...resumed];
}

const components = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".svelte"),
);

test.each(components.map((name) => join("src", name)))(
  "%s reads what it was given before it waits",
  (path) => {
    const text = readFileSync(path, "utf8");
    const { instance, fragment } = parse(text, { modern: true });
    const theirs = given(instance, text);
    const late = [instance, fragment].flatMap(afterwards).map(({ name }) => name as string);
    expect(late.filter((name) => theirs.has(name))).toEqual([]);
  },
);
