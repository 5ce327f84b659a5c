/** What this browser remembers about how somebody likes to play. Nothing of it is sent anywhere. */

export type Theme = "torch" | "parchment";
export type Motion = "system" | "full" | "less";
export type Speed = "calm" | "brisk" | "quick" | "instant";

export interface Settings {
  theme: Theme;
  language: string; // empty: as the browser asks
  motion: Motion;
  speed: Speed;
  sound: number; // 0 to 1
  bell: boolean;
  notify: boolean; // by the system, when the page is not looked at
  name: string;
  list: boolean; // the map as a list
}

const KEY = "tiptoe.settings";
export const LOUD = 0.6;
const FIRST: Settings = { theme: "torch", language: "", motion: "system", speed: "brisk", sound: LOUD, bell: true, notify: false, name: "", list: false };

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
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...FIRST };
  }
}
