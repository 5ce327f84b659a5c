/** Settings of the player, stored in this browser and sent nowhere. */
import type { Channel } from "../story/sound-synth";

export type Theme = "torch" | "parchment";
export type Motion = "system" | "full" | "less";
export type Speed = "calm" | "brisk" | "quick" | "instant";
/** Whether the turn ends at the first word: not when something would be wasted, never, or always. */
export type Ask = "waste" | "always" | "never";

export interface Settings {
  theme: Theme;
  language: string; // empty: as the browser asks
  motion: Motion;
  speed: Speed;
  silent: boolean;
  volumes: Record<Channel, number>; // 0 to 1
  ask: Ask; // before the own turn ends
  notify: boolean; // by the system, when the page is not looked at
  name: string;
  list: boolean; // the map as a list
  follow: boolean; // look at others who act out of sight
  game: string; // chosen last in the lobby
  bot: string; // chosen last there; empty: whichever is right for somebody new
  choices: boolean; // whether everything that can be chosen there is shown
}

const KEY = "tiptoe.settings";
const FIRST: Settings = {
  theme: "torch",
  language: "",
  motion: "system",
  speed: "brisk",
  notify: false,
  name: "",
  list: false,
  ask: "waste",
  follow: true,
  silent: false,
  volumes: { table: 0.6, moments: 0.7, bell: 0.6 },
  game: "",
  bot: "",
  choices: false,
};

/** Settings that are one of a few words. */
const WORDS: Record<string, readonly unknown[]> = {
  theme: ["torch", "parchment"] satisfies Theme[],
  motion: ["system", "full", "less"] satisfies Motion[],
  speed: ["calm", "brisk", "quick", "instant"] satisfies Speed[],
  ask: ["waste", "always", "never"] satisfies Ask[],
};

export const settings: Settings = $state(read());

/** Changes some settings and remembers them; where nothing can be stored they last as long as the page. */
export function changeSettings(some: Partial<Settings>): void {
  Object.assign(settings, some);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
}

export function lessMotion(): boolean {
  if (settings.motion !== "system") return settings.motion === "less";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether animations run: not with reduced motion, nor at instant speed. */
export function hasMotion(): boolean {
  return settings.speed !== "instant" && !lessMotion();
}

/** Puts theme, motion and language on the root, where the style sheets look for them. */
export function applySettings(root: HTMLElement, language: string): void {
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = hasMotion() ? "full" : "less";
  root.lang = language;
}

/** Stored settings, limited to the ones that this version knows. */
function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const known = Object.entries(kept).filter(([name, value]) => fits(name, value));
    return { ...FIRST, ...Object.fromEntries(known), volumes: volumesIn(kept["volumes"]) };
  } catch {
    return { ...FIRST };
  }
}

function fits(name: string, value: unknown): boolean {
  const words: readonly unknown[] | undefined = WORDS[name];
  return words ? words.includes(value) : typeof value === typeof FIRST[name as keyof Settings];
}

function volumesIn(kept: unknown): Settings["volumes"] {
  const volumes = { ...FIRST.volumes };
  for (const [channel, volume] of Object.entries(kept ?? {}))
    if (channel in volumes && typeof volume === "number" && volume >= 0 && volume <= 1)
      volumes[channel as Channel] = volume;
  return volumes;
}
