/** Onlookers: who of the people at one device looks at the table now. A view of one of them is never shown to another. */

export const NOBODY = -1;

export interface Moment {
  asked: number; // the seat that everybody waits for
  waiting: readonly number[]; // seats that are asked for their consent
  over: boolean;
}

/** The seat whose view is to be shown: what is asked goes before what was looked at until now. */
export function whoLooks(own: readonly number[], looking: number, { asked, waiting, over }: Moment): number {
  const first = own[0] ?? NOBODY;
  if (own.length < 2) return first;
  const stays = looking === NOBODY ? first : looking;
  if (over || waiting.includes(looking)) return stays;
  const consenting = own.find((seat) => waiting.includes(seat));
  return consenting ?? (own.includes(asked) ? asked : stays);
}

/** Whether the device must change hands first. */
export function curtained(own: readonly number[], looking: number, moment: Moment): boolean {
  return own.length > 1 && !moment.over && whoLooks(own, looking, moment) !== looking;
}
