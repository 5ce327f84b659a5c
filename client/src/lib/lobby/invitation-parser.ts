/** Invitations as people write them: the link of a table with or without its host, the table's own name, or its code. */
import { parseRoute, tablePath } from "../page/router.svelte";

export type Invitation = { path: string } | { code: string };

const LETTERS = "[0-9a-hjkmnp-tv-z]"; // of a code, as the server writes and reads it
const ALIKE = "oil"; // taken for 0 and 1
const CODE = new RegExp(`^(?:${LETTERS}|[${ALIKE}]){8}$`, "i");

/** Parses a link, a table id or a code; returns nothing for any other text. */
export function invitationIn(text: string): Invitation | null {
  const bare = text.trim().replace(/^[<"'«“(\s]+|[>"'»”).,;!\s]+$/g, "");
  const path = /\/t\/[0-9a-f]{24}\/?(?:#\S*)?$/i.exec(bare)?.[0];
  const own = path?.replace(/^[^#]*/, (table) => table.toLowerCase());
  if (own && parseRoute(own).screen === "table") return { path: own };
  const letters = bare.replace(/[\s-]+/g, "");
  if (/^[0-9a-f]{24}$/i.test(letters)) return { path: tablePath(letters.toLowerCase()) };
  return CODE.test(letters) ? { code: letters.toUpperCase() } : null;
}
