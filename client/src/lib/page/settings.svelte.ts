/** What this browser remembers about how somebody likes to play. Nothing of it is sent anywhere. */
import type { Channel } from "../story/voices";

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

export const settings: Settings = $state(read());

/** Changes some settings and remembers them; where nothing can be stored they last as long as the page. */
export function change(some: Partial<Settings>): void {
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

/** Whether things fly and float: not when less motion is asked for, nor without animation. */
export function moves(): boolean {
  return settings.speed !== "instant" && !lessMotion();
}

/** Puts theme, motion and language on the root, where the style sheets look for them. */
export function dress(root: HTMLElement, language: string): void {
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = moves() ? "full" : "less";
  root.lang = language;
}

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { ...FIRST, ...kept, volumes: { ...FIRST.volumes, ...kept.volumes } };
  } catch {
    return { ...FIRST };
  }
}
