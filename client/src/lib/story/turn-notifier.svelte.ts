/** Turn notifier: plays event sounds, and announces the player's turn by bell, page title, favicon and system
 * notification. */
import { settings } from "../page/settings.svelte";
import { play } from "./sound";
import { soundOf } from "./event-presentation";
import type { TableStore } from "../table/table.svelte";
import type { Fact } from "../net/view";
import { say } from "../page/words.svelte";

const HEARD_IN_SCENES = new Set(["AttackBegun", "DamageTaken", "KnockedOut"]);
const BADGE = `${import.meta.env.BASE_URL}turn.svg`;
const NO_BADGE = `${import.meta.env.BASE_URL}favicon.svg`;

export class TurnNotifier {
  private calling = ""; // what the title says
  private notice: Notification | null = null;

  constructor(private readonly store: TableStore) {
    store.listeners.add(this.sound);
  }

  /** Called in an effect: reads the store, so it runs again when somebody else is asked. */
  announce(): void {
    const { mine, invited } = this.store;
    const call = mine ? say("your-turn") : invited;
    if (call && !this.calling) this.call(call);
    if (!call) this.notice?.close();
    this.calling = call;
    this.show(call);
  }

  quiet(): void {
    this.store.listeners.delete(this.sound);
    this.notice?.close();
    this.show("");
  }

  private readonly sound = (facts: readonly Fact[], after: { winners: number[] } | null): void => {
    const anew = facts.filter((fact) => !this.store.seenAsCutscene || !HEARD_IN_SCENES.has(fact.event));
    const sounds = anew.flatMap((fact) => soundOf(fact) ?? []);
    if (facts.some((fact) => fact.event === "GameEnded"))
      sounds.push(after?.winners.includes(this.store.seat) ? "win" : "over");
    new Set(sounds).forEach(play);
  };

  private call(call: string): void {
    play("bell");
    if (document.hidden && settings.notify) this.notice = notification(call, this.store.table);
  }

  private show(call: string): void {
    document.title = call ? `● ${call} · ${say("brand")}` : say("brand");
    document.querySelector("link[rel=icon]")?.setAttribute("href", call ? BADGE : NO_BADGE);
  }
}

/** Asks the system whether this page may notify; only when somebody wants it. */
export async function mayNotify(): Promise<boolean> {
  return typeof Notification !== "undefined" && (await Notification.requestPermission()) === "granted";
}

function notification(call: string, tag: string): Notification | null {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return null;
  try {
    const notice = new Notification(call, { body: say("notify-body"), icon: BADGE, tag });
    notice.onclick = () => window.focus();
    return notice;
  } catch {
    return null; // some browsers have it only for pages that are installed
  }
}
