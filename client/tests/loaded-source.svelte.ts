import { Loaded } from "../src/lib/page/loaded.svelte";

interface Source {
  name: string;
  readonly loaded: Loaded<string>;
  stop: () => void;
}

/** Content that is loaded by a name, as in a component. */
export function sourceOf(load: (name: string) => Promise<string>): Source {
  let name = $state("first");
  let loaded: Loaded<string> | undefined;
  const stop = $effect.root(() => {
    loaded = new Loaded(() => load(name));
  });
  if (!loaded) throw new Error("the root effect has not run");
  return {
    get name() {
      return name;
    },
    set name(next) {
      name = next;
    },
    loaded,
    stop,
  };
}
