// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mayBeReplaced, openWork } from '../../../../../src/app/worker/open-work.ts';
import { CONSENT_TEXT_VERSION } from '../../../../../contract/consent-texts.ts';
import type { MeasurementFiguresFragment } from '../../../../../contract/documents.generated.ts';
import { dayOf, momentOf } from '../../../../../contract/moments.ts';
import { IMPORT_MAX_MEASUREMENTS } from '../../../../../src/features/diary/import/import-limits.ts';
import { noteImported } from '../../../../../src/features/diary/import/imported-today.ts';
import { ImportScreen } from '../../../../../src/features/diary/import/import-screen.tsx';
import { importText } from '../../../../../src/features/diary/import/measurement-import.text.ts';
import { privacy } from '../../../../../src/language/words.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completeJsdom, keptEntries, openOutbox, openPage, serverThat, VISITOR } from '../../member-page.tsx';

const user = userEvent.setup();
let outbox: Outbox;

const table = (...rows: string[]) =>
  new File([['Date,"Weight (kg)",Comments', ...rows].join('\n')], 'weight.csv', { type: 'text/csv' });
const FILE = table(
  '"2026-02-01 07:05:00",68.5,',
  '"2026-02-02 07:10:00",700,',
  '"2026-02-03 07:00:00",68.1,',
);

interface Variables {
  givenAt?: string;
  input?: { consentGivenAt?: string };
}

function stored(eventDateTime: string, weight: number): MeasurementFiguresFragment {
  const rest = { hips: null, chest: null, waist: null, leftThigh: null, rightThigh: null, photoUrl: null };
  return { __typename: 'MeasurementEvent', id: eventDateTime, eventDateTime, weight, ...rest };
}

const GIVEN_AT = '2026-01-01T07:00:00+02:00';

const profile = (kinds: readonly string[]) => ({
  __typename: 'Profile',
  id: 'member',
  consents: kinds.map((kind) => ({
    __typename: 'Consent',
    kind,
    textVersion: CONSENT_TEXT_VERSION,
    givenAt: GIVEN_AT,
  })),
  updatedAt: '2026-01-01T07:00:00Z',
});

function open(measurements: readonly MeasurementFiguresFragment[] = [], consents = ['MEASUREMENTS']) {
  const { client } = serverThat(({ operation }) => {
    if (operation === 'DiaryScreen_Profile') return { getMyProfile: profile(consents) };
    return { getMyTimelineByType: { __typename: 'Timeline', events: measurements, nextToken: null } };
  });
  openPage(<ImportScreen />, { outbox, client, address: '/diary/import' });
}

const choose = async (file: File) => user.upload(screen.getByLabelText(/^Vali (?:teine )?fail$/), file);
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const fact = async (name: string) => {
  const term = await screen.findByText(name, { selector: 'dt' });
  return term.nextElementSibling?.textContent?.replaceAll('\u00A0', ' ');
};

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

describe('the import of measurements', () => {
  it('shows what it would add before anything is stored, and why a row is left out', async () => {
    open([stored('2026-02-03T09:00:00+02:00', 68.1)]);
    await choose(FILE);
    expect(await screen.findByRole('heading', { name: 'Eelvaade' })).toBe(document.activeElement);
    await waitFor(async () => expect(await fact('Juba päevikus')).toBe('1 mõõtmine'));
    expect(await fact('Fail')).toBe('Tabel');
    expect(await fact('Lisandub')).toBe('1 mõõtmine');
    expect(await fact('Ajavahemik')).toBe('1. veebruar 2026');
    expect(await fact('Näitajad')).toBe('kaal 1');
    const problems = screen.getByRole('region', { name: 'Mis jääb välja ja miks' });
    expect(within(problems).getByRole('listitem').textContent).toBe(
      'Rida 3: väärtus „700“ (kaal) ei mahu piiridesse 20–400 kg.',
    );
    expect(screen.getByText('Päevikus ei ole kohta nendele veergudele: Comments.')).toBeTruthy();
    expect(await keptEntries()).toEqual([]);
  });

  it('asks her what the columns hold if their names do not say it, and then shows the preview', async () => {
    open();
    await choose(new File(['Millal;Numbrid;\n17.02.2026;68,5;\n18.02.2026;68,3;\n'], 'tabel.csv'));
    await user.click(await screen.findByRole('button', { name: importText.matched }));
    expect(await screen.findByText(importText.matchMissing)).toBeTruthy();
    const [column, figures, ...others] = screen.getAllByRole<HTMLSelectElement>('combobox');
    if (!column || !figures) throw new Error('There are two columns');
    expect(others).toEqual([]);
    expect(column.labels?.[0]?.textContent).toBe('Millal');
    const described = column.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toContain('17.02.2026 · 18.02.2026');
    await user.selectOptions(column, 'kaal');
    await user.selectOptions(figures, 'kaal');
    expect(column.value, 'one column has it').toBe('none');
    await user.selectOptions(column, 'kuupäev');
    await press(importText.matched);
    expect(await screen.findByRole('heading', { name: 'Eelvaade' })).toBe(document.activeElement);
    expect(await fact('Lisandub')).toBe('2 mõõtmist');
  });

  it('begins with the units in which her diary has the file already, and lets her choose others', async () => {
    open([stored('2026-02-01T12:00:00+02:00', 60.1), stored('2026-02-02T12:00:00+02:00', 59.8)]);
    await choose(new File(['Kuupäev;Kaal\n01.02.2026;132,5\n02.02.2026;131,9\n'], 'kaal.csv'));
    expect(await screen.findByText('Midagi uut ei ole')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'naelades' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'kilogrammides' }));
    expect(await fact('Lisandub')).toBe('2 mõõtmist');
  });

  it('promise 1: says that they are added when they are on the disk, oldest first', async () => {
    open();
    await choose(FILE);
    await user.click(
      await screen.findByRole('button', { name: 'Lisa 2\u00A0mõõtmist'.replace('\u00A0', ' ') }),
    );
    expect(await screen.findByText('2 mõõtmist on lisatud')).toBeTruthy();
    const kept = await keptEntries();
    expect(kept.map(({ kind, variables }) => [kind, variables])).toMatchObject([
      ['createMeasurement', { input: { weight: 68.5, withPhoto: false, consentGivenAt: GIVEN_AT } }],
      ['createMeasurement', { input: { weight: 68.1, withPhoto: false, consentGivenAt: GIVEN_AT } }],
    ]);
  });

  it('promise 3: adds nothing when the same file is imported again', async () => {
    open();
    await choose(FILE);
    await user.click(await screen.findByRole('button', { name: /^Lisa 2/ }));
    await screen.findByText('2 mõõtmist on lisatud');
    await choose(FILE);
    expect(await screen.findByText('Midagi uut ei ole')).toBeTruthy();
    expect(await fact('Juba päevikus')).toBe('2 mõõtmist');
    expect(screen.queryByRole('button', { name: /^Lisa/ })).toBeNull();
    expect(await keptEntries()).toHaveLength(2);
  });

  it('adds no more in a day than what leaves room for what she logs, however many files there are', async () => {
    noteImported(outbox.memberId, dayOf(momentOf(new Date())), IMPORT_MAX_MEASUREMENTS - 1);
    open();
    await choose(FILE);
    await user.click(await screen.findByRole('button', { name: 'Lisa 1 mõõtmine' }));
    await screen.findByText('1 mõõtmine on lisatud');
    expect(screen.queryByText(/^(?:Need|Nad) on/)).toBeNull();
    await choose(FILE);
    expect(await screen.findByText(/^Ühel päeval saab lisada kuni 1000 mõõtmist/)).toBeTruthy();
    expect(await fact('Jääb järgmiseks korraks')).toBe('1 mõõtmine');
    expect(screen.queryByRole('button', { name: /^Lisa/ })).toBeNull();
    expect(await keptEntries()).toHaveLength(1);
  });

  it('asks for her consent where she has not given it, and stores it before the measurements', async () => {
    open([], []);
    await choose(FILE);
    const consent = await screen.findByRole('checkbox', { name: /^Luban hoida minu kehamõõte/ });
    expect(consent.closest('fieldset')?.textContent).toContain(privacy['consent.withdraw']);
    await press(/^Lisa 2/);
    expect(document.activeElement).toBe(consent);
    expect(await keptEntries()).toEqual([]);
    await user.click(consent);
    await press(/^Lisa 2/);
    await screen.findByText('2 mõõtmist on lisatud');
    const kept = await keptEntries();
    expect(kept.map(({ kind }) => kind)).toEqual(['giveConsent', 'createMeasurement', 'createMeasurement']);
    const [consentGiven, ...measurements] = kept.map(({ variables }) => variables as Variables);
    for (const { input } of measurements) expect(input?.consentGivenAt).toBe(consentGiven?.givenAt);
  });

  it('promise 1: says that nothing was added when the disk is full', async () => {
    open();
    await choose(FILE);
    const adding = await screen.findByRole('button', { name: /^Lisa 2/ });
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    await user.click(adding);
    expect(await screen.findByText('Ühtegi mõõtmist ei lisatud')).toBeTruthy();
    IDBObjectStore.prototype.add = add;
    expect(await keptEntries()).toEqual([]);
  });

  it('reads pounds and stones by her word where the file does not say', async () => {
    open();
    await choose(new File(['Date,Weight\n2026-02-01,150\n'], 'kaal.csv'));
    expect(await screen.findByText(/^kaal 150/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'naelades' }));
    expect(await screen.findByText(/^kaal 68/)).toBeTruthy();
  });

  it('is not interrupted from the choice of a file until she has read what was added', async () => {
    open();
    await screen.findByRole('heading', { name: 'Millised failid sobivad?' });
    expect(mayBeReplaced(openWork())).toBe(true);
    await choose(FILE);
    await screen.findByRole('heading', { name: 'Eelvaade' });
    expect(mayBeReplaced(openWork())).toBe(false);
    await press(/^Lisa /);
    await screen.findByText('2 mõõtmist on lisatud');
    expect(mayBeReplaced(openWork())).toBe(false);
  });

  it('says what a wrong file is, and takes another', async () => {
    open();
    await choose(new File(['<!doctype html><html>'], 'weight.csv'));
    expect((await screen.findByRole('alert')).textContent).toContain('See on veebileht, mitte andmefail.');
    await choose(FILE);
    expect(await screen.findByRole('button', { name: /^Lisa 2/ })).toBeTruthy();
  });

  it('leads a visitor to sign in', () => {
    openPage(<ImportScreen />, { session: VISITOR, address: '/diary/import' });
    expect(screen.getByRole('link', { name: 'Logi sisse' })).toBeTruthy();
    expect(document.querySelector('input[type="file"]')).toBeNull();
  });

  it('keeps the focus on the screen where she stops reading a file, and where one cannot be read', async () => {
    open();
    const isNeverRead = { slice: () => ({ arrayBuffer: () => new Promise(() => undefined) }) };
    await choose(Object.assign(new File(['x'], 'aeglane.csv'), isNeverRead) as File);
    const stop = await screen.findByRole('button', { name: importText.stop });
    await user.click(stop);
    expect(stop.isConnected).toBe(false);
    const isOnScreen = () =>
      document.activeElement?.contains(screen.getByLabelText(/^Vali (?:teine )?fail$/));
    expect(isOnScreen()).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await choose(new File(['Tere'], 'kiri.csv'));
    expect(await screen.findByText(importText.unreadable)).toBeTruthy();
    expect(isOnScreen()).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});
