import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CONSENT_TEXT_VERSION, isCurrentText } from '../../../contract/consent-texts.ts';
import { CONSENT_KINDS, type ConsentKind } from '../../../contract/enumerations.ts';
import { consentWording } from '../../../src/platform/consents/consents.text.ts';

/** The wording that has been asked, and the day from which on it has meant this. */
const ASKED: Record<ConsentKind, { wording: string; since: string; before: string }> = {
  ENERGY_GOAL: { wording: '0b1376a24e51', since: '2026-11-20', before: '2026-11-19' },
  FOOD_CHOICES: { wording: 'b7e78197440e', since: '2026-11-20', before: '2026-11-19' },
  FOOD_NOTES: { wording: '4ef709f632c7', since: '2026-11-20', before: '2026-11-19' },
  MEASUREMENTS: { wording: '38fbb2ec44fa', since: '2026-11-20', before: '2026-11-19' },
  PHOTOS: { wording: 'bd1318a9d62f', since: '2026-11-20', before: '2026-11-19' },
  TRAINING_NOTES: { wording: '9666b3ffb27d', since: '2026-11-20', before: '2026-11-19' },
};

const ADVICE =
  'Another wording: give CONSENT_TEXT_VERSION the day, and CHANGED too where it means something else.';

it.each(CONSENT_KINDS)('%s is asked with the wording that is known to be in force', (kind) => {
  const { wording, since, before } = ASKED[kind];
  const asked = createHash('sha256').update(consentWording[kind]).digest('hex').slice(0, 12);
  expect(asked, ADVICE).toBe(wording);
  expect(isCurrentText({ kind, textVersion: since }), ADVICE).toBe(true);
  expect(isCurrentText({ kind, textVersion: before }), ADVICE).toBe(false);
});

it('what is asked now is no earlier than any wording in force, so that agreeing to it counts', () => {
  for (const kind of CONSENT_KINDS)
    expect(isCurrentText({ kind, textVersion: CONSENT_TEXT_VERSION })).toBe(true);
});
