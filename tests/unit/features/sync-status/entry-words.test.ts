import { describe, expect, it } from 'vitest';
import { entryTitle, refusalReason } from '../../../../src/features/sync-status/entry-words.ts';
import { completionCard, entryOf, trainingCard } from '../entry-arbitraries.ts';

const eventDateTime = '2026-11-20T07:30:00+02:00';
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

describe('an entry in plain words', () => {
  it.each([
    [
      entryOf('createMeasurement', { input: { id: 'm', eventDateTime, weight: 68.5 } }),
      'Mõõtmine 20. novembril kell 07:30: kaal 68,5 kg',
    ],
    [
      entryOf(
        'createMeasurement',
        { input: { id: 'm', eventDateTime, weight: 68.5, waist: 80 } },
        { hasPhoto: true },
      ),
      'Mõõtmine 20. novembril kell 07:30: kaal 68,5 kg, vöökoht 80 cm ja foto',
    ],
    [
      entryOf(
        'createMeasurement',
        { input: { id: 'm', eventDateTime, withPhoto: true } },
        { hasPhoto: true },
      ),
      'Mõõtmine 20. novembril kell 07:30: foto',
    ],
    [
      entryOf('deleteMeasurement', { id: 'm' }, { shown: { eventDateTime } }),
      '20. novembri mõõtmise kustutamine (kell 07:30)',
    ],
    [entryOf('deleteMeasurement', { id: 'm' }), 'Mõõtmise kustutamine'],
    [
      entryOf('completeTraining', { id: 't-1', eventDateTime }, { shown: trainingCard('t-1') }),
      'Treening tehtud 20. novembril kell 07:30: Treening t-1',
    ],
    [entryOf('completeTraining', { id: 't-1', eventDateTime }), 'Treening tehtud 20. novembril kell 07:30'],
    [
      entryOf('uncompleteTraining', { id: 'c' }, { shown: completionCard('c', 't-1', eventDateTime) }),
      'Treening märgitud tegemata: Treening t-1',
    ],
    [
      entryOf('giveConsent', { kind: 'PHOTOS', textVersion: '2026-11-20', givenAt: eventDateTime }),
      'Nõusolek fotode hoidmiseks',
    ],
    [entryOf('editMyProfile', { input: { firstName: 'A', editedAt: eventDateTime } }), 'Profiili muutmine'],
  ])('reads as %#', (entry, title) => {
    expect(plain(entryTitle(entry, false))).toBe(title);
  });

  it('keeps the weight to itself on a device that hides it', () => {
    const entry = entryOf('createMeasurement', {
      input: { id: 'm', eventDateTime, weight: 68.5, waist: 80 },
    });
    expect(plain(entryTitle(entry, true))).toBe(
      'Mõõtmine 20. novembril kell 07:30: kaal (peidetud) ja vöökoht 80 cm',
    );
  });
});

describe('why an entry was refused', () => {
  const refused = (refusal: Parameters<typeof refusalReason>[0]['refusal']) =>
    refusalReason(
      entryOf('createMeasurement', { input: { id: 'm', eventDateTime } }, { state: 'refused', refusal }),
    );

  it.each([
    [{ code: 'BAD_USER_INPUT', field: 'input.waist' }, 'Sisesta väärtus vahemikus 20–300 cm. (Vöökoht)'],
    [{ code: 'BAD_USER_INPUT', field: 'input.weight' }, 'Sisesta väärtus vahemikus 20–400 kg. (Kaal)'],
    [
      { code: 'BAD_USER_INPUT', field: 'input.eventDateTime' },
      'Kontrolli sisestatud andmeid. (Kuupäev, kellaaeg)',
    ],
    [{ code: 'BAD_USER_INPUT' }, 'Kontrolli sisestatud andmeid.'],
    [{ code: 'NOT_FOUND' }, 'See mõõtmine on juba kustutatud.'],
    [{ code: 'NOT_AUTHORIZED' }, 'Selleks puudub sinu nõusolek.'],
    [{ code: 'PHOTO_REFUSED' }, 'Foto ei sobinud. Mõõdud on saadetud ja alles.'],
    [{ code: 'INTERNAL' }, 'seal läks midagi valesti. Proovi mõne aja pärast uuesti.'],
    [{ code: 'RATE_LIMITED' }, 'Liiga palju päringuid. Oota hetk ja proovi uuesti.'],
  ] as const)('says of %o what to mend', (refusal, reason) => {
    expect(refused(refusal)).toBe(reason);
  });

  it('says nothing of an entry that was not refused', () => {
    expect(refusalReason(entryOf('deleteMeasurement', { id: 'm' }))).toBeUndefined();
  });
});
