/** Highlight targets: the page elements that a lesson step names. A target is the key of a choice or the name of a
 * thing. */
import type { TableContext } from "../table/context.svelte";
import type { Offer } from "../table/offers";
import { attributeSelector, isSpotOf, spotFor, spotSelector } from "../table/spots";
import { partSelector } from "../page/parts";

const MY_SEAT = spotSelector(spotFor.seat(0)); // in lessons

/** By name, the first of these that can be seen; what a phone keeps in a sheet is pointed at where the sheet opens. */
const THINGS: Record<string, readonly string[]> = {
  hand: [partSelector("fan"), "[data-tray='hand']"],
  purse: [partSelector("resources")],
  skill: ["[data-res='skill']"],
  swords: ["[data-res='swords']"],
  boots: ["[data-res='boots']"],
  gold: [`${partSelector("resources")} [data-light='gold']`, MY_SEAT],
  lockpicks: ["[data-has='lockpicks']", MY_SEAT],
  clank: ["[data-light='noise']", `${partSelector("resources")} [data-light='clank']`],
  bag: [spotSelector("bag"), partSelector("eye")],
  rage: ["[data-light='rage']", partSelector("eye")],
  health: [`${MY_SEAT} ${partSelector("health")}`, MY_SEAT],
  row: [partSelector("row"), "[data-tray='row']"],
  reserve: [partSelector("reserve"), "[data-tray='row']"],
  market: ["[data-stall]", partSelector("market")],
  deck: [spotSelector(spotFor.seatPile(0, "deck")), MY_SEAT],
  discard: [spotSelector(spotFor.seatPile(0, "discard")), MY_SEAT],
  "in-play": [partSelector("played")],
  map: [partSelector("chart")],
  tiles: [partSelector("chart")],
  "depths-line": ["[data-mark='depths-line']", "[data-mark='depths']"],
  countdown: [partSelector("countdown")],
  tokens: [`${MY_SEAT} ${partSelector("tokens")}`, MY_SEAT],
  score: [partSelector("score")],
  log: [partSelector("log"), "[data-opens='log']"],
  "play-all": [spotSelector("play-all")],
  "end-turn": [spotSelector("end")],
  undo: ["[data-undo]"],
};

const PLAYS = "play:";

/** The selectors of a light, the best first. */
export function selectorsOf(light: string, table: TableContext): readonly string[] {
  const offer = offerOf(light, table);
  if (offer) return ofOffer(offer, table);
  if (light === "start") return [spotSelector(spotFor.room(startOf(table)))];
  const [, slot] = /^row([1-6])$/.exec(light) ?? [];
  if (slot) return [spotSelector(spotFor.row(Number(slot) - 1))];
  const [, seat, part] = /^seat(\d)(?:\.(\w+))?$/.exec(light) ?? [];
  if (seat) return ofSeat(Number(seat), part ?? "");
  const [kind, name = ""] = light.split(":");
  if (kind === "room") return [spotSelector(spotFor.room(name))];
  if (kind === "reserve" && name) return [spotSelector(spotFor.pile(name))];
  if (kind === "tunnel")
    return name
      .split("~")
      .map((room) => spotSelector(spotFor.room(room)))
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
      : [attributeSelector("data-turn", String(offer.turn))];
  const held = input.pinned === offer.spot ? [partSelector("go")] : [];
  return [...turn, ...held, attributeSelector("data-key", offer.key), spotSelector(offer.spot)];
}

function ofSeat(seat: number, part: string): string[] {
  const whole = spotSelector(spotFor.seat(seat));
  return part === "health" ? [`${whole} ${partSelector("health")}`, whole] : [whole];
}

function startOf({ content }: TableContext): string {
  return content.board?.start ?? content.tiles?.start ?? "";
}

/** What must be brought into sight on a phone for a light to be seen: the other cards, or a room of the map. */
export function bringIntoSight(light: string, table: TableContext): void {
  const spot = offerOf(light, table)?.spot ?? light;
  if (isSpotOf(spot, "hand")) table.panels.tray = "hand";
  if (isSpotOf(spot, "row", "pile") || /^row\d$/.test(light)) table.panels.tray = "row";
  const place = table.places.find((other) => other.spot === spot);
  if (place && !table.camera.shows(place)) table.camera.look(place);
}
