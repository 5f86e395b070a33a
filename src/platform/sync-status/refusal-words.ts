/** Says why an entry was refused. */
import { apiErrors, diary, fill, sync } from '../../language/words.ts';
import type { Entry } from '../../offline/entry.ts';
import { clockWords } from './clock-words.ts';
import type { OwnReason } from './entry-view.ts';
import { syncStatusText } from './sync-status.text.ts';

/** Returns a whole sentence, or undefined if the entry has not been refused. */
export function refusalSentence(entry: Entry, ownReason: OwnReason | null): string | undefined {
  const clock = clockWords(entry);
  if (clock) return `${clock.fault}. ${clock.question}`;
  const reason = refusalReason(entry, ownReason);
  return reason === undefined ? undefined : fill(sync['failed.detail'], { reason });
}

/** Returns undefined if the entry has not been refused. */
export function refusalReason(entry: Entry, ownReason: OwnReason | null): string | undefined {
  return entry.refusal && (ownReason?.(entry) ?? generalReason(entry));
}

function generalReason(entry: Entry): string | undefined {
  switch (entry.refusal?.code) {
    case 'PHOTO_REFUSED':
      return syncStatusText.photoRefused;
    case 'INTERNAL':
      return syncStatusText.serverTrouble;
    case 'NOT_FOUND':
      return apiErrors.NOT_FOUND;
    case 'NOT_AUTHORIZED':
      return apiErrors.NOT_AUTHORIZED;
    case 'BAD_USER_INPUT':
      return apiErrors.BAD_USER_INPUT;
    case 'RATE_LIMITED':
      return apiErrors.RATE_LIMITED;
    case 'CLOCK_WRONG':
      return clockWords(entry)?.fault;
    case undefined:
      return undefined;
  }
}

/** Returns the last name of the field that the server rejected, `weight` of `input.weight`; undefined if it named none. */
export function wrongField({ refusal }: Entry): string | undefined {
  return refusal?.code === 'BAD_USER_INPUT' ? refusal.field?.split('.').at(-1) : undefined;
}

export function fieldReason(field: string, reason: string = apiErrors.BAD_USER_INPUT): string {
  return fill(syncStatusText.fieldReason, { reason, field });
}

export function momentReason(): string {
  return fieldReason(`${diary.date}, ${diary.time.toLowerCase()}`);
}
