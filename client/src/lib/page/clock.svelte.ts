/** Server clock in seconds for countdowns, and localized formats of durations and times. */
import { createSubscriber } from "svelte/reactivity";

import { OFFLINE_BUILD } from "./offline-build";

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MOST_URGENT = 2 * HOUR; // of a day
const URGENT_PART = 6; // of a shorter time: this part of it

let ahead = 0; // seconds that the server's clock is ahead of this one

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, SECOND);
  return () => clearInterval(timer);
});

/** A message said what time it is for the server. A page that is its own server has one clock. */
export function heardTime(now: number): void {
  if (now && !OFFLINE_BUILD) ahead = now - Date.now() / SECOND;
}

/** The server's time in seconds; what reads it in an effect or a component is brought up to date every second. */
export function serverNow(): number {
  ticking();
  return Date.now() / SECOND + ahead;
}

/** The reader's own form of a language: somebody in London reads 19:44, somebody in New York 7:44 PM. */
function form(language: string): string {
  return navigator.languages.find((own) => own.split("-")[0] === language.split("-")[0]) ?? language;
}

function amount(
  n: number,
  unit: "day" | "hour" | "minute" | "second",
  language: string,
  long = false,
): string {
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    unitDisplay: long ? "long" : "short",
  }).format(n);
}

/** A stretch of time in its largest unit: "23 hr", "5 min", "40 sec". */
export function stretch(seconds: number, language: string, long = false): string {
  if (seconds >= 2 * DAY || (seconds === DAY && long))
    return amount(Math.round(seconds / DAY), "day", language, long);
  if (seconds >= HOUR) return amount(Math.floor(seconds / HOUR), "hour", language, long);
  if (seconds >= MINUTE) return amount(Math.floor(seconds / MINUTE), "minute", language, long);
  return amount(Math.max(0, Math.floor(seconds)), "second", language, long);
}

/** A moment that is near, in the reader's time zone: the time, with the day of the week if it is not today. */
export function moment(at: number, now: number, language: string): string {
  const [then, today] = [new Date(at * SECOND), new Date(now * SECOND)];
  const same = then.toDateString() === today.toDateString();
  const day = same ? {} : ({ weekday: "long" } as const);
  return then.toLocaleString(form(language), { ...day, hour: "numeric", minute: "2-digit" });
}

/** Whether little is left of the time for a decision. */
export function urgent(left: number, whole: number): boolean {
  return left < Math.min(MOST_URGENT, whole / URGENT_PART);
}
