/** Ships: faces of a board that are made of modules, named by them from the first place to the last. */
import type { Face } from "../../lib/net/wire";

export interface Module {
  id: string;
  name: string;
}

export interface Ship {
  id: string;
  modules: Module[];
}

const JOINT = ".";

/** A face of several modules, as the server names them. */
export function partsOf({ id, name }: Face): Ship {
  const names = name.split(", ");
  return {
    id,
    modules: id.split(JOINT).map((module, place) => ({ id: module, name: names[place] ?? module })),
  };
}

/** The ship with a module in a place that otherwise changes least. */
export function nearest(ships: readonly Ship[], from: Ship, place: number, module: string): Ship {
  const same = (ship: Ship): number => ship.modules.filter(({ id }, n) => id === from.modules[n]?.id).length;
  return ships
    .filter((ship) => ship.modules[place]?.id === module)
    .reduce(
      (best, ship) => (same(ship) > same(best) ? ship : best),
      ships.find((ship) => ship.modules[place]?.id === module) ?? from,
    );
}
