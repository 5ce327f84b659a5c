/** Alone: whether this page is built for any static host, with the whole house in a worker of its own (ADR 0038). */
export const ALONE = import.meta.env.MODE === "alone";
