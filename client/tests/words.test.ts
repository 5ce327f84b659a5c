import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

import { sayIn } from "../src/lib/page/words.svelte";
import { setShownGame } from "../src/themes/current.svelte";
import { OWN_EVENTS } from "../src/lib/net/names";
import { GAMES } from "./games";

const source = (tag: string): string => readFileSync(`src/locale/${tag}.ftl`, "utf8");
const ids = (tag: string): string[] =>
  [...source(tag).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : /\.(svelte|ts)$/.test(path) ? [path] : [];
  });
}

test.each(["fr", "pt-BR"])("%s says everything that English says", (tag) => {
  expect(ids(tag)).toEqual(ids("en"));
});

test.each(["en", "fr", "pt-BR"])("%s has no mistakes", (tag) => {
  expect(new FluentBundle(tag).addResource(new FluentResource(source(tag)))).toEqual([]);
  expect(new Set(ids(tag)).size).toBe(ids(tag).length);
});

const own = (game: string, tag: string): string =>
  readFileSync(`src/themes/${game}/words/${tag}.ftl`, "utf8");
const ownIds = (game: string, tag: string): string[] =>
  [...own(game, tag).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
const games = readdirSync("src/themes").filter((game) => existsSync(`src/themes/${game}/words`));
const askedIn = (folder: string): string[] =>
  files(folder).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/\bsay\("([\w-]+)"/g)].map((found) => found[1] ?? ""),
  );

const tokenKinds = (game: string): string[] =>
  GAMES.flatMap(([name, { tokens }]) => (name === game ? Object.values(tokens).map(({ kind }) => kind) : []));

const ownEvents = (game: string): readonly string[] =>
  (OWN_EVENTS as Record<string, readonly string[]>)[game] ?? [];

test("some games have words of their own", () => {
  expect(games).toEqual(["catacombs", "space"]);
});

test.each(games.flatMap((game) => ["en", "fr", "pt-BR"].map((tag) => [game, tag] as const)))(
  "%s has its own words in %s for what all games say, or for what it alone shows",
  (game, tag) => {
    const alone = [
      ...askedIn(`src/themes/${game}`),
      ...zonesOf(game).map((zone) => `${zone}-about`),
      ...tokenKinds(game).map((kind) => `banner-won-${kind}`),
      ...ownEvents(game).flatMap((event) => [`banner-${event}`, `banner-${event}-why`]),
    ];
    expect(ownIds(game, tag)).toEqual(ownIds(game, "en"));
    expect(ownIds(game, tag).filter((id) => !ids(tag).includes(id) && !alone.includes(id))).toEqual([]);
    const bundle = new FluentBundle(tag);
    bundle.addResource(new FluentResource(source(tag)));
    expect(bundle.addResource(new FluentResource(own(game, tag)), { allowOverrides: true })).toEqual([]);
  },
);

/** Parts of its map, of which something is said. */
function zonesOf(game: string): string[] {
  const marks = readFileSync(`src/themes/${game}/marks.ts`, "utf8");
  return [...marks.matchAll(/^ {2}"?([a-z-]+)"?: .*zone: true/gm)].map(([, zone]) => zone ?? "");
}

test("the page speaks in the words of the game it shows, and of no game in the lobby", () => {
  setShownGame("space");
  expect(["en", "fr", "pt-BR"].map((tag) => sayIn(tag as "en", "dragon"))).toEqual([
    "Lord Eradikus",
    "Seigneur Éradikus",
    "Lorde Eradikus",
  ]);
  setShownGame("classic");
  expect(sayIn("en", "dragon")).toBe("The dragon");
  setShownGame("");
  expect(sayIn("fr", "dragon")).toBe("Le Dragon");
});

/** Screens with a file of words of their own. */
const SCREENS = ["workshop", "box"];
const screenWords = (screen: string, tag: string): string =>
  readFileSync(`src/${screen}/words/${tag}.ftl`, "utf8");
const screenIds = (screen: string, tag: string): string[] =>
  [...screenWords(screen, tag).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
const isOf = (screen: string, path: string): boolean =>
  path.replaceAll("\\", "/").replace("src/lib/", "src/").startsWith(`src/${screen}/`);

test.each(SCREENS.flatMap((screen) => ["en", "fr", "pt-BR"].map((tag) => [screen, tag] as const)))(
  "the %s speaks %s",
  (screen, tag) => {
    expect(screenIds(screen, tag)).toEqual(screenIds(screen, "en"));
    const bundle = new FluentBundle(tag);
    bundle.addResource(new FluentResource(source(tag)));
    expect(bundle.addResource(new FluentResource(screenWords(screen, tag)))).toEqual([]);
  },
);

test("every message of the box is asked for", () => {
  const code = files("src")
    .filter((path) => isOf("box", path))
    .map((path) => readFileSync(path, "utf8"))
    .join("");
  const isAsked = (id: string): boolean =>
    code.includes(`"${id}"`) || code.includes(`\`${id.replace(/-[^-]*$/, "")}-\${`); // in full, or by its last word
  expect(screenIds("box", "en").filter((id) => !isAsked(id))).toEqual([]);
});

test("every message that the page asks for is there", () => {
  const world = (path: string): string => /^src.themes.(\w+)./.exec(path)?.[1] ?? "";
  for (const path of files("src")) {
    const known = [
      ...ids("en"),
      ...SCREENS.filter((screen) => isOf(screen, path)).flatMap((screen) => screenIds(screen, "en")),
      ...(games.includes(world(path)) ? ownIds(world(path), "en") : []),
    ];
    const asked = [...readFileSync(path, "utf8").matchAll(/\bsay\("([\w-]+)"/g)].map(([, id]) => id ?? "");
    expect(
      asked.filter((id) => !known.includes(id)),
      path,
    ).toEqual([]);
  }
});

test("no component says words of its own or styles itself inline", () => {
  for (const path of files("src").filter((name) => name.endsWith(".svelte"))) {
    const { fragment } = parse(readFileSync(path, "utf8"), { modern: true });
    expect(literals(fragment), path).toEqual([]);
  }
});

const SPOKEN = new Set(["aria-label", "title", "placeholder", "alt", "style"]);

/** Texts in the markup of a component, and those of attributes that are read or seen. */
function literals(node: object): string[] {
  if (Array.isArray(node)) return node.flatMap(literals);
  const { type, name, data, value } = node as {
    type?: string;
    name?: string;
    data?: string;
    value?: unknown;
  };
  if (type === "Text") return /[A-Za-z]{2,}/.test(data ?? "") ? [data ?? ""] : [];
  if (type === "StyleDirective") return [];
  if (type === "Attribute" && !SPOKEN.has(name ?? "")) return [];
  if (type === "Attribute") return typeof value === "object" && value ? literals(value) : [];
  return Object.values(node).flatMap((child) =>
    child && typeof child === "object" ? literals(child as object) : [],
  );
}

test("a component does its work in fewer than 250 lines, its style left aside", () => {
  for (const path of files("src").filter((name) => name.endsWith(".svelte"))) {
    const work = readFileSync(path, "utf8").replace(/^<style>[^]*^<\/style>$/m, "");
    expect(work.split("\n").length, path).toBeLessThan(250);
  }
});

test.each(["en", "fr", "pt-BR"])(
  "%s tells nobody to click: a finger cannot; the overview is for a mouse",
  (tag) => {
    const told = source(tag)
      .split("\n")
      .filter((line) => /^[^#]*(click|cliqu)/i.test(line));
    expect(told.map((line) => line.split(" ")[0])).toEqual(["overview"]);
  },
);
