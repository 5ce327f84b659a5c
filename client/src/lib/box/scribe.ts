/** The scribe: an evening with the real box as a whole game, whose luck is told by taps (ADR 0079). */
import { command, join, openTable } from "../net/api";
import { arrival } from "../lobby/opening";
import { seatingParts } from "../games/specs";
import { go, tablePath } from "../page/router.svelte";
import { MARKS } from "../table/seats.svelte";
import type { Begun } from "./evening";

/** Opens a table with everybody at this device, goes there and begins; throws a refusal of the server. */
export async function openScribed({
  spec,
  chairs,
  first,
}: Pick<Begun, "spec" | "chairs" | "first">): Promise<void> {
  const seating = seatingParts({ first: String(first), handicaps: [] });
  const { table } = await openTable({
    spec: [spec, ...seating].join("+"),
    seats: chairs.map(() => ""),
    name: chairs[0]?.name ?? "",
    told: true,
  });
  for (const [seat, { name, mark }] of chairs.entries()) {
    if (seat) await join(table, name, seat, true);
    await command(table, { type: "choose-mark", seat, mark: MARKS[mark] ?? MARKS[0] }, seat);
  }
  arrival.deals = table;
  go(tablePath(table));
}
