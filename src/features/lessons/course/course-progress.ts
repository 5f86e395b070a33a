/** Her progress in the course: which lessons she has read, and which she opened last. */
import { lessonOpened, NUTRITION_COURSE } from '../../../../contract/marks/lesson-opened.mark.ts';
import { lessonRead } from '../../../../contract/marks/lesson-read.mark.ts';
import type { FormerMemory } from '../../../platform/marks/carry-over.ts';

export interface CourseProgress {
  /** Ids of lessons she marked as read. */
  read: readonly string[];
  /** The lesson she opened last; absent before the first. */
  lastOpened?: string | undefined;
}

/** The lesson to continue with: the one left open, otherwise the first unread; undefined when all are read. */
export function lessonToContinue(progress: CourseProgress, lessonIds: readonly string[]): string | undefined {
  const unread = lessonIds.filter((id) => !progress.read.includes(id));
  return unread.find((id) => id === progress.lastOpened) ?? unread[0];
}

/** Releases before marks kept it on one device, for a year from the last change. */
export const formerCourseProgress: FormerMemory = {
  prefix: 'course',
  lifeMs: 365 * 24 * 60 * 60 * 1000,
  marksOf(_key, progress) {
    if (typeof progress !== 'object' || progress === null) return [];
    const { read, lastOpened }: Partial<Record<keyof CourseProgress, unknown>> = progress;
    const ids: unknown[] = Array.isArray(read) ? read : [];
    return [
      ...ids.map((id) => ({ kind: lessonRead, key: String(id), value: true })),
      { kind: lessonOpened, key: NUTRITION_COURSE, value: lastOpened },
    ];
  },
};
