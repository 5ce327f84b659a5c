/** Router: where the page is, and the paths to everywhere else; `src/routes.ts` says which addresses there are. */
import { parseRoute, type Route } from "../../routes";
import { OFFLINE_BUILD } from "./offline-build";

export { parseRoute, type Route };

/** Worked examples stand among what a book has. */
export const EXAMPLE = "example.";
/** Among the moments of a game: all of it, looked back at. */
export const LOOK_BACK = "look-back";

export const route: { current: Route } = $state({ current: parseRoute(pathHere()) });

/** Navigates to a path; `from` is the path to go back to. */
export function go(path: string, from = ""): void {
  history.pushState(from ? { from } : null, "", path);
  show(parseRoute(path));
}

/** Shows a route. On the same screen only parameters that differ change, so that what reads the others stays as it is. */
function show(found: Route): void {
  if (found.screen === route.current.screen) Object.assign(route.current, found);
  else route.current = found;
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

export function boxPath(): string {
  return address("/box");
}

/** An evening that several phones keep; its secret stands in the fragment, which no host hears. */
export function boxLink(evening: string, secret: string): string {
  return `${linkTo(boxPath())}#${evening}.${secret}`;
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

addEventListener("popstate", () => show(parseRoute(pathHere())));
