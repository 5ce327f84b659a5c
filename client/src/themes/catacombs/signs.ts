/** Signs of the catacombs, as their two minutes explain them. */
import shrine from "virtual:icon/crystal-shrine";
import ghost from "virtual:icon/ghost";
import chest from "virtual:icon/locked-chest";

export const signs: Record<string, string> = { chest, wayshrine: shrine, ghost };
