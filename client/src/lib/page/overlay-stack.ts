/** Overlay stack over the table. Escape closes the topmost overlay and nothing else. */

interface Layer {
  /** None: the browser closes it itself, as it does with dialogs. */
  close: (() => void) | null;
}
const layers: Layer[] = [];

/** Pushes an overlay. The returned function removes it. */
export function pushOverlay(close: (() => void) | null = null): () => void {
  const layer = { close };
  layers.push(layer);
  return () => void layers.splice(layers.indexOf(layer), 1);
}

/** Whether an overlay covers the table. */
export function hasOverlay(): boolean {
  return layers.length > 0;
}

/** Closes the topmost overlay, and returns whether there was one. */
export function closeTopOverlay(): boolean {
  const top = layers.at(-1);
  top?.close?.();
  return top !== undefined;
}
