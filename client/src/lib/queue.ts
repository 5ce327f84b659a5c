/** Plays what happened, one step after another, never far behind.
 *
 * Later steps are played faster when many wait. `hurry` shows all that wait at once and still tells it; `skip` shows it
 * without a word. Nothing waits for an animation but the picture: answers are sent at once.
 */
import type { Speed } from "./settings.svelte";

export interface Step<T> {
  value: T;
  lasts: number; // milliseconds at calm speed
}

/** How long a step lasts, as a part of its time at calm speed. */
export const TEMPO: Record<Speed, number> = { calm: 1, brisk: 0.5, quick: 0.25, instant: 0 };
const BEHIND: Record<Speed, number> = { calm: 6000, brisk: 1200, quick: 500, instant: 0 };

export class Queue<T> {
  private steps: Step<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (values: T[], told: boolean) => void,
    private readonly speed: () => Speed,
  ) {}

  get running(): boolean {
    return this.timer !== undefined;
  }

  add(step: Step<T>): void {
    this.steps.push(step);
    if (!this.running) this.next();
  }

  hurry(): void {
    this.rest(true);
  }

  skip(): void {
    this.rest(false);
  }

  private rest(told: boolean): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const steps = this.steps.splice(0);
    if (steps.length) this.show(steps.map((step) => step.value), told);
  }

  private next(): void {
    this.timer = undefined;
    const step = this.steps[0];
    if (!step) return;
    const pause = this.pause(step);
    if (pause <= 0) return this.hurry();
    this.steps.shift();
    this.timer = setTimeout(() => this.next(), pause);
    this.show([step.value], true);
  }

  private pause(step: Step<T>): number {
    const speed = this.speed();
    const waiting = this.steps.reduce((sum, other) => sum + other.lasts, 0) * TEMPO[speed];
    return Math.round(step.lasts * TEMPO[speed] * Math.min(1, BEHIND[speed] / Math.max(1, waiting)));
  }
}
