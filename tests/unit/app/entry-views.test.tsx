// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryViews } from '../../../src/app/entry-views.ts';
import { hideWeight } from '../../../src/features/diary/measurements/weight-visibility.ts';
import { EntryTitle } from '../../../src/platform/sync-status/entry-title.tsx';
import { viewOf } from '../../../src/platform/sync-status/entry-view.ts';
import { refusalReason } from '../../../src/platform/sync-status/refusal-words.ts';
import type { Entry, Refusal } from '../../../src/offline/entry.ts';
import { completionCard, entryOf, trainingCard } from '../features/entry-arbitraries.ts';

const eventDateTime = '2026-11-20T07:30:00+02:00';
const DONE = '2026-11-20_t-1_member';

const setYear = (year: number) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(year, 10, 24) });

beforeEach(() => void setYear(2026));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function titleOf(entry: Entry): string | undefined {
  const { container } = render(<EntryTitle entry={entry} view={viewOf(entryViews, entry)} />);
  return container.textContent?.replaceAll('\u00A0', ' ');
}

const reasonOf = (entry: Entry) => refusalReason(entry, viewOf(entryViews, entry)?.ownReason ?? null);

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
      entryOf('uncompleteTraining', { id: DONE }, { shown: completionCard(DONE, 't-1', eventDateTime) }),
      '20. novembri treening märgitud tegemata: Treening t-1',
    ],
    [entryOf('uncompleteTraining', { id: DONE }), '20. novembri treening märgitud tegemata'],
    [
      entryOf('giveConsent', { kind: 'PHOTOS', textVersion: '2026-11-20', givenAt: eventDateTime }),
      'Nõusolek fotode hoidmiseks',
    ],
    [
      entryOf('saveSession', {
        input: { id: 's', revision: 1, kind: 'WALK', eventDateTime, minutes: 45, effort: 9, note: 'Raske.' },
      }),
      'Vaba treening 20. novembril kell 07:30: Kõndimine, 45 min',
    ],
    [
      entryOf('deleteSession', { id: 's' }, { shown: { eventDateTime } }),
      '20. novembri treeningu kustutamine (kell 07:30)',
    ],
    [entryOf('deleteSession', { id: 's' }), 'Treeningu kustutamine'],
    [
      entryOf('saveMarks', {
        input: [{ kind: 'program-start', key: 'hoog-sisse', value: null, changedAt: eventDateTime }],
      }),
      'Programmi algus',
    ],
    [entryOf('editMyProfile', { input: { firstName: 'A', editedAt: eventDateTime } }), 'Profiili muutmine'],
  ])('reads as %#', (entry, title) => {
    expect(titleOf(entry)).toBe(title);
  });

  it.each([
    [
      entryOf('createMeasurement', { input: { id: 'm', eventDateTime, weight: 68.5 } }),
      'Mõõtmine 20. novembril 2026 kell 07:30: kaal 68,5 kg',
    ],
    [
      entryOf('deleteMeasurement', { id: 'm' }, { shown: { eventDateTime } }),
      '20. novembri 2026 mõõtmise kustutamine (kell 07:30)',
    ],
    [
      entryOf('completeTraining', { id: 't-1', eventDateTime }),
      'Treening tehtud 20. novembril 2026 kell 07:30',
    ],
    [entryOf('uncompleteTraining', { id: DONE }), '20. novembri 2026 treening märgitud tegemata'],
    [
      entryOf('saveSession', { input: { id: 's', revision: 1, kind: 'WALK', eventDateTime } }),
      'Vaba treening 20. novembril 2026 kell 07:30: Kõndimine',
    ],
    [
      entryOf('deleteSession', { id: 's' }, { shown: { eventDateTime } }),
      '20. novembri 2026 treeningu kustutamine (kell 07:30)',
    ],
    [
      entryOf('saveMarks', {
        input: [
          {
            kind: 'planned-training',
            key: 'p',
            value: JSON.stringify({ trainingId: 't-1', at: '2026-11-20T18:00' }),
            changedAt: eventDateTime,
          },
        ],
      }),
      'Plaanitud treening: 20. novembril 2026 kell 18:00',
    ],
  ])('of another year reads with it, as %#', (entry, title) => {
    setYear(2027);
    expect(titleOf(entry)).toBe(title);
  });

  it('keeps the weight to itself on a device that hides it', () => {
    const entry = entryOf('createMeasurement', {
      input: { id: 'm', eventDateTime, weight: 68.5, waist: 80 },
    });
    hideWeight(true);
    expect(titleOf(entry)).toBe('Mõõtmine 20. novembril kell 07:30: kaal (peidetud) ja vöökoht 80 cm');
    hideWeight(false);
  });

  it('promise 5: says that it comes from a newer version if this one does not know its kind', () => {
    const entry = { ...entryOf('deleteMeasurement', { id: 'm' }), kind: 'saveNote' } as unknown as Entry;
    expect(titleOf(entry)).toBe('Muudatus, mille tegi rakenduse uuem versioon');
    expect(reasonOf({ ...entry, refusal: { code: 'NOT_FOUND' } })).toBe(
      'Seda sisu ei leitud. Võib-olla on see eemaldatud.',
    );
  });
});

describe('why an entry was refused', () => {
  const refused = (refusal: Refusal) =>
    reasonOf(
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
  ] as const)('gives her the reason for %o', (refusal, reason) => {
    expect(refused(refusal)).toBe(reason);
  });

  it('names the field of a training to correct', () => {
    const refusal: Refusal = { code: 'BAD_USER_INPUT', field: 'eventDateTime' };
    const entry = entryOf('completeTraining', { id: 't-1', eventDateTime }, { state: 'refused', refusal });
    expect(reasonOf(entry)).toBe('Kontrolli sisestatud andmeid. (Kuupäev, kellaaeg)');
  });

  it.each([
    [{ code: 'BAD_USER_INPUT', field: 'minutes' }, 'Kontrolli sisestatud andmeid. (Kestus)'],
    [{ code: 'BAD_USER_INPUT', field: 'eventDateTime' }, 'Kontrolli sisestatud andmeid. (Kuupäev, kellaaeg)'],
    [{ code: 'BAD_USER_INPUT', field: 'sets' }, 'Treeningus on üle 200 seeria. Eemalda mõned.'],
    [{ code: 'NOT_FOUND' }, 'See treening on juba kustutatud.'],
    [{ code: 'NOT_AUTHORIZED' }, 'Pingutuse ja märkuse hoidmiseks puudub sinu nõusolek.'],
  ] as const)('gives her the reason for a session’s %o', (refusal, reason) => {
    const input = { id: 's', revision: 1, kind: 'WALK' as const, eventDateTime };
    expect(reasonOf(entryOf('saveSession', { input }, { state: 'refused', refusal }))).toBe(reason);
  });

  it('gives no reason for an entry that was not refused', () => {
    expect(reasonOf(entryOf('deleteMeasurement', { id: 'm' }))).toBeUndefined();
  });
});
