/** A report of a phone has numbers under known names, or it is none. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  PHONE_REFUSALS,
  PHONE_REPORT_MAX_BYTES,
  PHONE_REPORT_MAX_COUNT,
  readPhoneReport,
  STORAGE_TROUBLES,
  WAITING_CLASSES,
} from '../../../contract/phone-report.ts';

const REPORT = {
  version: '6f9f38a6a602',
  waited: { '1m': 3 },
  refusals: { CLOCK_WRONG: 1 },
  storage: ['full'],
};
const full = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, PHONE_REPORT_MAX_COUNT]));

it('is read as it was sent, and the longest one fits many times into what is read of a body', () => {
  expect(readPhoneReport(REPORT)).toEqual(REPORT);
  const longest = {
    version: 'f'.repeat(12),
    waited: full(WAITING_CLASSES),
    refusals: full(PHONE_REFUSALS),
    storage: [...STORAGE_TROUBLES],
  };
  expect(readPhoneReport(longest)).toEqual(longest);
  expect(JSON.stringify(longest).length).toBeLessThan(PHONE_REPORT_MAX_BYTES / 4);
});

it.each<[string, unknown]>([
  ['no report', null],
  ['a list', [REPORT]],
  ['a part too few', { ...REPORT, storage: undefined }],
  ['a part too many', { ...REPORT, memberId: 'mari' }],
  ['a version that is a sentence', { ...REPORT, version: 'Mari oli siin' }],
  ['a version that is too long', { ...REPORT, version: 'f'.repeat(13) }],
  ['a class that nobody knows', { ...REPORT, waited: { '2m': 1 } }],
  ['a code that nobody knows', { ...REPORT, refusals: { MARI: 1 } }],
  ['a name that every object has', { ...REPORT, refusals: { toString: 1 } }],
  ['a trouble that nobody knows', { ...REPORT, storage: ['mari'] }],
  ['a trouble twice', { ...REPORT, storage: ['full', 'full'] }],
  ['too large a number', { ...REPORT, waited: { '1m': PHONE_REPORT_MAX_COUNT + 1 } }],
  ['half an entry', { ...REPORT, waited: { '1m': 0.5 } }],
  ['no entry', { ...REPORT, waited: { '1m': 0 } }],
  ['a number as text', { ...REPORT, waited: { '1m': '1' } }],
  ['numbers as a list', { ...REPORT, waited: [1] }],
])('is not %s', (_what, value) => {
  expect(readPhoneReport(value)).toBeUndefined();
});

it('has, whatever is sent, no word but those of its lists and a version', () => {
  const known = new Set<string>([
    'version',
    'waited',
    'refusals',
    'storage',
    ...WAITING_CLASSES,
    ...PHONE_REFUSALS,
    ...STORAGE_TROUBLES,
  ]);
  const name = fc.oneof(fc.constantFrom(...known), fc.string());
  const count = fc.oneof({ arbitrary: fc.integer({ min: -1, max: 120 }), weight: 9 }, fc.string());
  const counts = fc.dictionary(name, count, { maxKeys: 3 });
  const report = fc.record({
    version: fc.oneof({ arbitrary: fc.constant('abc123'), weight: 9 }, fc.string()),
    waited: counts,
    refusals: counts,
    storage: fc.array(name, { maxLength: 3 }),
  });
  let read = 0;
  fc.assert(
    fc.property(report, (value) => {
      const accepted = readPhoneReport(value);
      if (accepted === undefined) return;
      read += 1;
      const { version, ...rest } = accepted;
      expect(version).toMatch(/^[a-z0-9]{1,12}$/);
      const words = JSON.stringify(rest).match(/"([^"]*)"/g) ?? [];
      for (const word of words) expect(known).toContain(word.slice(1, -1));
    }),
    { numRuns: 3_000 },
  );
  // A reader that takes nothing would prove nothing.
  expect(read).toBeGreaterThan(20);
});
