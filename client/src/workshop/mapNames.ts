/** Names of what is on a map that somebody writes: for whoever hears it, and for headings. */
import { say } from "../lib/page/words.svelte";
import { PORTAL, type MapEditor } from "../lib/workshop/map-editor.svelte";

export function endName(bench: MapEditor, end: string): string {
  if (end === PORTAL && bench.portal) return say("workshop-map-portal");
  const room = bench.rooms.findIndex(({ id }) => id === end);
  if (room < 0) return say("workshop-map-mouth", { name: end });
  return say("workshop-map-room", { name: end, about: about(bench, room) });
}

export function tunnelName(bench: MapEditor, n: number): string {
  const { from = "", to = "", ...rest } = bench.tunnels[n] ?? {};
  const said = (bench.kind?.tunnel ?? []).flatMap(({ name, label, kind }) =>
    !rest[name] ? [] : kind === "number" ? [`${label} ${String(rest[name])}`] : [label],
  );
  const ends = { from: String(from), to: String(to) };
  if (!said.length) return say("workshop-map-tunnel", ends);
  return say("workshop-map-tunnel-with", { ...ends, about: said.join(say("list-comma")) });
}

/** "market, gold 2", as the drawing was last told; what is written where it was told nothing. */
function about({ shop, rooms }: MapEditor, n: number): string {
  const id = String(rooms[n]?.["id"] ?? "");
  const { tile, board } = shop.drawn ?? {};
  const drawn = tile?.rooms.find((room) => room.id === id) ?? board?.rooms[id];
  return drawn?.known_for || "—";
}
