/** What every part of a map of tiles is drawn from: given once, by the map. */
import { getContext, setContext } from "svelte";

import type { Camera } from "../lib/map/camera.svelte";
import type { Content, TilesContent } from "../lib/games/content";
import type { Offers, Spot } from "../lib/table/offers";
import type { View } from "../lib/net/view";

export interface Drawn {
  view: View;
  content: Content;
  tiles: TilesContent;
  offers: Offers;
  labels: ReadonlyMap<Spot, string>;
  seat: number;
  hovered: Spot;
  camera: Camera;
  onpreview: (spot: Spot) => void;
  onpick: (spot: Spot) => void;
}

const KEY = Symbol("tiles");

/** Within a component that is given all of it. */
export const drawsTiles = (drawn: () => Drawn): void => void setContext(KEY, drawn);
/** Read its fields where they are used: they are always as they are now. */
export const drawn = (): Drawn => getContext<() => Drawn>(KEY)();
