/** Addresses: the lobby, `/t/ID` for a table, `/cards/SPEC` for what a game is played with, `/learn/GAME` for how in two
 * minutes, `/lesson/ID` for learning it by playing, `/rules/SPEC/WHAT` for a chapter, a rule or a card of its book,
 * `/rules/SPEC/example.ID/AT` for a step of a worked example on the table,
 * `/replay/NAME/AT/EYES` for a moment of a finished game: the choices made until then, `turn-8`, or `look-back` for all
 * of it; and whose eyes,
 * `/stored` for what is kept of people, `/diary` for what was played here, `/workshop` for writing cards,
 * `/notebook` for writing Python, where the page has the engine. */
import { OFFLINE_BUILD } from "./offline-build";

export type Route =
  | { screen: "lobby" }
  | { screen: "table"; table: string }
  | { screen: "cards"; spec: string }
  | { screen: "learn"; game: string }
  | { screen: "lesson"; lesson: string }
  | { screen: "rules"; spec: string; at: string }
  | { screen: "example"; spec: string; example: string; at: string }
  | { screen: "replay"; replay: string; at: string; eyes: string }
  | { screen: "stored" }
  | { screen: "diary" }
  | { screen: "notebook" }
  | { screen: "workshop" };

/** Worked examples stand among what a book has. */
export const EXAMPLE = "example.";
/** Among the moments of a game: all of it, looked back at. */
export const LOOK_BACK = "look-back";

export const route: { current: Route } = $state({ current: parseRoute(pathHere()) });

/** Navigates to a path; `from` is the path to go back to. */
export function go(path: string, from = ""): void {
  history.pushState(from ? { from } : null, "", path);
  route.current = parseRoute(path);
}

/** Link attributes: a click navigates in this tab, unless it asks the browser for another one. */
export function link(path: string): { href: string; onclick: (event: MouseEvent) => void } {
  return {
    href: path,
    onclick: (event) => {
      if (opensNewTab(event)) return;
      event.preventDefault();
      go(path);
    },
  };
}

/** Whether a click asks the browser for another tab or window. */
export function opensNewTab({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}

/** Alone on a static host an address stands behind the `#`: then it works below any path, and no host has to know it. */
function address(path: string): string {
  return OFFLINE_BUILD ? `#${path}` : path;
}

function pathHere(): string {
  return OFFLINE_BUILD ? location.hash.split("#")[1] || "/" : location.pathname;
}

/** Fragment of the address, which is never sent to a host. */
export function fragment(): string {
  const behind = OFFLINE_BUILD ? location.hash.split("#")[2] : location.hash.slice(1);
  return behind ? `#${behind}` : "";
}

/** Whether an address is the current one. */
export function isCurrent(path: string): boolean {
  return address(pathHere()) === path;
}

export function homePath(): string {
  return address("/");
}

export function cardsPath(spec: string): string {
  return address(`/cards/${spec}`);
}

export function storedPath(): string {
  return address("/stored");
}

export function diaryPath(): string {
  return address("/diary");
}

/** Only a page that has the engine has a notebook. */
export function notebookPath(): string {
  return address("/notebook");
}

export function workshopPath(): string {
  return address("/workshop");
}

export function tablePath(table: string): string {
  return address(`/t/${table}`);
}

export function learnPath(game: string): string {
  return address(`/learn/${game}`);
}

export function lessonPath(lesson: string): string {
  return address(`/lesson/${lesson}`);
}

export function rulesPath(spec: string, at = ""): string {
  return address(at ? `/rules/${spec}/${at}` : `/rules/${spec}`);
}

/** A worked example that somebody came to from a game's book, and the step of it. */
export function examplePath(spec: string, example: string, at: number): string {
  return rulesPath(spec, `${EXAMPLE}${example}/${at}`);
}

/** The same with this server before it, to be sent to somebody. */
export function rulesLink(spec: string, at: string): string {
  return linkTo(rulesPath(spec, at));
}

/** A moment of a finished game; without a name, where a record is brought. */
export function replayPath(replay = "", at: number | string = "", eyes = ""): string {
  return address(["/replay", replay, at, eyes].filter((part) => part !== "").join("/"));
}

/** The same as a whole, with what decided it. */
export function lookBackPath(replay: string): string {
  return replayPath(replay, LOOK_BACK);
}

export function tableLink(table: string): string {
  return linkTo(tablePath(table));
}

/** An address of this page with where it is before it. */
export function linkTo(path: string): string {
  return new URL(path, location.href).href;
}

export function parseRoute(address: string): Route {
  const path = address.replace(/^#/, "").split("#")[0] ?? "";
  const table = /^\/t\/([0-9a-f]{24})\/?$/.exec(path)?.[1];
  if (table) return { screen: "table", table };
  const moment =
    /^\/replay(?:\/([0-9a-f]{24}|file-[0-9a-f]{24}))?(?:\/(\d+|turn-\d+|look-back))?(?:\/(seat-\d|watch))?\/?$/.exec(
      path,
    );
  if (moment)
    return { screen: "replay", replay: moment[1] ?? "", at: moment[2] ?? "", eyes: moment[3] ?? "" };
  const game = /^\/learn\/([a-z0-9-]+)\/?$/.exec(path)?.[1];
  if (game) return { screen: "learn", game };
  const lesson = /^\/lesson\/([a-z0-9-]+)\/?$/.exec(path)?.[1];
  if (lesson) return { screen: "lesson", lesson };
  const example = /^\/rules\/([a-z0-9:+.-]+)\/example\.([a-z0-9.-]+)(?:\/(\d+))?\/?$/.exec(path);
  if (example)
    return { screen: "example", spec: example[1] ?? "", example: example[2] ?? "", at: example[3] ?? "" };
  const rules = /^\/rules\/([a-z0-9:+.-]+)(?:\/([A-Za-z0-9.-]*))?\/?$/.exec(path);
  if (rules) return { screen: "rules", spec: rules[1] ?? "", at: rules[2] ?? "" };
  if (/^\/stored\/?$/.test(path)) return { screen: "stored" };
  if (/^\/diary\/?$/.test(path)) return { screen: "diary" };
  if (OFFLINE_BUILD && /^\/notebook\/?$/.test(path)) return { screen: "notebook" };
  if (/^\/workshop\/?$/.test(path)) return { screen: "workshop" };
  const spec = /^\/cards\/([a-z0-9:+.-]+)\/?$/.exec(path)?.[1];
  return spec ? { screen: "cards", spec } : { screen: "lobby" };
}

addEventListener("popstate", () => {
  route.current = parseRoute(pathHere());
});
