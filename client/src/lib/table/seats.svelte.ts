/** Seat marks: a shape first, a pattern second, a colour third, in the order of the seats. */

export const MARKS = ["fox", "owl", "toad", "hare", "moth", "badger"] as const;
export type Mark = (typeof MARKS)[number];

let marks: readonly string[] = $state.raw([]); // of the shown table

/** Shows the seats with these marks, chosen by people or by a lesson; without any, in the usual order. */
export function sitAs(chosen: readonly string[]): void {
  if (chosen.length !== marks.length || chosen.some((mark, seat) => mark !== marks[seat])) marks = chosen;
}

export function markOf(seat: number): Mark {
  return (marks[seat] ?? MARKS[((seat % MARKS.length) + MARKS.length) % MARKS.length]) as Mark;
}

export const SHAPES: Record<Mark, string> = {
  fox: "M16 3 30 28H2Z",
  owl: "M16 3a13 13 0 1 0 .01 0Z",
  toad: "M4 4H28V28H4Z",
  hare: "M16 1.5 20.2 11.4 31 12.3 22.8 19.4 25.3 30 16 24.3 6.7 30 9.2 19.4 1 12.3 11.8 11.4Z",
  moth: "M16 1 30 16 16 31 2 16Z",
  badger: "M11 2H21V11H30V21H21V30H11V21H2V11H11Z",
};
