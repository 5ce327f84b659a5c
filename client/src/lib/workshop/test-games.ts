/** Test games of the workshop: a table with the new cards on top of the deck, or a trial of one card. */
import { everyBot } from "../games/catalog.svelte";
import { ME, open, sentence } from "../lobby/opening";
import { bringPack } from "../net/api";
import type { Catalog } from "../net/wire";
import { settings } from "../page/settings.svelte";
import { put } from "./toml";

const SEATS = 2;

/** Opens the table and goes there. The answer is why it could not be, or nothing. */
export async function playTest(
  text: string,
  game: string,
  face: string,
  catalog: Catalog | null,
): Promise<string> {
  const known = catalog && everyBot(catalog).includes(settings.bot) ? settings.bot : catalog?.newcomer;
  try {
    const { pack, mistakes } = await bringPack({ "workshop.toml": put(text, ["pack", "on-top"], true) });
    if (!pack) return mistakes[0]?.problem ?? "";
    const seats = Array.from({ length: SEATS }, (_, seat) => ({ who: seat ? (known ?? "") : ME, name: "" }));
    return await open({
      spec: `${game}${face && `:${face}`}+pack:${pack.info.digest}`,
      seats,
      listed: false,
      turn_seconds: 0,
    });
  } catch (error) {
    return sentence(error);
  }
}

/** The spec of a game with this pack, for a card that is tried out; or why there is none. */
export async function bringForTrial(text: string, game: string): Promise<{ spec: string; trouble: string }> {
  try {
    const { pack, mistakes } = await bringPack({ "workshop.toml": text });
    if (!pack) return { spec: "", trouble: mistakes[0]?.problem ?? "" };
    return { spec: `${game}+pack:${pack.info.digest}`, trouble: "" };
  } catch (error) {
    return { spec: "", trouble: sentence(error) };
  }
}
