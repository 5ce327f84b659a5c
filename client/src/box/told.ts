/** What a tap did, in a few words, for the undo button and the list of the last taps. */
import type { BoxTable, Tap } from "../lib/box/evening";
import { countOf } from "../lib/box/evening";
import { say } from "../lib/page/words.svelte";

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function told({ begun }: BoxTable, tap: Tap, piece: (id: string) => string): string {
  const name = "seat" in tap ? (begun.chairs[tap.seat]?.name ?? "") : "";
  switch (tap.does) {
    case "clank":
      return say("box-did-clank", { name, n: signed(tap.n) });
    case "wounds":
      return say("box-did-wounds", { name, n: signed(tap.n) });
    case "wild":
      return say("box-did-wild", { n: signed(tap.n) });
    case "black":
      return say("box-did-black", { n: signed(tap.n) });
    case "rage":
      return say("box-did-rage", { n: signed(tap.n) });
    case "danger":
      return say("box-did-danger", { n: signed(tap.n) });
    case "countdown":
      return say("box-did-countdown", { n: signed(tap.n) });
    case "figures":
      return say("box-did-figures", { n: signed(tap.n) });
    case "draw":
      return say("box-did-draw", { n: countOf(tap) });
    case "fate":
      return say("box-did-fate", { name });
    case "turn":
      return say("box-did-turn");
    case "own":
      return say("box-did-own", { name, n: signed(tap.n), what: piece(tap.id) });
    case "aid":
      return say("box-did-aid");
    case "minutes":
      return say("box-did-minutes");
    case "begin":
      return say("box-begin");
  }
}
