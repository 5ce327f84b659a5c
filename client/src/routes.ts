/** Routes: every screen with its address, its parameters and its component, which is fetched on first use. */
import type { Component } from "svelte";

import { OFFLINE_BUILD } from "./lib/page/offline-build";

/** Parameters of every screen: parts of its address, and props of its component. */
export interface Screens {
  lobby: object;
  table: { table: string };
  cards: { spec: string };
  /** The primer: a game in two minutes. */
  learn: { game: string };
  lesson: { lesson: string };
  /** A step of a worked example. */
  example: { spec: string; example: string; at: string };
  /** A chapter, a rule or a card of the book of a game. */
  rules: { spec: string; at: string };
  /** A moment of a finished game: the choices made until then, `turn-8`, or `look-back` for all of it; and whose eyes. */
  replay: { replay: string; at: string; eyes: string };
  /** The page about stored data. */
  stored: object;
  diary: object;
  /** Beside the real box. */
  box: object;
  workshop: object;
  notebook: object;
}

export type Screen = keyof Screens;
export type Route = { [Name in Screen]: { screen: Name } & Screens[Name] }[Screen];

interface Entry<Params> {
  /** The first part of the address, which the server knows too (src/tiptoe/web/routes/pages.py). */
  first: string;
  /** The other parts, with a named group for each parameter; one that is not there is "". */
  rest: RegExp;
  load: () => Promise<{
    default: Component<Params extends Record<string, string> ? Params : Record<string, never>>;
  }>;
  /** Parameters that make another screen of it, not the same one at another place. */
  anew?: readonly (keyof Params)[];
  /** Only where the page has the engine. */
  offline?: boolean;
}

const SPEC = "(?<spec>[a-z0-9:+.-]+)";

/** Examples stand before rules: their addresses begin alike. */
export const ROUTES: { [Name in Screen]: Entry<Screens[Name]> } = {
  lobby: { first: "", rest: /^$/, load: () => import("./lobby/Lobby.svelte") },
  table: {
    first: "t",
    rest: /^\/(?<table>[0-9a-f]{24})$/,
    load: () => import("./table/TableScreen.svelte"),
    anew: ["table"],
  },
  cards: {
    first: "cards",
    rest: new RegExp(`^/${SPEC}$`),
    load: () => import("./cards/CardsScreen.svelte"),
  },
  learn: {
    first: "learn",
    rest: /^\/(?<game>[a-z0-9-]+)$/,
    load: () => import("./learn/LearnScreen.svelte"),
  },
  lesson: {
    first: "lesson",
    rest: /^\/(?<lesson>[a-z0-9-]+)$/,
    load: () => import("./lesson/LessonScreen.svelte"),
    anew: ["lesson"],
  },
  example: {
    first: "rules",
    rest: new RegExp(`^/${SPEC}/example\\.(?<example>[a-z0-9.-]+)(?:/(?<at>\\d+))?$`),
    load: () => import("./example/ExampleScreen.svelte"),
    anew: ["example"],
  },
  rules: {
    first: "rules",
    rest: new RegExp(`^/${SPEC}(?:/(?<at>[A-Za-z0-9.-]*))?$`),
    load: () => import("./book/BookScreen.svelte"),
  },
  replay: {
    first: "replay",
    rest: /^(?:\/(?<replay>[0-9a-f]{24}|file-[0-9a-f]{24}))?(?:\/(?<at>\d+|turn-\d+|look-back))?(?:\/(?<eyes>seat-\d|watch))?$/,
    load: () => import("./replay/ReplayScreen.svelte"),
    anew: ["replay"],
  },
  stored: { first: "stored", rest: /^$/, load: () => import("./stored/StoredScreen.svelte") },
  diary: { first: "diary", rest: /^$/, load: () => import("./diary/DiaryScreen.svelte") },
  box: { first: "box", rest: /^$/, load: () => import("./box/BoxScreen.svelte") },
  workshop: { first: "workshop", rest: /^$/, load: () => import("./workshop/WorkshopScreen.svelte") },
  notebook: {
    first: "notebook",
    rest: /^$/,
    load: () => import("./offline/NotebookScreen.svelte"),
    offline: true,
  },
};

/** The route of an address; the lobby for one that is none. */
export function parseRoute(address: string): Route {
  const path = (address.replace(/^#/, "").split("#")[0] ?? "").replace(/\/$/, "");
  const [, first = "", rest = ""] = /^\/?([^/]*)(.*)$/.exec(path) ?? [];
  for (const [screen, route] of Object.entries(ROUTES)) {
    const found = route.first === first && (OFFLINE_BUILD || !route.offline) && route.rest.exec(rest);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, part]) => [name, part ?? ""]);
    return { screen, ...Object.fromEntries(params) } as Route;
  }
  return { screen: "lobby" };
}

/** The component of a screen, which takes the parameters of its route. */
export async function componentOf(screen: Screen): Promise<Component<Record<string, string>>> {
  const { default: component } = await ROUTES[screen].load();
  return component as unknown as Component<Record<string, string>>; // its props are those of its entry
}

/** Key of a route: one with another key is another screen, not the same one at another place. */
export function screenKey(route: Route): string {
  const params: Record<string, string> = { ...route };
  return (ROUTES[route.screen].anew ?? []).map((name) => params[name]).join(" ");
}
