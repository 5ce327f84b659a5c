/** Roles: a list, table or group keeps its own, because what stands in it has its meaning from there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

/** Elements whose children need them, and the roles that leave those children their place. */
const KEPT: Record<string, readonly string[]> = {
  ul: ["list"],
  ol: ["list"],
  li: ["listitem"],
  dl: [],
  table: ["table"],
  thead: ["rowgroup"],
  tbody: ["rowgroup"],
  tr: ["row"],
  fieldset: ["group", "radiogroup"],
};

interface Node {
  type: string;
  [part: string]: unknown;
}

function elements(part: unknown): Node[] {
  if (Array.isArray(part)) return part.flatMap(elements);
  if (!part || typeof part !== "object") return [];
  const node = part as Node;
  const inner = Object.values(node).flatMap(elements);
  return node.type === "RegularElement" ? [node, ...inner] : inner;
}

/** The roles that an element may be given, as its attribute writes them. */
function rolesOf(element: Node): string[] {
  const role = (element["attributes"] as Node[]).find(({ name }) => name === "role");
  return role
    ? [...JSON.stringify(role["value"]).matchAll(/"(?:data|value)":"([a-z]+)"/g)].map(
        ([, name]) => name ?? "",
      )
    : [];
}

/** What of a component's markup is given a role that hides what it is. */
function hidden(markup: string): string[] {
  return elements(parse(markup, { modern: true }).fragment).flatMap((element) => {
    const kept = KEPT[String(element["name"])];
    return kept ? rolesOf(element).filter((role) => !kept.includes(role)) : [];
  });
}

test("a list that is a status is found, also where the role is chosen", () => {
  expect(hidden(`<ul role="status"><li>1</li></ul>`)).toEqual(["status"]);
  expect(hidden(`<ol role={loud ? "alert" : undefined}></ol>`)).toEqual(["alert"]);
  expect(hidden(`<div role="status"><ul role="list"></ul></div>`)).toEqual([]);
});

const components = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".svelte"),
);

test("no list, table or group is given a role that hides what it is", () => {
  const found = components.map((file) => [file, hidden(readFileSync(join("src", file), "utf8"))] as const);
  expect(found.filter(([, roles]) => roles.length)).toEqual([]);
});
