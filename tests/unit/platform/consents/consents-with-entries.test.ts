import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONSENT_TEXT_VERSION } from '../../../../contract/consent-texts.ts';
import { CONSENT_KINDS } from '../../../../contract/enumerations.ts';
import {
  type Consent,
  consentsWithEntries,
  hasConsent,
} from '../../../../src/platform/consents/consents-with-entries.ts';
import { entryOf, inOrder, momentArbitrary, stateArbitrary } from '../../features/entry-arbitraries.ts';

const kindArbitrary = fc.constantFrom(...CONSENT_KINDS);
const serverArbitrary: fc.Arbitrary<Consent[]> = fc.uniqueArray(
  fc.record({
    __typename: fc.constant('Consent' as const),
    kind: kindArbitrary,
    textVersion: fc.constant('2026-11-20'),
    givenAt: momentArbitrary,
  }),
  { selector: ({ kind }) => kind },
);
const entriesArbitrary = fc
  .array(
    fc
      .record({ kind: kindArbitrary, givenAt: momentArbitrary, state: stateArbitrary })
      .map(({ kind, givenAt, state }) =>
        entryOf('giveConsent', { kind, givenAt, textVersion: '2026-11-20' }, { state }),
      ),
    { maxLength: 4 },
  )
  .map(inOrder);

describe('consents merged with entries', () => {
  it('shows one consent of each kind, wherever it was given', () => {
    fc.assert(
      fc.property(serverArbitrary, entriesArbitrary, (server, entries) => {
        const kinds = consentsWithEntries(server, entries).map(({ consent }) => consent.kind);
        const expected = new Set([
          ...server.map(({ kind }) => kind),
          ...entries.map(({ variables }) => variables.kind),
        ]);
        expect(kinds.toSorted()).toEqual([...expected].toSorted());
      }),
    );
  });

  it('counts a waiting consent as given and a refused one as not given', () => {
    const variables = {
      kind: 'PHOTOS' as const,
      textVersion: '2026-11-20',
      givenAt: '2026-11-20T08:00:00+02:00',
    };
    expect(hasConsent([], [entryOf('giveConsent', variables)], 'PHOTOS')).toBe(true);
    expect(hasConsent([], [entryOf('giveConsent', variables, { state: 'refused' })], 'PHOTOS')).toBe(false);
    expect(hasConsent([], [entryOf('giveConsent', variables)], 'MEASUREMENTS')).toBe(false);
  });

  it('counts one to a wording that has changed as not given, until she agrees to what is asked now', () => {
    const given = { kind: 'PHOTOS' as const, givenAt: '2026-11-19T08:00:00+02:00' };
    const earlier: Consent[] = [{ __typename: 'Consent', ...given, textVersion: '2026-11-19' }];
    const waiting = (textVersion: string) => [entryOf('giveConsent', { ...given, textVersion })];
    expect(hasConsent(earlier, [], 'PHOTOS')).toBe(false);
    expect(hasConsent([], waiting('2026-11-19'), 'PHOTOS')).toBe(false);
    expect(hasConsent(earlier, waiting(CONSENT_TEXT_VERSION), 'PHOTOS')).toBe(true);
    const [shown] = consentsWithEntries(earlier, waiting(CONSENT_TEXT_VERSION));
    expect(shown?.consent.textVersion).toBe(CONSENT_TEXT_VERSION);
  });
});
