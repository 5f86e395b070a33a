/** What schedules change of small state: each kind has its turn. What keeps and sends a mark never reads its value. */
import type { Mark } from '../../../src/contract/marks/merge.ts';
import { MARK_EXAMPLES } from '../../support/mark-examples.ts';

type MarkName = Pick<Mark, 'kind' | 'key'>;

const NAMES = MARK_EXAMPLES.map(({ kind, key = 'a' }): MarkName => ({ kind: kind.name, key }));

export function markNameAt(index: number): MarkName {
  const name = NAMES[index % NAMES.length];
  if (!name) throw new Error('There is no kind of small state');
  return name;
}
