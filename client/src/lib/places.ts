/** Where a room is on the map, whichever kind of map it is, and what it is called. */
import type { BoardContent, BoardRoom, Content, ModuleContent, Point, TileRoomContent } from "./content";
import { placed } from "./tiles";
import type { Lying } from "./view";

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

function tileRoom(room: string, content: Content): TileRoomContent | undefined {
  return Object.values(content.tiles?.tiles ?? {})
    .flatMap((tile) => tile.rooms)
    .find((other) => other.room === room);
}

/** The board of a ship on which nobody walks: the Boss, the Clank! area and the market are shown there. */
export function bareModule(board: BoardContent): ModuleContent | undefined {
  const walked = new Set(Object.values(board.rooms).map((room) => room.module));
  return board.modules.find((module) => !walked.has(module.id));
}
