// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf, momentOf } from '../../../../../contract/moments.ts';
import type { MeasurementFiguresFragment } from '../../../../../contract/documents.generated.ts';
import { DiaryScreen } from '../../../../../src/features/diary/measurements/diary-screen.tsx';
import { hideWeight } from '../../../../../src/features/diary/measurements/weight-visibility.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import {
  completeJsdom,
  keptEntries,
  leaveEntry,
  openOutbox,
  openPage,
  serverThat,
  VISITOR,
} from '../../member-page.tsx';

const user = userEvent.setup();
const NONE = { hips: null, chest: null, leftThigh: null, rightThigh: null, photoUrl: null };
let outbox: Outbox;

function stored(day: string, weight: number | null, waist: number | null, photoUrl: string | null = null) {
  const eventDateTime = `${day}T07:30:00+02:00`;
  return {
    __typename: 'MeasurementEvent',
    id: day,
    eventDateTime,
    ...NONE,
    weight,
    waist,
    photoUrl,
  } as const;
}

function open(measurements?: readonly MeasurementFiguresFragment[]) {
  const { client } = serverThat(({ operation }) => {
    if (operation !== 'DiaryScreen_Measurements' || !measurements) return undefined;
    return { getMyTimelineByType: { __typename: 'Timeline', events: measurements, nextToken: null } };
  });
  const page = (
    <main>
      <DiaryScreen />
    </main>
  );
  openPage(page, { outbox, client, address: '/diary' });
}

const daysAgo = (days: number) => addDays(dayOf(momentOf(new Date())), -days);
const rows = () => within(screen.getByRole('region', { name: 'Mõõtmised' })).getAllByRole('listitem');
const text = (element: Element | undefined) => element?.textContent?.replaceAll('\u00A0', ' ');

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});
afterEach(() => act(() => hideWeight(false)));

describe('the diary', () => {
  it('lists measurements newest first with the change in words and signs', async () => {
    open([stored('2026-11-01', 68.4, 82), stored('2026-11-20', 66, null), stored('2026-11-10', 66, 81)]);
    await screen.findByRole('region', { name: 'Mõõtmised' });
    expect(rows().map((row) => within(row).getByRole('heading').textContent)).toEqual([
      '20.\u00A0november 2026, kell 07:30',
      '10.\u00A0november 2026, kell 07:30',
      '1.\u00A0november 2026, kell 07:30',
    ]);
    expect(text(rows()[0])).toContain('66 kgMuutust pole');
    expect(text(rows()[1])).toContain('66 kg−2,4 kg');
    expect(text(rows()[1])).toContain('81 cm−1 cm');
  });

  it('has what she types for a minute as newer than what that minute has already', async () => {
    const typed = { day: '2026-11-20', time: '07:30' };
    const eventDateTime = momentOf(new Date(`${typed.day}T${typed.time}`));
    open([{ ...stored(typed.day, 66, null), id: 'sorts-last', eventDateTime }]);
    await screen.findByRole('region', { name: 'Mõõtmised' });
    await user.click(screen.getByRole('button', { name: 'Lisa mõõtmine' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Lisa mõõtmine' }));
    await user.type(sheet.getByLabelText('Kaal'), '66,5');
    fireEvent.change(sheet.getByLabelText('Kuupäev'), { target: { value: typed.day } });
    fireEvent.change(sheet.getByLabelText('Kellaaeg'), { target: { value: typed.time } });
    await user.click(sheet.getByRole('button', { name: 'Salvesta' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(text(rows()[0])).toContain('66,5 kg+0,5 kg');
  });

  it('promise 8: says that it is not all of her measurements while a page of them is missing', async () => {
    const { client } = serverThat(({ operation, variables }) => {
      if (operation !== 'DiaryScreen_Measurements' || variables['nextToken'] !== undefined) return undefined;
      const events = [stored('2026-11-20', 66, null)];
      return { getMyTimelineByType: { __typename: 'Timeline', events, nextToken: 'b' } };
    });
    openPage(<DiaryScreen />, { outbox, client, address: '/diary' });
    expect(await screen.findByText('Kõiki mõõtmisi ei saanud praegu laadida.')).toBeTruthy();
    expect(rows().length).toBe(1);
  });

  it('states the trend in words and has its table for screen readers', async () => {
    open([stored('2026-11-20', 66, null), stored('2026-09-25', 68.4, null)]);
    expect(text(await screen.findByText(/nädalat\)$/, { selector: 'strong' }))).toBe('−2,4 kg (8 nädalat)');
    expect(screen.getByRole('table', { name: 'Kehakaal' })).toBeTruthy();
    expect(text(screen.getByText(/ kuni /))).toContain('25. septembrist 2026 kuni 20. novembrini 2026');
  });

  it('shows how she changed within the period that she chooses, in words and in the table', async () => {
    open([stored(daysAgo(3), 66, null), stored(daysAgo(20), 67, null), stored(daysAgo(200), 70, null)]);
    await screen.findByText(/^−4 kg /, { selector: 'strong' });
    await user.click(screen.getByRole('radio', { name: '1 kuu' }));
    expect(text(await screen.findByText(/nädalat\)$/, { selector: 'strong' }))).toBe('−1 kg (2 nädalat)');
    expect(within(screen.getByRole('table', { name: 'Kehakaal' })).getAllByRole('row').length).toBe(1 + 2);
  });

  it('has room on its axis for an average that comes from before the period', async () => {
    open([stored(daysAgo(3), 66, null), stored(daysAgo(20), 67, null), stored(daysAgo(200), 80, null)]);
    await user.click(await screen.findByRole('radio', { name: '1 kuu' }));
    expect(await screen.findByText('Telg: 66–74 kg')).toBeTruthy();
  });

  it('says that a period has too little to compare, and leaves the choice of another', async () => {
    open([stored(daysAgo(3), 66, null), stored(daysAgo(60), 67, null)]);
    await user.click(await screen.findByRole('radio', { name: '1 kuu' }));
    expect(await screen.findByText(/^Selles ajavahemikus on 1 mõõtmine\./)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Kõik' }));
    expect(text(await screen.findByText(/^−1 kg /, { selector: 'strong' }))).toContain('−1 kg');
  });

  it('says once that nothing has changed', async () => {
    open([stored('2026-11-20', 66, null), stored('2026-09-25', 66, null)]);
    const words = await screen.findByText(/nädalat\)$/, { selector: 'strong' });
    expect(text(words.parentElement ?? undefined)).toBe('Muutust pole (8 nädalat)');
  });

  it('invites her to make the first measurement when there is none, and never shows a failure as empty', async () => {
    open([]);
    expect(await screen.findByText('Päevik on veel tühi')).toBeTruthy();
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Seda lehte pole seadmesse salvestatud.',
    );
  });

  it('promise 5: shows what waits although nothing was ever read from the server', async () => {
    await outbox.add('createMeasurement', {
      input: { id: 'm-1', eventDateTime: '2026-11-20T07:30:00+02:00', weight: 66 },
    });
    open();
    await screen.findByRole('region', { name: 'Mõõtmised' });
    expect(text(rows()[0])).toContain('66 kg');
    expect(text(rows()[0])).toContain('Ootab saatmist');
  });

  it('promise 5: keeps what she corrects in a refused one when she closes its form', async () => {
    const input = { id: 'm-1', eventDateTime: '2026-11-20T07:30:00+02:00', weight: 66 };
    const entry = await outbox.add('createMeasurement', { input });
    const refusal = { code: 'BAD_USER_INPUT', field: 'input.weight' } as const;
    await leaveEntry(outbox, entry, { state: 'refused', refusal });
    open([]);
    const edit = async () => user.click(await screen.findByRole('button', { name: /^Muuda/u }));
    await edit();
    const weight = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Kaal/ });
    await user.clear(weight());
    await user.type(weight(), '67,5');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sulge' }));
    await edit();
    expect(weight().value).toBe('67,5');
  });

  it('promise 5: shows one for a day long past among many, and goes on showing that day', async () => {
    open(
      Array.from({ length: 30 }, (_, day) => stored(`2026-10-${`${day + 1}`.padStart(2, '0')}`, 66, null)),
    );
    await screen.findByRole('region', { name: 'Mõõtmised' });
    expect(rows()).toHaveLength(20);
    const input = { id: 'm-1', eventDateTime: '2026-09-20T07:30:00+03:00', weight: 64.2 };
    const entry = await act(() => outbox.add('createMeasurement', { input }));
    expect(text(rows().at(-1))).toContain('64,2 kg');
    await act(() => outbox.drop(entry));
    expect(rows()).toHaveLength(30);
  });

  it('deletes at once and delays the request until the time to undo is over', async () => {
    open([stored('2026-11-20', 66, null), stored('2026-11-10', 67, null)]);
    await screen.findByRole('region', { name: 'Mõõtmised' });
    await user.click(screen.getByRole('button', { name: 'Kustuta: 20.\u00A0november 2026, kell 07:30' }));
    expect(await screen.findByText('Mõõtmine kustutatud')).toBeTruthy();
    expect(rows()).toHaveLength(1);
    // However she pressed: it cannot be made good again.
    expect((await keptEntries())[0]?.holdMs).toBe(20_000);
    await user.click(screen.getByRole('button', { name: 'Võta tagasi' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(await keptEntries()).toEqual([]);
  });

  it('keeps the focus on the screen when the last measurement is deleted', async () => {
    open([stored('2026-11-20', 66, null)]);
    await user.click(await screen.findByRole('button', { name: /^Kustuta: / }));
    expect(await screen.findByText('Päevik on veel tühi')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('asks before deleting a measurement with a photo', async () => {
    open([stored('2026-11-20', 66, null, 'https://photos.example.com/1')]);
    await user.click(await screen.findByRole('button', { name: /^Kustuta: / }));
    const question = screen.getByRole('dialog', { name: 'Kas kustutada 20.\u00A0novembri 2026 mõõtmine?' });
    expect(text(question)).toContain('Kell 07:30, kaal 66 kg');
    expect(question.textContent).toContain('Kustutame ka foto.');
    await user.click(within(question).getByRole('button', { name: 'Loobu' }));
    expect(await keptEntries()).toEqual([]);
  });

  it('drops an entry that exists only on this device, after asking, without any request', async () => {
    await outbox.add('createMeasurement', {
      input: { id: 'm-1', eventDateTime: '2026-11-20T07:30:00+02:00', weight: 66 },
    });
    open([]);
    await user.click(await screen.findByRole('button', { name: /^Kustuta: / }));
    await user.click(screen.getByRole('button', { name: 'Loobu kirjest' }));
    await waitFor(async () => expect(await keptEntries()).toEqual([]));
  });

  it('shows a photo only after a tap, and hides it again when the app is left', async () => {
    open([stored('2026-11-20', null, null, 'https://photos.example.com/1')]);
    await screen.findByRole('region', { name: 'Mõõtmised' });
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Näita fotot' }));
    expect(screen.getByRole('img', { name: 'Foto: 20.\u00A0november 2026' })).toBeTruthy();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    Reflect.deleteProperty(document, 'visibilityState');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('promise 5: says of a photo that waits here when the disk fails to give it', async () => {
    const photo = { type: 'image/jpeg', bytes: new ArrayBuffer(4) } as const;
    const input = { id: 'm-1', eventDateTime: momentOf(new Date()), weight: 66 };
    await outbox.add('createMeasurement', { input }, { photo });
    open([]);
    const button = await screen.findByRole('button', { name: 'Näita fotot' });
    const get = IDBObjectStore.prototype.get;
    IDBObjectStore.prototype.get = () => {
      throw new DOMException('', 'UnknownError');
    };
    await user.click(button);
    expect(await screen.findByText(/^Fotot ei õnnestunud sellest seadmest lugeda/)).toBeTruthy();
    IDBObjectStore.prototype.get = get;
  });

  it('compares two photos side by side, or overlaid with a border that the keyboard moves', async () => {
    const photo = (day: string) => stored(day, null, null, `https://photos.example.com/${day}`);
    open([photo('2026-11-20'), photo('2026-11-10'), photo('2026-09-01')]);
    await user.click(await screen.findByRole('button', { name: 'Võrdle fotosid' }));
    const names = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
    expect(names()).toEqual(['Enne: foto, 1.\u00A0september 2026', 'Pärast: foto, 20.\u00A0november 2026']);
    await user.selectOptions(screen.getByLabelText('Enne'), '10.11.2026');
    expect(names()[0]).toBe('Enne: foto, 10.\u00A0november 2026');
    await user.selectOptions(screen.getByLabelText('Pärast'), '01.09.2026');
    expect(names()).toEqual(['Enne: foto, 1.\u00A0september 2026', 'Pärast: foto, 10.\u00A0november 2026']);
    await user.click(screen.getByRole('radio', { name: 'Ülestikku' }));
    expect(names()).toHaveLength(2);
    expect(screen.getByRole('slider', { name: 'Nihuta piiri fotode vahel' })).toBeTruthy();
  });

  it('tells two photos of one day apart by their times', async () => {
    const front = stored('2026-11-20', 66, null, 'https://photos.example.com/front');
    const side = { ...front, id: 'side', eventDateTime: '2026-11-20T07:35:00+02:00' };
    open([side, front, stored('2026-09-01', null, null, 'https://photos.example.com/september')]);
    await user.click(await screen.findByRole('button', { name: 'Võrdle fotosid' }));
    const choices = within(screen.getByLabelText('Enne')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      '20.11.2026 07:35',
      '20.11.2026 07:30',
      '01.09.2026',
    ]);
  });

  it('removes the weight from the whole screen when it is hidden', async () => {
    open([stored('2026-11-20', 66, 80), stored('2026-11-10', 67, 81)]);
    await user.click(await screen.findByRole('checkbox', { name: 'Peida kaal' }));
    expect(document.body.textContent).not.toContain('kg');
    expect(document.body.textContent).toContain('Kaal on peidetud.');
    expect(screen.getByRole('table', { name: 'Vööümbermõõt' })).toBeTruthy();
  });

  it('invites a visitor to sign in', () => {
    openPage(<DiaryScreen />, { session: VISITOR, address: '/diary' });
    expect(screen.getByRole('link', { name: 'Logi sisse' })).toBeTruthy();
  });
});
