/** Characters of a game, for the pages that show them. */
import type { CardContent, CharacterContent, Content } from "./content";

/** Things counted by id, as a list. */
export const listed = (counted: Readonly<Record<string, number>>): { id: string; n: number }[] =>
  Object.entries(counted).map(([id, n]) => ({ id, n }));

/** Its name and what it is called besides: "Lenara, the Arcanist". */
export const fullName = ({ name, by_name }: CharacterContent): string =>
  by_name ? `${name}, ${by_name}` : name;

/** What a picture is drawn from: a card, or a character. */
export type Drawn = Pick<CardContent, "id" | "art" | "kind" | "deck" | "gains" | "lines">;

export const asDrawn = ({ id, art }: CharacterContent): Drawn => ({
  id,
  art,
  kind: "companion",
  deck: "dungeon",
  gains: [],
  lines: [],
});

export const playedHere = (content: Content | null): CharacterContent[] =>
  Object.values(content?.characters ?? {});
