/** Seat transfer to another device: the link is in the URL fragment, which browsers do not send. */
import { tableLink } from "../page/router.svelte";

export interface SeatTransfer {
  seat: number; // to say whose it is; the server goes by the link alone
  link: string;
  seed: string; // of the own numbers in the luck, so that they go along; or nothing
}

const WRITTEN = /^#seat=(\d{1,2})\.([\w-]{1,100})(?:\.([0-9a-f]{64}))?$/;

export function seatAddress(table: string, { seat, link, seed }: SeatTransfer): string {
  return `${tableLink(table)}#seat=${seat}.${link}${seed && `.${seed}`}`;
}

/** Transfer link in the page's URL. It is removed from the URL at once, so that it is neither read nor stored there. */
export function transferInUrl(): SeatTransfer | null {
  const [, seat, link, seed = ""] = WRITTEN.exec(location.hash) ?? [];
  if (!seat || !link) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return { seat: Number(seat), link, seed };
}
