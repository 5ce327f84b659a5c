/** Every test speaks all languages, as the page does once somebody has asked for them. */
import { LANGUAGES, loadWords } from "../src/lib/page/words.svelte";
import { loadThemeWords } from "../src/themes/current.svelte";

window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

for (const tag of ["en", ...LANGUAGES]) await loadWords(tag);
for (const game of ["catacombs", "space"]) for (const tag of LANGUAGES) await loadThemeWords(game, tag);
