/** A seat on its way to another device: the link stands behind the `#` of an address, which no browser sends anywhere. */
import { tableLink } from "../page/router.svelte";

export interface Moving {
  seat: number; // to say whose it is; the server goes by the link alone
  link: string;
  seed: string; // of the own numbers in the luck, so that they go along; or nothing
}

const WRITTEN = /^#seat=(\d{1,2})\.([\w-]{1,100})(?:\.([0-9a-f]{64}))?$/;

export function seatAddress(table: string, { seat, link, seed }: Moving): string {
  return `${tableLink(table)}#seat=${seat}.${link}${seed && `.${seed}`}`;
}

/** The link that this page was opened with. It leaves the address at once: nobody reads it there, or keeps it. */
export function arriving(): Moving | null {
  const [, seat, link, seed = ""] = WRITTEN.exec(location.hash) ?? [];
  if (!seat || !link) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return { seat: Number(seat), link, seed };
}
