/** Plays what happened, one step after another, never far behind.
 *
 * Later steps are played faster when many wait, and `skip` jumps to the end. Nothing waits for an animation but the
 * picture: answers are sent at once.
 */
import type { Speed } from "./settings.svelte";

export interface Step<T> {
  value: T;
  lasts: number; // milliseconds at calm speed
}

const BEHIND: Record<Speed, number> = { calm: 6000, brisk: 1200, instant: 0 };

export class Queue<T> {
  private steps: Step<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (value: T, last: boolean) => void,
    private readonly speed: () => Speed,
  ) {}

  get running(): boolean {
    return this.timer !== undefined;
  }

  add(step: Step<T>): void {
    this.steps.push(step);
    if (!this.running) this.next();
  }

  /** Shows the last step at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const steps = this.steps.splice(0);
    steps.forEach((step, index) => this.show(step.value, index === steps.length - 1));
  }

  private next(): void {
    this.timer = undefined;
    const step = this.steps.shift();
    if (!step) return;
    const pause = this.pause(step);
    if (pause <= 0) {
      this.steps.unshift(step);
      return this.skip();
    }
    this.timer = setTimeout(() => this.next(), pause);
    this.show(step.value, this.steps.length === 0);
  }

  private pause(step: Step<T>): number {
    const most = BEHIND[this.speed()];
    const waiting = this.steps.reduce((sum, other) => sum + other.lasts, step.lasts);
    return most === 0 ? 0 : Math.round(step.lasts * Math.min(1, most / waiting));
  }
}
