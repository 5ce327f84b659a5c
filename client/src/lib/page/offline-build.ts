/** Offline build flag: the page is built for a static host and runs the whole server in a worker (ADR 0038). */
export const OFFLINE_BUILD = import.meta.env.MODE === "alone";
