/** The evening of this browser: its taps are stored at each one, so that a reload loses nothing. */
import { tableOf, type BoxTable, type Tap } from "./evening";

const KEY = "tiptoe.box";
const BEGIN = "begin";

export class Box {
  taps: readonly Tap[] = $state.raw(stored());
  readonly table: BoxTable | null = $derived(tableOf(this.taps));

  /** The tap that the next undo takes back; the one that began the evening stays. */
  get last(): Tap | null {
    return this.taps.length > 1 ? (this.taps.at(-1) ?? null) : null;
  }

  tap(...more: Tap[]): void {
    this.keep(more[0]?.does === BEGIN ? more : [...this.taps, ...more]);
  }

  undo(): void {
    if (this.last) this.keep(this.taps.slice(0, -1));
  }

  /** Ends the evening. */
  clear(): void {
    this.keep([]);
  }

  private keep(taps: readonly Tap[]): void {
    this.taps = taps;
    try {
      if (taps.length) localStorage.setItem(KEY, JSON.stringify(taps));
      else localStorage.removeItem(KEY);
    } catch {
      return; // where nothing can be stored it lasts as long as the page
    }
  }
}

/** Stored taps; none where they cannot be read or do not add up to a table. */
function stored(): readonly Tap[] {
  try {
    const taps = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Tap[];
    return Array.isArray(taps) && tableOf(taps) ? taps : [];
  } catch {
    return [];
  }
}
