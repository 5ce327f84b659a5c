/** Fairness texts: the source of a table's luck, for the waiting room and the table. */
import type { TableInfo } from "../net/wire";
import { allOf, say } from "../page/words.svelte";
import type { Mixed } from "./fair-seed";
import { shortSeal } from "./seal";

export interface LuckWords {
  label: string;
  why: string;
}

/** How many browsers mixed a number in, and whether the own one did: a single one that is the own one is named alone. */
export function mixerWords(mixers: number, mixed: Mixed | null): string {
  if (mixers === 1 && mixed === "mixed") return say("seal-own-only");
  const own = { mixed: "seal-own-number", late: "seal-late-number", other: "", unseen: "" }[
    mixed ?? "unseen"
  ];
  return [say("seal-numbers", { n: mixers }), ...(own ? [say(own)] : [])].join(" ");
}

export function luckWords(info: TableInfo): LuckWords {
  const { source, seats, by } = info.luck;
  const name = info.chairs[by]?.name ?? "";
  const hash = info.commitment ? shortSeal(info.commitment) : "";
  const mixers = seats.flatMap((seat) => info.chairs[seat]?.name || []);
  const mixed = mixers.length ? `${say("luck-mixed", { names: allOf(mixers) })} ` : "";
  return { label: say(`luck-${source}`), why: mixed + say(`luck-${source}-why`, { name, hash }) };
}
