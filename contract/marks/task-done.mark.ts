/** Records that she did the one thing that a page asks for. Keyed by the page; it ends when she unticks it. */
import { withoutNumber } from '../page-id.ts';
import type { MarkKind } from './mark-kind.ts';

export const taskDone: MarkKind<true> = {
  name: 'task-done',
  key: /^(?:[a-z]{1,30}\.){1,4}[\w-]{1,100}$/,
  presentKey: withoutNumber,
  maxKept: 500,
  isValue: (value): value is true => value === true,
};

export function taskKey(pageKey: string, pageId: string): string {
  return `${pageKey}.${pageId}`;
}
