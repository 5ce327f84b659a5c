/** Hotseat: which of the people sharing a device sees the table. A view of one seat is never shown to another. */

export const NOBODY = -1;

export interface HotseatState {
  asked: number; // the seat that everybody waits for
  waiting: readonly number[]; // seats that are asked for their consent
  over: boolean;
}

/** Seat whose view is shown: the asked seat goes before the current viewer. */
export function activeViewer(
  own: readonly number[],
  looking: number,
  { asked, waiting, over }: HotseatState,
): number {
  const first = own[0] ?? NOBODY;
  if (own.length < 2) return first;
  const stays = looking === NOBODY ? first : looking;
  if (over || waiting.includes(looking)) return stays;
  const consenting = own.find((seat) => waiting.includes(seat));
  return consenting ?? (own.includes(asked) ? asked : stays);
}

/** Whether the device must be handed over first. */
export function needsHandover(own: readonly number[], looking: number, moment: HotseatState): boolean {
  return own.length > 1 && !moment.over && activeViewer(own, looking, moment) !== looking;
}
