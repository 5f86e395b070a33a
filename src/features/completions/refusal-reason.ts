import type { Entry } from '../../offline/entry.ts';
import { momentReason, wrongField } from '../sync-status/refusal-words.ts';

/** Why the server did not take the mark, where its code alone would say less. */
export function completionReason(entry: Entry): string | undefined {
  return wrongField(entry) === 'eventDateTime' ? momentReason() : undefined;
}
