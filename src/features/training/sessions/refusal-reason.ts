import { diary } from '../../../language/words.ts';
import type { Entry } from '../../../offline/entry.ts';
import { fieldReason, momentReason, wrongField } from '../../../platform/sync-status/refusal-words.ts';
import { sessionsText } from './sessions.text.ts';

const FIELDS: Readonly<Record<string, string>> = {
  name: sessionsText.name,
  minutes: sessionsText.minutes,
  effort: sessionsText.effort,
  note: sessionsText.note,
  endDateTime: diary.time,
};

/** The reason why the server refused a session, if its code alone would say less. */
export function sessionReason(entry: Entry): string | undefined {
  if (entry.kind !== 'saveSession') return undefined;
  if (entry.refusal?.code === 'NOT_FOUND') return sessionsText.refusedGone;
  if (entry.refusal?.code === 'NOT_AUTHORIZED') return sessionsText.refusedWithoutConsent;
  const field = wrongField(entry);
  if (field === 'eventDateTime') return momentReason();
  if (field === 'sets') return sessionsText.refusedSets;
  const name = field === undefined ? undefined : FIELDS[field];
  return name === undefined ? undefined : fieldReason(name);
}
