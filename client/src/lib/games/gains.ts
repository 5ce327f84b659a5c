/** Gains of a card or token, ready to be shown. */
import type { CardContent, Gain, TokenContent } from "./content";
import { language, sayIn } from "../page/words.svelte";

export interface Moment {
  moment: string;
  lead: string;
  gains: Gain[];
}

/** Gains moment by moment, in printed order; what comes by playing has no lead word. */
export function moments(card: Pick<CardContent, "gains">, tongue = language()): Moment[] {
  const parts: Moment[] = [];
  for (const gain of card.gains) {
    const last = parts.at(-1);
    if (last?.moment === gain.moment) last.gains.push(gain);
    else
      parts.push({
        moment: gain.moment,
        lead: gain.moment === "play" ? "" : sayIn(tongue, `moment-${gain.moment}`),
        gains: [gain],
      });
  }
  return parts;
}

export type Piece = string | { what: string; n: number };

/** Splits "gain {gold:2} or {heal:1}" into words and marks. */
export function pieces(marked: string): Piece[] {
  return tied(marked)
    .split(/(\{[a-z]+:-?\d+\})/)
    .flatMap((part): Piece[] => {
      const found = /^\{([a-z]+):(-?\d+)\}$/.exec(part);
      if (!found) return part ? [part] : [];
      return [{ what: found[1] === "heal" ? "heart" : (found[1] ?? ""), n: Number(found[2]) }];
    });
}

/** French puts a space before some stops; a line must not begin with them. */
export function tied(text: string): string {
  return text.replaceAll(/ ([:;!?»])/g, "\u00a0$1");
}

/** A token's sentences and worth, as they are read. */
export function tokenWords(token: TokenContent): string[] {
  return token.points_text && !token.full.includes(token.points_text)
    ? [...token.full, token.points_text]
    : token.full;
}
