/** Every test speaks all languages, as the page does once somebody has asked for them. */
import { LANGUAGES, loadWords } from "../src/lib/page/words.svelte";

for (const tag of ["en", ...LANGUAGES]) await loadWords(tag);
