import { expect, it } from 'vitest';
import { momentOf } from '../../../../contract/moments.ts';
import { clockWords } from '../../../../src/platform/sync-status/clock-words.ts';
import { refusalSentence } from '../../../../src/platform/sync-status/refusal-words.ts';
import type { Refusal } from '../../../../src/offline/entry.ts';
import { entryOf } from '../../features/entry-arbitraries.ts';

const HOUR_MS = 3_600_000;
const AT_SIX = momentOf(new Date('2026-11-20T18:00:00'));
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

const training = (refusal: Refusal) =>
  entryOf('completeTraining', { id: 't-1', eventDateTime: AT_SIX }, { state: 'refused', refusal });
const held = (hours: number) => training({ code: 'CLOCK_WRONG', clockAheadMs: hours * HOUR_MS });

it.each([
  [-48, 'Telefoni kell on 2 päeva taga'],
  [-24, 'Telefoni kell on 1 päev taga'],
  [-7, 'Telefoni kell on 7 tundi taga'],
  [1, 'Telefoni kell on 1 tund ees'],
  [72, 'Telefoni kell on 3 päeva ees'],
  [-0.5, 'Telefoni kell on 30 minutit taga'],
])('%d hours read as they are said', (hours, words) => {
  expect(plain(clockWords(held(hours))?.fault)).toBe(words);
});

it('names the recorded moment and the correct one, each in its case', () => {
  expect(plain(refusalSentence(held(-48), null))).toBe(
    'Telefoni kell on 2 päeva taga. Kirjas on 20. november kell 18:00. Kas tegelikult oli see 22. novembril kell 18:00?',
  );
});

it('names the years of both moments where the clock was a year off', () => {
  expect(plain(refusalSentence(held(-365 * 24), null))).toContain(
    'Kirjas on 20. november 2026 kell 18:00. Kas tegelikult oli see 20. novembril 2027 kell 18:00?',
  );
});

it('says that a clock which has since been corrected was wrong', () => {
  const refusal: Refusal = { code: 'BAD_USER_INPUT', field: 'eventDateTime', clockAheadMs: 72 * HOUR_MS };
  expect(plain(clockWords(training(refusal))?.fault)).toBe('Telefoni kell oli 3 päeva ees');
});

it('does not blame a clock for another refusal', () => {
  expect(clockWords(training({ code: 'NOT_AUTHORIZED' }))).toBeUndefined();
  expect(refusalSentence(training({ code: 'NOT_FOUND' }), null)).toContain('Server ei võtnud kirjet vastu');
});
