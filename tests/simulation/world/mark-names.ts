/** The small state that schedules change: each kind has its turn. The code that keeps and sends a mark never reads its value. */
import type { ConsentKind } from '../../../contract/enumerations.ts';
import type { Mark } from '../../../contract/marks/merge.ts';
import { MARK_EXAMPLES } from '../../support/mark-examples.ts';

export type MarkName = Pick<Mark, 'kind' | 'key'>;

const NAMES = MARK_EXAMPLES.map(({ kind, key = 'a' }): MarkName => ({ kind: kind.name, key }));

/** Those that may say something of her health. */
const BEHIND_CONSENTS = MARK_EXAMPLES.flatMap(({ kind: { name, consent }, key = 'a' }) =>
  consent ? [{ name: { kind: name, key }, consent }] : [],
);

/** A mark that is kept under a consent, and which that is. */
export function markBehindConsentAt(index: number): { name: MarkName; consent: ConsentKind } {
  const mark = BEHIND_CONSENTS[index % BEHIND_CONSENTS.length];
  if (!mark) throw new Error('No kind of small state needs a consent');
  return mark;
}

export function consentFor({ kind }: MarkName): ConsentKind | undefined {
  return BEHIND_CONSENTS.find(({ name }) => name.kind === kind)?.consent;
}

export function markNameAt(index: number): MarkName {
  const name = NAMES[index % NAMES.length];
  if (!name) throw new Error('There is no kind of small state');
  return name;
}
