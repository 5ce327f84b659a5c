/** Places of a map of either kind: position, name, contents and offers of each room. */
import type {
  BoardContent,
  BoardRoom,
  Content,
  ModuleContent,
  Point,
  TileRoomContent,
} from "../games/content";
import type { Lying, View } from "../net/view";
import { sentences } from "../page/sentences";
import { say } from "../page/words.svelte";
import type { Offer, Offers } from "../table/offers";
import { parseSpot, spotFor, type Spot } from "../table/spots";
import { placed } from "./tiles";

export interface Place extends Point {
  spot: Spot;
  id: string;
  name: string;
  tokens: readonly string[];
  seats: number[];
  /** What is there, in words: features, rewards, tokens, monsters. */
  has: string[];
  /** What the rules say of its features. */
  rules: string[];
  offers: readonly Offer[];
}

/** Rooms, and cells over the edge that can be gone to. */
export function placesOf(view: View, content: Content, offers: Offers): Place[] {
  return [...rooms(view, content, offers), ...cells(content, offers)];
}

/** For a list: where one stands, then where one can go, the cheapest first, then the rest. */
export function inOrder(places: readonly Place[], seat: number): Place[] {
  const rank = (place: Place): number => (place.seats.includes(seat) ? 0 : place.offers.length ? 1 : 2);
  const price = (place: Place): number =>
    Object.values(place.offers[0]?.cost ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);
  return [...places].sort((a, b) => rank(a) - rank(b) || price(a) - price(b) || a.y - b.y || a.x - b.x);
}

/** A place in one sentence for those who do not see it. */
export function spoken(place: Place, name: (seat: number) => string): string {
  const here = place.seats.length
    ? [say("stand-here", { names: place.seats.map(name).join(say("list-comma")) })]
    : [];
  return sentences(place.name, ...place.has, ...here, ...place.offers.map((offer) => offer.text));
}

export function placeOfRoom(room: string, laid: readonly Lying[], content: Content): Point | null {
  const printed = content.board?.rooms[room];
  if (printed) return { x: printed.x, y: printed.y };
  for (const lying of laid) {
    const found = content.tiles?.tiles[lying.tile]?.rooms.find((other) => other.room === room);
    if (found && content.tiles) return placed(found, lying, content.tiles.size);
  }
  return null;
}

export function nameOfRoom(room: string, content: Content): string {
  return roomOf(room, content)?.name ?? "";
}

export function roomOf(room: string, content: Content): BoardRoom | TileRoomContent | undefined {
  return content.board?.rooms[room] ?? tileRoom(room, content);
}

/** The board of a ship on which nobody walks: the Boss, the Clank! area and the market are shown there. */
export function bareModule(board: BoardContent): ModuleContent | undefined {
  const walked = new Set(Object.values(board.rooms).map((room) => room.module));
  return board.modules.find((module) => !walked.has(module.id));
}

function tileRoom(room: string, content: Content): TileRoomContent | undefined {
  return Object.values(content.tiles?.tiles ?? {})
    .flatMap((tile) => tile.rooms)
    .find((other) => other.room === room);
}

function rooms(view: View, content: Content, offers: Offers): Place[] {
  const printed = Object.entries(content.board?.rooms ?? {}).map(([id, room]) => ({
    id,
    name: room.name,
    x: room.x,
    y: room.y,
    has: content.board?.modules.length ? [room.known_for] : named(room, content),
    rules: ruled(room, content),
  }));
  const laid = (view.map?.tiles ?? []).flatMap((lying) =>
    (content.tiles?.tiles[lying.tile]?.rooms ?? []).map((room) => ({
      id: room.room,
      name: room.name,
      ...placed(room, lying, content.tiles?.size ?? 0),
      has: [...named(room, content), ...given(room, content)],
      rules: ruled(room, content),
    })),
  );
  return [...printed, ...laid].map((room) => {
    const tokens = view.room_tokens[room.id] ?? [];
    const monsters = (view.map?.figures ?? []).filter((figure) => figure === room.id).length;
    const seats = view.seats.flatMap((seat, n) =>
      seat.room === room.id && seat.status === "in-play" ? [n] : [],
    );
    const known = room.has.map((said) => said.toLowerCase());
    const has = [
      ...room.has,
      ...counted(tokens, content).filter((word) => !known.some((said) => said.endsWith(word.toLowerCase()))),
      ...(monsters ? [say("monsters-here", { n: monsters })] : []),
    ];
    return {
      ...room,
      spot: spotFor.room(room.id),
      tokens,
      seats,
      has,
      offers: offers.get(spotFor.room(room.id)) ?? [],
    };
  });
}

function cells(content: Content, offers: Offers): Place[] {
  return [...offers].flatMap(([spot, offered]) => {
    const cell = parseSpot(spot);
    if (cell?.kind !== "cell" || !content.tiles) return [];
    const middle = (n: number): number => (n + 0.5) * (content.tiles?.size ?? 0);
    return [
      {
        spot,
        id: spot,
        name: say("unknown-place"),
        x: middle(cell.x),
        y: middle(cell.y),
        tokens: [],
        seats: [],
        has: [],
        rules: [],
        offers: offered,
      },
    ];
  });
}

/** The features that the name of a room does not say already. */
function named(room: { name: string; features: readonly string[] }, content: Content): string[] {
  return room.features
    .flatMap((feature) => content.features[feature] ?? [])
    .filter((word) => !room.name.toLowerCase().includes(word.toLowerCase()));
}

/** Rules about a room: features are listed from the commonest on, and the rarest has most to say. */
function ruled(room: { features: readonly string[] }, content: Content): string[] {
  return [
    ...new Set([...room.features].reverse().flatMap((feature) => content.feature_rules[feature] ?? [])),
  ];
}

function given({ gives }: TileRoomContent, content: Content): string[] {
  const reward = gives["reward"];
  if (!reward) return [];
  const kind = content.kinds[reward.what]?.one;
  return [kind ?? `${reward.n} ${say(`res-${reward.what === "heal" ? "heart" : reward.what}`)}`];
}

/** "Minor secret ×2", each token once. */
function counted(tokens: readonly string[], content: Content): string[] {
  return [...new Set(tokens)].map((token) => {
    const n = tokens.filter((other) => other === token).length;
    const word = content.tokens[token]?.name ?? content.kinds[token]?.one ?? token;
    return n > 1 ? `${word} ×${n}` : word;
  });
}
