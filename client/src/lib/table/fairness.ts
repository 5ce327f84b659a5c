/** Fairness texts: the source of a table's luck, for the waiting room and the table. */
import type { TableInfo } from "../net/wire";
import { allOf, say } from "../page/words.svelte";
import { shortSeal } from "./seal";

export interface LuckWords {
  label: string;
  why: string;
}

export function luckWords(info: TableInfo): LuckWords {
  const { source, seats, by } = info.luck;
  const name = info.chairs[by]?.name ?? "";
  const hash = info.commitment ? shortSeal(info.commitment) : "";
  const mixers = seats.flatMap((seat) => info.chairs[seat]?.name || []);
  const mixed = mixers.length ? `${say("luck-mixed", { names: allOf(mixers) })} ` : "";
  return { label: say(`luck-${source}`), why: mixed + say(`luck-${source}-why`, { name, hash }) };
}
