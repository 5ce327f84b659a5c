/** Signs of a ship, as its two minutes explain them. */
import capsule from "virtual:icon/apollo-capsule";
import portal from "virtual:icon/portal";
import processor from "virtual:icon/processor";

export const signs: Record<string, string> = { port: processor, pod: capsule, teleporter: portal };
