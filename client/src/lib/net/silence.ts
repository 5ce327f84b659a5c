/** Watch over a connection for silence. A server breaks ten seconds of it by a beat (docs/formats/wire.md), so that a
 * connection which says nothing for longer is dead, though it still looks open.
 *
 * A page that was asleep (a frozen tab, a laptop that was shut) waits a moment before it judges: frames that came
 * meanwhile are read after the timers. Time is that of the clock on the wall, because timers stand still in sleep. */

const LIMIT = 25_000; // milliseconds without any frame
const STEP = 5_000; // between two looks at the clock
const SLEPT = 10_000; // a step that took this long: the page was asleep
const WAKING = 3_000; // in which frames that waited are read

export class SilenceWatch {
  private heardAt = Date.now();
  private lookedAt = 0;
  private waking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly dead: () => void) {}

  /** Watches from now on. */
  start(): void {
    this.heard();
    this.lookedAt = Date.now();
    this.wait(STEP);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Notes a frame, whatever it says. */
  heard(): void {
    this.heardAt = Date.now();
    this.waking = false;
  }

  /** Whether the last frame is too long ago. */
  get overdue(): boolean {
    return Date.now() - this.heardAt >= LIMIT;
  }

  private readonly look = (): void => {
    const now = Date.now();
    const slept = now - this.lookedAt > SLEPT;
    this.lookedAt = now;
    this.heardAt = Math.min(this.heardAt, now); // the clock may have been set back
    if (!this.overdue) return this.wait(Math.min(STEP, this.heardAt + LIMIT - now));
    if (slept && !this.waking) {
      this.waking = true;
      return this.wait(WAKING);
    }
    this.stop();
    this.dead();
  };

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.look, milliseconds);
  }
}
