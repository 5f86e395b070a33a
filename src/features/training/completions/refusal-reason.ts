import type { Entry } from '../../../offline/entry.ts';
import { momentReason, wrongField } from '../../../platform/sync-status/refusal-words.ts';

/** The reason why the server refused the mark, if the code alone would say less. */
export function completionReason(entry: Entry): string | undefined {
  return wrongField(entry) === 'eventDateTime' ? momentReason() : undefined;
}
