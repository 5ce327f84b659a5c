/** Obstacles on a printed board, in pixels: drawn things and the space reserved for prices and pawns. */
import type { Box, Camera, Scales } from "./camera.svelte";
import type { BoardContent, BoardRoom } from "../games/content";
import { pawnsBox, pillBox, roomBox, square, type Obstacles } from "./rect-placement";

/** The side of a mark beside a tunnel, in units of badges. */
export const MARK = 22;
const LAIR = { width: 160, height: 204 };
const SKY = { width: 156, height: 34 };
const NAME = { letter: 7, height: 18 };

/** Everything that is drawn; and all pills and pawns that may come: what hangs here stays, whoever walks. */
export function obstaclesOf(board: BoardContent, camera: Camera, scales: Scales): Obstacles {
  const rooms = Object.values(board.rooms);
  const badge = camera.badgeAt(scales);
  const marks = board.tunnels.flatMap((tunnel) =>
    tunnel.marks.map((mark) => square(mark, scales, MARK * badge)),
  );
  const ways = rooms.filter((room) => room.features.includes("start"));
  return {
    things: [...rooms.map((room) => roomBox(room, scales, badge)), ...marks, ...over(board, camera, scales)],
    air: [
      ...rooms.flatMap((room) => [
        pillBox(room, scales),
        pawnsBox(room, scales, badge, 1, room.features.length),
      ]),
      ...ways.map((room) => nameAbove(room, scales)),
    ],
  };
}

/** At the upper edge of a board that is seen whole: the dragon in the corner, the countdown beside her. */
function over(board: BoardContent, camera: Camera, scales: Scales): Box[] {
  if (camera.phone || board.modules.length) return [];
  const right = (board.width * scales.kx + camera.room.width) / 2 + camera.kept.right;
  return [
    { x: right - LAIR.width, y: 0, ...LAIR },
    { x: right - LAIR.width - SKY.width, y: 0, ...SKY },
  ];
}

/** The name over the way in, which is always told. */
function nameAbove({ name, x, y, ry }: BoardRoom, scales: Scales): Box {
  const width = name.length * NAME.letter;
  return {
    x: Math.max(0, x * scales.kx - width / 2),
    y: (y - ry) * scales.ky - NAME.height,
    width,
    height: NAME.height,
  };
}
