/** Records that she has read a lesson of the course. Keyed by the lesson's id; it ends when she marks it unread. */
import { CONTENT_ID } from '../content-id.ts';
import { withoutNumber } from '../page-id.ts';
import type { MarkKind } from './mark-kind.ts';

export const lessonRead: MarkKind<true> = {
  name: 'lesson-read',
  key: CONTENT_ID,
  presentKey: withoutNumber,
  maxKept: 500,
  isValue: (value) => value === true,
};
