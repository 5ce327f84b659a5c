import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { asTyped, isolated, withNames } from "../src/lib/net/person-names";

const ODD = `\u202e\u2066אבג${"x".repeat(200)}`;
const SAFE = `\u2068אבג${"x".repeat(20)}…\u2069`;
type Schema = {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
  anyOf?: Schema[];
};
const wire = JSON.parse(readFileSync("src/lib/net/openapi.json", "utf8")) as {
  components: { schemas: Record<string, Schema> };
};
const schemas = wire.components.schemas;
const nameOf = ({ $ref = "" }: Schema): string => $ref.replace("#/components/schemas/", "");

/** Schemas that name people themselves, with every field that does; all others name them by one of these. */
const NAMING: Record<string, Record<string, unknown>> = {
  Chair: { name: ODD, kind: "person" },
  Listed: { table: "0".repeat(24), names: [ODD, "Ana"] },
  TableInfo: { sent_away: [ODD] },
  ToldSeated: { type: "seated", name: ODD },
  AllowedBack: { type: "let-back", name: ODD },
};

/** Each of the least that messages of a schema hold, every person's name odd; none where they name nobody. */
function samples(schema: Schema, name: string, deep = 0): unknown[] {
  if (deep > 3) return [];
  if (schema.$ref) return samples(schemas[nameOf(schema)] ?? {}, nameOf(schema), deep);
  const kinds = schema.oneOf ?? schema.anyOf;
  if (kinds) return kinds.flatMap((each) => samples(each, name, deep));
  if (schema.items) {
    const items = samples(schema.items, name, deep);
    return items.length ? [items] : [];
  }
  const held = Object.entries(schema.properties ?? {}).map(
    ([key, one]) => [key, samples(one, "", deep + 1)] as const,
  );
  const people = held.filter(([, found]) => found.length);
  const own = NAMING[name];
  if (!people.length) return own ? [own] : [];
  const most = Math.max(...people.map(([, found]) => found.length));
  return Array.from({ length: most }, (_, n) => ({
    ...own,
    ...Object.fromEntries(people.map(([key, found]) => [key, structuredClone(found[n] ?? found[0])])),
  }));
}

const told = (name: string): unknown[] => structuredClone(samples({ $ref: name }, name));
const holders = Object.keys(schemas).filter(
  (name) => told(name).length && !["Chair", "ToldSeated", "AllowedBack"].includes(name),
);

/** Names of things, of bots, and of people who ask: no answer tells them. */
const OTHERS =
  /Content$|^(Board|Tile|Map|Card|Kind|Word|Token)|Primer|Reported|^(Bot|Choosable|Face|Mouth|OpenMouth|Tried|ScoreLine|VariantFit|Join|NewTable|WhatIfWanted|AllowBack)/;

test("every field that can hold a name is a person's or excused", () => {
  const fields = Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
    Object.keys(properties)
      .filter((field) => ["name", "names", "sent_away"].includes(field))
      .map((field) => [schema, field] as const),
  );
  const open = fields.filter(([schema, field]) => !OTHERS.test(schema) && !(field in (NAMING[schema] ?? {})));
  expect(open).toEqual([]);
});

test("messages with people in them are known", () => {
  const entries = told("Told").map((message) => (message as { entry: { type: string } }).entry.type);
  expect(new Set(entries)).toEqual(new Set(["seated", "let-back"]));
  expect(holders).toEqual(
    expect.arrayContaining(["TableInfo", "Hello", "Told", "Present", "Replay", "Listed"]),
  );
});

test.each(holders)("no name in %s turns a sentence round or runs across the page (finding 22)", (name) => {
  for (const message of told(name)) {
    const text = JSON.stringify(withNames(message));
    expect(text).toContain(SAFE);
    expect(text).not.toMatch(/[\u202a-\u202e\u2066]|x{24}/);
  }
});

test("a plain name stays as it is", () => {
  for (const name of ["Ana", "Zoë", "Иван", "花子"]) expect(isolated(name)).toBe(name);
});

test("a command names people as they are called, not as the page shows them", () => {
  for (const name of ["Ana", "אבג", "Zoë דנה"]) expect(asTyped(isolated(name))).toBe(name);
});
