/** Layers over the table. One rule for Escape: it closes what lies on top, and nothing else. */

interface Layer {
  /** None: the browser closes it itself, as it does with dialogs. */
  close: (() => void) | null;
}
const layers: Layer[] = [];

/** Called when something opens; what it returns, when it is gone. */
export function opened(close: (() => void) | null = null): () => void {
  const layer = { close };
  layers.push(layer);
  return () => void layers.splice(layers.indexOf(layer), 1);
}

/** Whether something lies over the table. */
export function covered(): boolean {
  return layers.length > 0;
}

/** Whether there was something to close. */
export function closeTop(): boolean {
  const top = layers.at(-1);
  top?.close?.();
  return top !== undefined;
}
