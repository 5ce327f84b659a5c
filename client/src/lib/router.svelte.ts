/** Two kinds of address: the lobby, and `/t/ID` for a table. */

export type Place = { screen: "lobby" } | { screen: "table"; table: string };

export const here: { place: Place } = $state({ place: placeOf(location.pathname) });

export function go(path: string): void {
  history.pushState(null, "", path);
  here.place = placeOf(path);
}

export function tablePath(table: string): string {
  return `/t/${table}`;
}

export function tableLink(table: string): string {
  return new URL(tablePath(table), location.origin).href;
}

export function placeOf(path: string): Place {
  const table = /^\/t\/([0-9a-f]{24})\/?$/.exec(path)?.[1];
  return table ? { screen: "table", table } : { screen: "lobby" };
}

addEventListener("popstate", () => {
  here.place = placeOf(location.pathname);
});
