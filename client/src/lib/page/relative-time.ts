/** Relative times in words: "yesterday", "4 minutes ago", or a date when it is long ago. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LONG_AGO = 7 * DAY;

export function relativeTime(at: number, now: number, language: string): string {
  const passed = Math.max(0, now - at); // seconds
  if (passed >= LONG_AGO)
    return new Date(at * 1000).toLocaleDateString(language, {
      day: "numeric",
      month: "long",
      year: "numeric",
    });
  const said = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (passed >= DAY) return said.format(-Math.round(passed / DAY), "day");
  if (passed >= HOUR) return said.format(-Math.round(passed / HOUR), "hour");
  return passed >= MINUTE ? said.format(-Math.round(passed / MINUTE), "minute") : said.format(0, "second");
}
