/** What the layout depends on besides style sheets. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 720px", false);
export const low = new MediaQuery("max-height: 719px", false);
