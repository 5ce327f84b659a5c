/** Camera target during play: the own pawn, the tile in hand and all clickable rooms; the places that answer a question;
 * or another seat's pawn out of sight. */
import { untrack } from "svelte";

import { around, type Box, type Camera } from "./camera.svelte";
import type { Content, Point } from "../games/content";
import type { TableInput } from "../table/table-input.svelte";
import { placeOfRoom } from "./places";
import { settings } from "../page/settings.svelte";
import type { View } from "../net/view";
import { parseSpot } from "../table/spots";

interface Target {
  box: Box;
  /** What is shown where not everything can be. */
  pawn: Point;
  /** The places that answer the open question: one of them is always in sight when it is asked. */
  asked?: readonly Point[];
}

/** Half a room more than the middle of one, in units of boards and of tiles. */
const ROOM = { board: 70, tile: 90 };

interface Seen {
  camera: Camera;
  input: TableInput;
  view: View;
  content: Content;
  phone: boolean;
}

/**
 * Moves the camera of a component while it lives: to one's own things when the turn begins and whenever they change,
 * to others who act out of sight; never while somebody looks elsewhere. Gives back what makes it follow again.
 */
export function keepInSight(now: () => Seen): () => void {
  const mine = $derived.by(() =>
    now().view.active === now().input.store.seat || now().input.store.mine ? ownTarget(now()) : null,
  );
  const turn = $derived.by(() => (now().view.active === now().input.store.seat ? now().view.turn : -1));
  const acting = $derived.by(() =>
    mine || !settings.follow ? "" : (now().view.seats[now().view.active]?.room ?? ""),
  );
  $effect.pre(() => {
    const { content, phone, camera } = now();
    untrack(() => camera.open(content.tiles?.size ?? 0, phone));
  });
  $effect(() => {
    if (turn >= 0) untrack(() => (now().camera.free = false));
  });
  $effect(() => {
    const asked = mine?.asked ? now().input.store.question?.decision : undefined;
    if (asked !== undefined)
      untrack(() => {
        const { camera } = now();
        if (!mine?.asked?.some((place) => camera.shows(place))) camera.free = false;
      });
  });
  $effect(() => {
    const [target, { camera }] = [mine, now()];
    if (target && camera.size.width) untrack(() => camera.aim(target.box, target.pawn));
  });
  $effect(() => {
    if (!acting || !now().camera.size.width) return;
    const target = untrack(() => otherTarget(now()));
    if (target) untrack(() => now().camera.aim(target.box, target.pawn));
  });
  return () => {
    now().camera.free = false;
    const target = ownTarget(now());
    if (target) now().camera.aim(target.box, target.pawn);
  };
}

export function ownTarget({ input, view, content }: Pick<Seen, "input" | "view" | "content">): Target | null {
  const pawn = placeOf(view.seats[input.store.seat]?.room ?? "", view, content);
  if (!pawn) return null;
  const { tiles } = content;
  const cell = (x: number, y: number): Point[] => [
    { x: (x + 0.1) * (tiles?.size ?? 0), y: (y + 0.1) * (tiles?.size ?? 0) },
    { x: (x + 0.9) * (tiles?.size ?? 0), y: (y + 0.9) * (tiles?.size ?? 0) },
  ];
  const lit = [...input.offers.keys()].flatMap((spot) => {
    const place = parseSpot(spot);
    if (place?.kind === "cell") return cell(place.x, place.y);
    return place?.kind === "room" ? (placeOf(place.room, view, content) ?? []) : [];
  });
  const room = tiles ? ROOM.tile : ROOM.board;
  if (input.answered === "places" && !input.inHand && lit.length)
    return { box: around(lit, room), pawn: nearest(pawn, lit), asked: lit };
  const held = input.inHand ? cell(input.inHand.x, input.inHand.y) : [];
  const middle =
    held[0] && held[1] ? { x: (held[0].x + held[1].x) / 2, y: (held[0].y + held[1].y) / 2 } : pawn;
  return { box: around([pawn, ...held, ...lit], room), pawn: middle };
}

function nearest(from: Point, places: readonly Point[]): Point {
  const far = ({ x, y }: Point): number => Math.hypot(x - from.x, y - from.y);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}

/** Another seat that acts where nobody looks. */
function otherTarget({ camera, view, content }: Seen): Target | null {
  const pawn = placeOf(view.seats[view.active]?.room ?? "", view, content);
  if (!pawn || camera.shows(pawn)) return null;
  return { box: around([pawn], content.tiles ? ROOM.tile : ROOM.board), pawn };
}

function placeOf(room: string, view: View, content: Content): Point | null {
  return placeOfRoom(room, view.map?.tiles ?? [], content);
}
