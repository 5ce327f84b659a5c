import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { isolated, withNames } from "../src/lib/net/people";

const ODD = `\u202e\u2066אבג${"x".repeat(200)}`;
const SAFE = `\u2068אבג${"x".repeat(20)}…\u2069`;
type Schema = { $ref?: string; items?: Schema; properties?: Record<string, Schema>; oneOf?: Schema[] };
const wire = JSON.parse(readFileSync("src/lib/net/openapi.json", "utf8")) as {
  components: { schemas: Record<string, Schema> };
};
const schemas = wire.components.schemas;
const nameOf = ({ $ref = "" }: Schema): string => $ref.replace("#/components/schemas/", "");

/** The least that a message of a schema holds, every person's name odd; nothing where it names nobody. */
function sample(schema: Schema, name: string, deep = 0): unknown {
  if (deep > 3) return undefined;
  if (schema.$ref) return sample(schemas[nameOf(schema)] ?? {}, nameOf(schema), deep);
  if (schema.oneOf)
    return schema.oneOf.map((each) => sample(each, name, deep)).find((one) => one !== undefined);
  if (schema.items) {
    const item = sample(schema.items, name, deep);
    return item === undefined ? undefined : [item];
  }
  if (name === "Chair") return { name: ODD, kind: "person" };
  if (name === "Listed") return { table: "0".repeat(24), names: [ODD, "Ana"] };
  const held = Object.entries(schema.properties ?? {}).map(([key, one]) => [key, sample(one, "", deep + 1)]);
  const people = held.filter(([, one]) => one !== undefined);
  return people.length ? Object.fromEntries(people) : undefined;
}

const holders = Object.keys(schemas).filter(
  (name) => sample({ $ref: name }, name) !== undefined && name !== "Chair",
);

test("messages with people in them are known", () => {
  expect(holders).toEqual(
    expect.arrayContaining(["TableInfo", "Hello", "Told", "Present", "Replay", "Listed"]),
  );
});

test.each(holders)("no name in %s turns a sentence round or runs across the page (finding 22)", (name) => {
  const told = withNames(sample({ $ref: name }, name));
  const text = JSON.stringify(told);
  expect(text).toContain(SAFE);
  expect(text).not.toMatch(/[\u202a-\u202e\u2066]|x{24}/);
});

test("a plain name stays as it is", () => {
  for (const name of ["Ana", "Zoë", "Иван", "花子"]) expect(isolated(name)).toBe(name);
});
