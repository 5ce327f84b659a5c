/** Lessons of the server in a language, cached. */
import { lessonsIn } from "../net/api";
import type { LessonContent } from "../net/wire";

const fetched = new Map<string, Promise<LessonContent[]>>();

export function lessons(language: string): Promise<LessonContent[]> {
  const asked = fetched.get(language) ?? lessonsIn(language);
  fetched.set(language, asked);
  asked.catch(() => fetched.delete(language));
  return asked;
}
