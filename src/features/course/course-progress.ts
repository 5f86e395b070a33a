/** Her progress in the course on this device: which lessons she has read, and which she opened last. */
import { recall, remember } from '../../session/member-memory.ts';

export interface CourseProgress {
  /** Ids of lessons she marked as read. */
  read: readonly string[];
  /** The lesson she opened last; absent before the first. */
  lastOpened?: string;
}

export const NOT_BEGUN: CourseProgress = { read: [] };

const NAME = 'course';
const LIFE_MS = 365 * 24 * 60 * 60 * 1000;

export function readCourseProgress(memberId: string): CourseProgress {
  return recall(memberId, NAME, isCourseProgress) ?? NOT_BEGUN;
}

/** Kept for a year from the last change. */
export function keepCourseProgress(memberId: string, progress: CourseProgress): void {
  remember(memberId, NAME, progress, LIFE_MS);
}

export function withRead(progress: CourseProgress, lessonId: string, isRead: boolean): CourseProgress {
  const others = progress.read.filter((id) => id !== lessonId);
  return { ...progress, read: isRead ? [...others, lessonId] : others };
}

/** The lesson to continue with: the one left open, otherwise the first unread; undefined when all are read. */
export function lessonToContinue(progress: CourseProgress, lessonIds: readonly string[]): string | undefined {
  const unread = lessonIds.filter((id) => !progress.read.includes(id));
  return unread.find((id) => id === progress.lastOpened) ?? unread[0];
}

function isCourseProgress(value: unknown): value is CourseProgress {
  if (typeof value !== 'object' || value === null || !('read' in value)) return false;
  const { read, lastOpened }: { read: unknown; lastOpened?: unknown } = value;
  return (
    Array.isArray(read) &&
    read.every((id) => typeof id === 'string') &&
    (lastOpened === undefined || typeof lastOpened === 'string')
  );
}
