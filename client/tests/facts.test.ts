/** Every fact of a position is shown: each property of the view, as the server's schema lists them, is read by the page.
 *
 * The types tell: a property counts as read where its symbol, as the wire declares it, stands in an expression or is taken
 * out of an object, outside the code that reads messages.
 */
import { readFileSync } from "node:fs";
import { basename, relative } from "node:path";

import { ESLint, type Rule } from "eslint";
import ts from "typescript";
import tseslint from "typescript-eslint";
import svelte from "eslint-plugin-svelte";
import { beforeAll, expect, test } from "vitest";

const ROOT = process.cwd();
const SLOW = 300_000; // a busy machine reads all types

/** Properties that no part of the page reads, and why. */
const EXCUSED: Record<string, string> = {
  "Shown.rules": "the table's info names the game and its variants, and the top bar shows them",
  "Shown.seat": "the connection says whose eyes they are, before the first position",
  "Shown.kept": "each of them is among the offers while it can be used, on its card",
  "Shown.about": "the question names the card or token in its own words",
  "Shown.picks": "the question says the number in its own words; it is for whoever words it anew",
  "ShownSeat.prisoners_freed":
    "a count for texts of cards, which pay by it; the Prisoners lie before their seat",
  "ShownSeat.placed": "the cubes themselves are drawn in their rooms, from marks",
};

interface Schema {
  properties?: Record<string, object>;
}
const { schemas } = (
  JSON.parse(readFileSync("src/lib/net/openapi.json", "utf-8")) as {
    components: { schemas: Record<string, Schema> };
  }
).components;

/** The schemas that a view is made of. */
function within(name: string, found: string[] = []): string[] {
  if (found.includes(name)) return found;
  found.push(name);
  for (const [, other] of JSON.stringify(schemas[name]).matchAll(/#\/components\/schemas\/(\w+)/g))
    within(other ?? "", found);
  return found;
}
const PARTS = within("Shown");
const FACTS = PARTS.flatMap((part) =>
  Object.keys(schemas[part]?.properties ?? {}).map((name) => `${part}.${name}`),
);
/** Types of the page that stand for one of the wire. */
const STANDS_FOR: Record<string, string> = { View: "Shown", SeatView: "ShownSeat", MapView: "ShownMap" };

/** Where a property was declared: "ShownSeat.supply". */
function declared(symbol: ts.Symbol | undefined): string[] {
  return (symbol?.declarations ?? []).flatMap((node) => {
    const file = basename(node.getSourceFile().fileName);
    if (file !== "wire.ts" && file !== "view.ts") return [];
    let owner: ts.Node | undefined = node.parent;
    while (owner && !ts.isTypeAliasDeclaration(owner) && !ts.isPropertySignature(owner)) owner = owner.parent;
    const name = owner?.name?.getText() ?? "";
    return [`${STANDS_FOR[name] ?? name}.${symbol?.name ?? ""}`];
  });
}

const read = new Map<string, string>(); // a fact, and a file that reads it

/** Notes every fact whose property is read. */
const notes: Rule.RuleModule = {
  create(context) {
    const services = context.sourceCode.parserServices as {
      program: ts.Program;
      esTreeNodeToTSNodeMap: { get(node: object): ts.Node | undefined };
    };
    const types = services.program.getTypeChecker();
    const note = (node: object): void => {
      const found = services.esTreeNodeToTSNodeMap.get(node);
      for (const fact of declared(found && types.getSymbolAtLocation(found)))
        read.set(fact, relative(ROOT, context.filename));
    };
    return {
      MemberExpression: (node) => note(node.property),
      ObjectPattern(node) {
        const pattern = services.esTreeNodeToTSNodeMap.get(node);
        const type = pattern && types.getTypeAtLocation(pattern);
        for (const property of node.properties)
          if (type && property.type === "Property" && property.key.type === "Identifier")
            for (const fact of declared(type.getProperty(property.key.name)))
              read.set(fact, relative(ROOT, context.filename));
      },
    };
  },
};

beforeAll(async () => {
  const typed = { projectService: true, tsconfigRootDir: ROOT, extraFileExtensions: [".svelte"] };
  const plugins = { facts: { rules: { notes } } };
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      ...svelte.configs.base,
      {
        files: ["**/*.ts"],
        languageOptions: { parser: tseslint.parser, parserOptions: typed },
        plugins,
        rules: { "facts/notes": "error" },
      },
      {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { ...typed, parser: tseslint.parser } },
        plugins,
        rules: { "facts/notes": "error" },
      },
      { ignores: ["src/lib/net/", "src/workshop/", "src/lobby/", "src/art/"] },
    ] as never,
    allowInlineConfig: false,
  });
  const results = await eslint.lintFiles(["src"]);
  expect(results.flatMap(({ messages }) => messages.filter(({ fatal }) => fatal))).toEqual([]);
}, SLOW);

test("the schema has the parts of a position", () => {
  expect(PARTS).toEqual(
    expect.arrayContaining(["Shown", "ShownSeat", "ShownMap", "WildCubes", "NextAttack"]),
  );
  expect(FACTS).toContain("ShownSeat.supply");
});

test("every fact of a position is read by the page, or excused with a reason", () => {
  expect(FACTS.filter((fact) => !read.has(fact) && !(fact in EXCUSED))).toEqual([]);
});

test("nothing is excused that is read, or that is no fact", () => {
  expect(Object.keys(EXCUSED).filter((fact) => read.has(fact) || !FACTS.includes(fact))).toEqual([]);
});
