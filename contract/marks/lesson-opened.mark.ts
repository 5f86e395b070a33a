/** The lesson she opened last, by its id. One for each course. */
import { CONTENT_ID } from '../content-id.ts';
import type { MarkKind } from './mark-kind.ts';

export const lessonOpened: MarkKind<string> = {
  name: 'lesson-opened',
  key: CONTENT_ID,
  maxKept: 20,
  isValue: (value): value is string => typeof value === 'string' && CONTENT_ID.test(value),
};

/** The key of the nutrition course. */
export const NUTRITION_COURSE = 'nutrition';
