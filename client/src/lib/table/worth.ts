/** Points for a seat if it left the dungeon now, in words. */
import type { Content } from "../games/content";
import type { SeatView, View } from "../net/view";
import { say } from "../page/words.svelte";

export const carriesArtifact = ({ tokens }: Pick<SeatView, "tokens">, content: Content): boolean =>
  tokens.some((token) => content.tokens[token]?.kind === "artifact");

interface Worth {
  text: string;
  about: string;
}

/** The line below the own resources; null once the seat is out. Nobody leaves without an Artifact (CORE-18.1, RUL-102). */
export function pointsIfOut(view: View, seat: number, content: Content): Worth | null {
  const player = view.seats[seat];
  if (view.worth === undefined || view.over || player?.status !== "in-play") return null;
  if (!carriesArtifact(player, content))
    return { text: say("points-none-yet"), about: say("about-none-yet") };
  return { text: say("points-if-out", { n: view.worth }), about: say("about-worth") };
}
