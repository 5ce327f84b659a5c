/** Queue of steps to show, one after another, never far behind the server.
 *
 * Steps play faster when many wait. `hurry`: show all queued steps now, with sounds and motion; `skip`: without.
 * Answers are sent at once and wait for no animation. A cutscene plays before its step; later steps wait until it is
 * over, also after `hurry`.
 */
import type { Speed } from "../page/settings.svelte";

export interface Step<T> {
  value: T;
  lasts: number; // milliseconds at calm speed
}

export interface Stage<T> {
  /** Whether a step has a cutscene. */
  holds: (value: T) => boolean;
  /** Plays the cutscene; resolves when it is over. */
  play: (value: T) => Promise<void>;
}

/** How long a step lasts, as a part of its time at calm speed. */
export const TEMPO: Record<Speed, number> = { calm: 1, brisk: 0.5, quick: 0.25, instant: 0 };
const BEHIND: Record<Speed, number> = { calm: 6000, brisk: 1200, quick: 500, instant: 0 };
const AFTER_SCENE = 300; // milliseconds at calm speed: the scene was long enough

export class Queue<T> {
  private steps: Step<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private acted: Step<T> | null = null; // whose scene is played
  private hurried = false; // once the scene is over, the rest is shown at once

  constructor(
    private readonly show: (values: T[], told: boolean) => void,
    private readonly speed: () => Speed,
    private readonly stage: Stage<T> | null = null,
  ) {}

  get running(): boolean {
    return this.timer !== undefined || this.acted !== null;
  }

  add(step: Step<T>): void {
    this.steps.push(step);
    if (!this.running) this.next();
  }

  hurry(): void {
    this.hurried = true;
    if (this.acted) return;
    this.rest();
    const scene = this.steps.findIndex((step) => this.stage?.holds(step.value));
    const ready = this.steps.splice(0, scene < 0 ? this.steps.length : scene);
    if (ready.length)
      this.show(
        ready.map((step) => step.value),
        true,
      );
    const step = this.steps.shift();
    if (step) this.act(step);
    else this.hurried = false;
  }

  skip(): void {
    this.rest();
    const steps = [...(this.acted ? [this.acted] : []), ...this.steps.splice(0)];
    this.acted = null;
    this.hurried = false;
    if (steps.length)
      this.show(
        steps.map((step) => step.value),
        false,
      );
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    const step = this.steps[0];
    if (!step) return;
    if (this.stage?.holds(step.value)) return this.act(this.steps.shift() as Step<T>);
    const pause = this.pause(step);
    if (pause <= 0) return this.hurry();
    this.steps.shift();
    this.timer = setTimeout(() => this.next(), pause);
    this.show([step.value], true);
  }

  /** Plays the scene of a step, then shows the step; nothing else is shown before. */
  private act(step: Step<T>): void {
    this.acted = step;
    void this.stage?.play(step.value).then(() => {
      if (this.acted !== step) return; // skipped
      this.acted = null;
      this.show([step.value], true);
      if (this.hurried) this.hurry();
      else this.timer = setTimeout(() => this.next(), AFTER_SCENE * TEMPO[this.speed()]);
    });
  }

  private pause(step: Step<T>): number {
    const speed = this.speed();
    const waiting = this.steps.reduce((sum, other) => sum + other.lasts, 0) * TEMPO[speed];
    return Math.round(step.lasts * TEMPO[speed] * Math.min(1, BEHIND[speed] / Math.max(1, waiting)));
  }
}
