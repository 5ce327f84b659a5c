/** Progress in the lessons, stored in this browser: the current step of each, and which are done. */

export interface Progress {
  part: string;
  step: string;
  done: boolean;
}

interface Learned {
  dismissed: boolean;
  lessons: Record<string, Progress>;
}

const KEY = "tiptoe.tutorials";
const NOTHING: Progress = { part: "", step: "", done: false };

export function progressOf(lesson: string): Progress {
  return { ...NOTHING, ...learned().lessons[lesson] };
}

/** Number of finished lessons among the given ones. */
export function doneOf(lessons: readonly string[]): number {
  return lessons.filter((lesson) => progressOf(lesson).done).length;
}

/** Whether a lesson is the first thing to offer: not once it is done, nor to those who said no. It only changes the order. */
export function invites(lesson: string): boolean {
  return !learned().dismissed && !progressOf(lesson).done;
}

/** Where somebody is; by its name a step is found again, whatever a later version puts before it. */
export function keepStep(lesson: string, part: string, step: string): void {
  keep(lesson, { part, step });
}

/** To its end: the next time it begins at its beginning. */
export function finish(lesson: string): void {
  keep(lesson, { part: "", step: "", done: true });
}

export function dismiss(): void {
  write({ ...learned(), dismissed: true });
}

function keep(lesson: string, some: Partial<Progress>): void {
  const known = learned();
  write({ ...known, lessons: { ...known.lessons, [lesson]: { ...progressOf(lesson), ...some } } });
}

function learned(): Learned {
  try {
    const kept = (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Partial<Learned>;
    return { dismissed: kept.dismissed === true, lessons: kept.lessons ?? {} };
  } catch {
    return { dismissed: false, lessons: {} };
  }
}

function write(known: Learned): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    return;
  }
}
