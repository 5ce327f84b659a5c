/** Makes known that it is one's turn: in the title, and by a bell. Other sounds follow what is played on the table. */
import { play, type Sound } from "./sound";
import type { TableStore } from "./table.svelte";
import { say } from "./words.svelte";

const SOUNDS: Record<string, Sound> = {
  CardPlayed: "card", CardAcquired: "card", GoldGained: "coin", ItemBought: "coin", TunnelWalked: "boot", Teleported: "boot", ClankMade: "clank",
  LockOpened: "lock", TilePlaced: "tile", AttackBegun: "dragon", TokenTaken: "coin",
};

export class Herald {
  private asked = false;

  constructor(private readonly store: TableStore) {}

  /** Called in an effect: reads the store, so it runs again when something is shown. */
  announce(): void {
    const mine = this.store.mine;
    for (const fact of this.store.facts) {
      const sound = SOUNDS[fact.event];
      if (sound) play(sound);
    }
    if (mine && !this.asked) play("bell");
    this.asked = mine;
    document.title = mine ? `● ${say("your-turn")} · ${say("brand")}` : say("brand");
  }

  quiet(): void {
    document.title = say("brand");
  }
}
