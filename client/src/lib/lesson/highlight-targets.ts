/** Highlight targets: the page elements that a lesson step names. A target is the key of a choice or the name of a
 * thing. */
import type { TableContext } from "../table/context.svelte";
import type { Offer } from "../table/offers";

/** By name, the first of these that can be seen; what a phone keeps in a sheet is pointed at where the sheet opens. */
const THINGS: Record<string, readonly string[]> = {
  hand: [".hand .fan", ".tray-toggle [data-tray='hand']"],
  purse: [".resources"],
  skill: ["[data-res='skill']"],
  swords: ["[data-res='swords']"],
  boots: ["[data-res='boots']"],
  gold: [".resources [data-light='gold']", "[data-spot='seat:0']"],
  lockpicks: ["[data-has='lockpicks']", "[data-spot='seat:0']"],
  clank: ["[data-light='noise']", ".resources [data-light='clank']"],
  bag: [".bag", ".eye"],
  rage: ["[data-light='rage']", ".eye"],
  health: ["[data-spot='seat:0'] .health", "[data-spot='seat:0'] .hurt", "[data-spot='seat:0']"],
  row: [".offer .row", ".tray-toggle [data-tray='row']"],
  reserve: [".offer .reserve", ".tray-toggle [data-tray='row']"],
  market: ["[data-stall]", ".market"],
  deck: ["[data-spot='seat:0:deck']", "[data-spot='seat:0']"],
  discard: ["[data-spot='seat:0:discard']", "[data-spot='seat:0']"],
  "in-play": [".played"],
  map: [".chart"],
  tiles: [".chart"],
  "depths-line": ["[data-mark='depths-line']", "[data-mark='depths']"],
  countdown: [".countdown"],
  tokens: ["[data-spot='seat:0'] .tokens", "[data-spot='seat:0']"],
  score: [".lesson-score"],
  log: [".log", "[data-opens='log']"],
  "play-all": ["[data-spot='play-all']"],
  "end-turn": ["[data-spot='end']"],
  undo: ["[data-undo]"],
};

const PLAYS = "play:";
const attribute = (name: string, value: string): string => `[${name}="${CSS.escape(value)}"]`;

/** The selectors of a light, the best first. */
export function selectorsOf(light: string, table: TableContext): readonly string[] {
  const offer = offerOf(light, table);
  if (offer) return ofOffer(offer, table);
  if (light === "start") return [attribute("data-spot", `room:${startOf(table)}`)];
  const [, slot] = /^row([1-6])$/.exec(light) ?? [];
  if (slot) return [attribute("data-spot", `row:${Number(slot) - 1}`)];
  const [, seat, part] = /^seat(\d)(?:\.(\w+))?$/.exec(light) ?? [];
  if (seat) return ofSeat(Number(seat), part ?? "");
  const [kind, name = ""] = light.split(":");
  if (kind === "room") return [attribute("data-spot", light)];
  if (kind === "reserve" && name) return [attribute("data-spot", `pile:${name}`)];
  if (kind === "tunnel")
    return name
      .split("~")
      .map((room) => attribute("data-spot", `room:${room}`))
      .reverse();
  return THINGS[light] ?? [];
}

/** Where the next thing is to be done: all cards at once where that is lit, the turn of a tile before it is laid. */
export function nextOf(next: string, lights: readonly string[], table: TableContext): readonly string[] {
  if (!next) return [];
  if (next.startsWith(PLAYS) && lights.includes("play-all")) return THINGS["play-all"] ?? [];
  return selectorsOf(next, table);
}

function offerOf(key: string, { input }: TableContext): Offer | undefined {
  return input.all.find((offer) => offer.key === key);
}

function ofOffer(offer: Offer, { input }: TableContext): string[] {
  const turn =
    offer.turn === undefined || offer.turn === input.tileTurn
      ? []
      : [attribute("data-turn", String(offer.turn))];
  const held = input.pinned === offer.spot ? [".map .bar .ways .btn--go"] : [];
  return [...turn, ...held, attribute("data-key", offer.key), attribute("data-spot", offer.spot)];
}

function ofSeat(seat: number, part: string): string[] {
  const whole = attribute("data-spot", `seat:${seat}`);
  return part === "health" ? [`${whole} .health`, `${whole} .hurt`, whole] : [whole];
}

function startOf({ content }: TableContext): string {
  return content.board?.start ?? content.tiles?.start ?? "";
}

/** What must be brought into sight on a phone for a light to be seen: the other cards, or a room of the map. */
export function bringIntoSight(light: string, table: TableContext): void {
  const spot = offerOf(light, table)?.spot ?? light;
  if (/^hand:/.test(spot)) table.panels.tray = "hand";
  if (/^(row|pile):/.test(spot) || /^row\d$/.test(light)) table.panels.tray = "row";
  const place = table.places.find((other) => other.spot === spot);
  if (place && !table.camera.shows(place)) table.camera.look(place);
}
