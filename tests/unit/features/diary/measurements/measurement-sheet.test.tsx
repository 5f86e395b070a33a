// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentKind } from '../../../../../contract/enumerations.ts';
import type { Figures } from '../../../../../src/features/diary/measurements/measurement.ts';
import { MeasurementSheet } from '../../../../../src/features/diary/measurements/measurement-sheet.tsx';
import { hideWeight } from '../../../../../src/features/diary/measurements/weight-visibility.ts';
import { leftoverText } from '../../../../../src/ui/leftover-notice.text.ts';
import type { EntryOfKind } from '../../../../../src/offline/entry.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completeJsdom, keptEntries, leaveEntry, openOutbox, openPage } from '../../member-page.tsx';
import { focusWhenShown } from '../../focus-when-shown.ts';

interface SheetOptions {
  missingConsents?: readonly ConsentKind[];
  entry?: EntryOfKind<'createMeasurement'>;
  last?: Figures;
}

const LAST = { weight: 64.2, waist: 80 };

function Diary({ missingConsents = [], entry, last = LAST }: SheetOptions) {
  const [openedAt, setOpenedAt] = useState<Date | undefined>(() => new Date());
  return (
    <>
      <button type="button" onClick={() => setOpenedAt(new Date())}>
        Ava
      </button>
      <MeasurementSheet
        openedAt={openedAt}
        onClose={() => setOpenedAt(undefined)}
        last={last}
        missingConsents={missingConsents}
        {...(entry && { entry })}
      />
    </>
  );
}

const user = userEvent.setup();
let outbox: Outbox;

const open = (options: SheetOptions = {}) => openPage(<Diary {...options} />, { outbox });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => user.click(screen.getByRole('button', { name: 'Salvesta' }));
const isOpen = () => screen.queryByRole('heading', { name: 'Lisa mõõtmine' }) !== null;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});
afterEach(() => {
  hideWeight(false);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the measurement sheet', () => {
  it('hints at the last values and prefills none of them', () => {
    open();
    expect(field('Kaal').placeholder).toBe('64,2');
    expect(field('Kaal').value).toBe('');
    expect(screen.getByText(/Hall arv on sinu eelmine tulemus\.$/)).toBeTruthy();
  });

  it('mentions no previous value at the first measurement', () => {
    open({ last: {} });
    expect(screen.getByText('Täida need, mida mõõtsid.')).toBeTruthy();
  });

  it('promise 1: closes only when the measurement is on the disk', async () => {
    open();
    await user.type(field('Kaal'), '63,8');
    await user.type(field('Vöökoht'), '79.5');
    await save();
    await waitFor(() => expect(isOpen()).toBe(false));
    const [entry] = await keptEntries();
    expect(entry?.variables).toMatchObject({ input: { weight: 63.8, waist: 79.5, withPhoto: false } });
    expect(entry?.variables).not.toHaveProperty('input.hips');
  });

  it('marks what is wrong, focuses it and keeps everything typed', async () => {
    open();
    await user.type(field('Vöökoht'), '79,5');
    await user.type(field('Kaal'), '63,855');
    await save();
    expect(screen.getByText('Kasuta kuni üht kohta pärast koma, näiteks 68,5.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Kaal'));
    expect(field('Kaal').getAttribute('aria-invalid')).toBe('true');
    expect(field('Vöökoht').value).toBe('79,5');
    expect(await keptEntries()).toEqual([]);
  });

  it('keeps what was typed when it is closed with Esc, and discards it with „Loobu“', async () => {
    open();
    await user.type(field('Kaal'), '63,8');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(isOpen()).toBe(false);
    await user.click(screen.getByText('Ava'));
    expect(field('Kaal').value).toBe('63,8');
    expect(screen.getByText(leftoverText.leftover)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Loobu' }));
    await user.click(screen.getByText('Ava'));
    expect(field('Kaal').value).toBe('');
  });

  it('promise 2: holds what was typed on a page that was closed, by the day and time it was typed at, until it is saved', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 23, 59) });
    open({ missingConsents: ['MEASUREMENTS'] });
    await user.type(field('Kaal'), '63,8');
    await user.click(screen.getByRole('checkbox', { name: /^Luban hoida minu kehamõõte/ }));
    cleanup();
    vi.setSystemTime(new Date(2026, 10, 21, 8));
    open({ missingConsents: ['MEASUREMENTS'] });
    expect(field('Kaal').value).toBe('63,8');
    expect(field('Kuupäev').value).toBe('2026-11-20');
    expect(field('Kellaaeg').value).toBe('23:59');
    expect(screen.getByText(leftoverText.leftover)).toBeTruthy();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Luban hoida minu kehamõõte/ });
    expect(box.checked).toBe(false);
    await user.click(box);
    await save();
    await waitFor(() => expect(isOpen()).toBe(false));
    expect((await keptEntries())[1]?.variables).toMatchObject({ input: { weight: 63.8 } });
    cleanup();
    open();
    expect(field('Kaal').value).toBe('');
    expect(screen.queryByText(leftoverText.leftover)).toBeNull();
  });

  it('is empty after „Loobu“ on another page as well', async () => {
    open();
    await user.type(field('Kaal'), '63,8');
    await user.click(screen.getByRole('button', { name: 'Loobu' }));
    cleanup();
    open();
    expect(field('Kaal').value).toBe('');
  });

  it('asks before saving a figure more than a fifth away from the last one', async () => {
    open();
    await user.type(field('Kaal'), '46,2');
    await save();
    expect(screen.getByText('Kaal: eelmine 64,2 kg, nüüd 46,2 kg.')).toBeTruthy();
    expect(await keptEntries()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Jah, salvesta' }));
    await waitFor(async () => expect(await keptEntries()).toHaveLength(1));
  });

  it('asks for consent with an unticked box, and sends it before the measurement', async () => {
    open({ missingConsents: ['MEASUREMENTS', 'PHOTOS'] });
    await user.type(field('Kaal'), '63,8');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Luban hoida minu kehamõõte/ });
    expect(box.checked).toBe(false);
    expect(screen.queryByRole('checkbox', { name: /fotosid/ })).toBeNull();
    await save();
    expect(document.activeElement).toBe(box);
    expect(await keptEntries()).toEqual([]);
    await user.click(box);
    await save();
    await waitFor(() => expect(isOpen()).toBe(false));
    const entries = await keptEntries();
    expect(entries.map(({ kind }) => kind)).toEqual(['giveConsent', 'createMeasurement']);
    expect(entries[0]?.variables).toMatchObject({ kind: 'MEASUREMENTS' });
  });

  it('refuses a file that is not a photo, in words, and saves nothing until it is removed', async () => {
    open();
    await user.type(field('Kaal'), '63,8');
    await user.upload(field('Vali foto'), new File(['hello'], 'photo.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/^See fail ei ole foto/)).toBeTruthy();
    await save();
    expect(await keptEntries()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Eemalda foto' }));
    await save();
    await waitFor(async () => expect(await keptEntries()).toHaveLength(1));
  });

  it.each([
    [
      new DOMException('full', 'QuotaExceededError'),
      'Seadmes ei ole piisavalt ruumi. Eemalda mõni salvestatud video.',
    ],
    [new DOMException('broken', 'UnknownError'), /^Seadmesse kirjutamine ebaõnnestus/],
  ])(
    'promise 1: says that nothing was saved when the disk fails, with the focus on it, and keeps the form (%s)',
    async (error, reason) => {
      open();
      await user.type(field('Kaal'), '63,8');
      vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
        throw error;
      });
      const focused = focusWhenShown(() => screen.queryByRole('alert') !== null);
      await save();
      const notice = await screen.findByRole('alert');
      expect(notice.textContent).toContain('Mõõtmist ei salvestatud.');
      expect((await focused)?.contains(notice)).toBe(true);
      expect(await focused).not.toBe(document.body);
      expect(screen.getByText(reason)).toBeTruthy();
      expect(field('Kaal').value).toBe('63,8');
      vi.restoreAllMocks();
      expect(await keptEntries()).toEqual([]);
    },
  );

  it('shows no weight on a device that hides weight', () => {
    hideWeight(true);
    open();
    expect(screen.queryByLabelText('Kaal')).toBeNull();
    expect(field('Vöökoht')).toBeTruthy();
  });

  it('edits a waiting entry in place, with its own moment', async () => {
    const eventDateTime = '2026-11-19T07:30:41+02:00';
    const entry = await outbox.add('createMeasurement', {
      input: { id: 'm-1', eventDateTime, weight: 63.8 },
    });
    open({ entry });
    expect(field('Kaal').value).toBe('63,8');
    await user.clear(field('Kaal'));
    await user.type(field('Kaal'), '64');
    await save();
    await waitFor(async () =>
      expect((await keptEntries()).map(({ seq, variables }) => [seq, variables])).toEqual([
        [entry.seq, { input: { id: 'm-1', eventDateTime, weight: 64, withPhoto: false } }],
      ]),
    );
  });

  it('asks for the consents for want of which one was refused, and keeps them before it, with its photo', async () => {
    const photo = { type: 'image/jpeg', bytes: new ArrayBuffer(8) };
    const input = { id: 'm-1', eventDateTime: '2026-11-19T07:30:41+02:00', weight: 63.8, withPhoto: true };
    const added = await outbox.add('createMeasurement', { input }, { photo });
    await leaveEntry(outbox, added, { state: 'refused', refusal: { code: 'NOT_AUTHORIZED' } });
    const [refused] = outbox.entries;
    if (refused?.kind !== 'createMeasurement') throw new Error('It was not kept');
    open({ entry: refused });
    await save();
    expect(await keptEntries()).toHaveLength(1);
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await save();
    await waitFor(async () => expect(await keptEntries()).toHaveLength(3));
    expect(await keptEntries()).toMatchObject([
      { kind: 'giveConsent', variables: { kind: 'MEASUREMENTS' } },
      { kind: 'giveConsent', variables: { kind: 'PHOTOS' } },
      { kind: 'createMeasurement', state: 'waiting', hasPhoto: true, variables: { input } },
    ]);
  });
});
