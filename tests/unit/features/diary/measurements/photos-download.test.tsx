// @vitest-environment jsdom
import { Blob as ReadableBlob } from 'node:buffer';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listZip, unpackZip } from '../../../../../src/features/diary/import/zip-file.ts';
import { createMeasurement } from '../../../../../src/features/diary/measurements/create-measurement.ts';
import { PhotosDownload } from '../../../../../src/features/diary/measurements/photos-download.tsx';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { sendingText } from '../../../../../src/ui/sending.text.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const user = userEvent.setup();
const NONE = { weight: 66, waist: null, hips: null, chest: null, leftThigh: null, rightThigh: null };
let outbox: Outbox;
let saved: File[];
/** The object store's photo under an address now; nothing is a refusal. */
let store: (address: string) => Promise<Blob> | Blob | undefined;
/** Part of the addresses that the server signs from now on. */
let signature: string;

const stored = (eventDateTime: string, hasPhoto = true) => ({
  __typename: 'MeasurementEvent',
  id: eventDateTime,
  eventDateTime,
  ...NONE,
  photoUrl: hasPhoto ? `/objects/${eventDateTime}?${signature}` : null,
});
const MORNING = '2026-11-20T07:30:00+02:00';
const EVENING = '2026-11-20T21:05:00+02:00';
const AUGUST = '2026-08-01T06:00:00+03:00';
const photo = (text: string, type = 'image/jpeg') => new Blob([text], { type });

function open(days: readonly [moment: string, hasPhoto?: boolean][]) {
  const { client } = serverThat(({ operation }) => {
    if (operation !== 'DiaryScreen_Measurements') return undefined;
    const events = days.map(([moment, hasPhoto]) => stored(moment, hasPhoto));
    return { getMyTimelineByType: { __typename: 'Timeline', events, nextToken: null } };
  });
  openPage(<PhotosDownload />, { outbox, client, address: '/settings' });
}

async function pressWhenRead(): Promise<void> {
  // Before the diary is read, the button is there as well.
  await user.click(await screen.findByRole('button', { name: 'Laadi fotod alla' }));
}

async function photosIn(file: File | undefined): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  // jsdom's own blobs cannot be read as streams.
  const archive = new ReadableBlob([new Uint8Array((await file?.arrayBuffer()) ?? [])]) as Blob;
  for (const entry of await listZip(archive)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of unpackZip(archive, entry)) pieces.push(piece);
    texts[entry.name] = Buffer.concat(pieces).toString();
  }
  return texts;
}

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  saved = [];
  signature = 'first';
  store = (address) => photo(`photo of ${address.slice(9, 28)}`);
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    const given = await store(address);
    return { ok: given !== undefined, status: given ? 200 : 403, blob: () => Promise.resolve(given) };
  });
  URL.createObjectURL = (file) => {
    saved.push(file as File);
    return 'blob:saved';
  };
  HTMLAnchorElement.prototype.click = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the photos of her diary', () => {
  it('come as one file, the earliest first, each under the day of its measurement', async () => {
    store = (address) =>
      address.includes('08-01') ? photo('summer', 'image/png') : photo(`photo of ${address.slice(9, 28)}`);
    open([[EVENING], [MORNING], ['2026-11-01T07:00:00+02:00', false], [AUGUST]]);
    await pressWhenRead();
    await screen.findByText('Failis on 3 fotot.');
    await expect.poll(() => saved[0]?.name).toMatch(/^hoog-fotod-\d{4}-\d\d-\d\d\.zip$/);
    expect(await photosIn(saved[0])).toEqual({
      '2026-08-01.png': 'summer',
      '2026-11-20.jpg': 'photo of 2026-11-20T07:30:00',
      '2026-11-20-2.jpg': 'photo of 2026-11-20T21:05:00',
    });
    expect(Object.keys(await photosIn(saved[0]))[0]).toBe('2026-08-01.png');
  });

  it('that still wait on this phone are in it, also without a network', async () => {
    const kept = { type: 'image/jpeg', bytes: new TextEncoder().encode('waiting').buffer };
    await createMeasurement(
      outbox,
      { figures: {}, eventDateTime: '2026-11-21T07:00:00.000+02:00' },
      { photo: kept },
    );
    store = () => undefined;
    open([[MORNING]]);
    await pressWhenRead();
    await screen.findByText('Failis on 1 foto.');
    const photos = await photosIn(saved[0]);
    expect(photos['2026-11-21.jpg']).toBe('waiting');
  });

  it('that cannot be had are named, on the screen and in the file, and the others come', async () => {
    store = (address) => (address.includes('T21:05') ? undefined : photo('had'));
    open([[EVENING], [MORNING], [AUGUST]]);
    await pressWhenRead();
    await screen.findByText('Failist puudub 1 foto, mida praegu kätte ei saanud. Proovi hiljem uuesti.');
    expect(screen.getByRole('listitem').textContent).toBe('20.\u00A0november 2026 kell 21:05');
    const photos = await photosIn(saved[0]);
    expect(Object.keys(photos)).toEqual(['2026-08-01.jpg', '2026-11-20.jpg', 'puuduvad-fotod.txt']);
    expect(photos['puuduvad-fotod.txt']).toContain('20.\u00A0november 2026 kell 21:05');
  });

  it('are no more than ten names long where hundreds cannot be had', async () => {
    const days = Array.from({ length: 12 }, (_none, index) => `2026-10-${index + 10}T07:00:00+03:00`);
    store = (address) => (address.includes('11-20') ? photo('had') : undefined);
    open([[MORNING], ...days.map((day): [string] => [day])]);
    await pressWhenRead();
    await screen.findByText('ja veel 2 fotot');
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
  });

  it('whose addresses run out meanwhile are asked for again, once for all', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let refusals = 0;
    store = (address) => {
      if (address.endsWith('second')) return photo('had');
      if (address.includes('08-01')) return photo('had');
      refusals += 1;
      vi.advanceTimersByTime(10 * 60_000);
      signature = 'second';
      return undefined;
    };
    open([[EVENING], [MORNING], [AUGUST]]);
    await pressWhenRead();
    await screen.findByText('Failis on 3 fotot.');
    expect(refusals).toBe(2);
  });

  it('are not saved where none can be had, and she is told what to do', async () => {
    store = () => photo('<html>', 'text/html');
    open([[MORNING]]);
    await pressWhenRead();
    expect((await screen.findByRole('alert')).textContent).toContain('Kontrolli internetiühendust');
    expect(saved).toEqual([]);
  });

  it('can be saved once more without being fetched again', async () => {
    let fetched = 0;
    store = () => photo(`${(fetched += 1)}`);
    open([[MORNING]]);
    await pressWhenRead();
    await user.click(await screen.findByRole('button', { name: 'Salvesta fail uuesti' }));
    expect([saved.length, fetched]).toEqual([2, 1]);
  });

  it('are said not to be saved where she closes the sheet of her phone', async () => {
    const share = () => Promise.reject(new DOMException('', 'AbortError'));
    const phone = { onLine: true, standalone: true, canShare: () => true, share };
    const names = Object.entries(phone).map(([name, value]) => [name, { value }]);
    vi.stubGlobal('navigator', Object.create(navigator, Object.fromEntries(names)));
    open([[MORNING]]);
    await pressWhenRead();
    expect(await screen.findByText(sendingText.file.left)).toBeTruthy();
    expect(screen.queryByText('Failis on 1 foto.')).toBeNull();
  });

  it('are gathered under her eyes, and not when she stops it', async () => {
    let release = () => {};
    const held = new Promise<Blob>((resolve) => (release = () => resolve(photo('late'))));
    store = (address) => (address.includes('T21:05') ? held : photo('had'));
    open([[EVENING], [MORNING], [AUGUST]]);
    await pressWhenRead();
    await screen.findByText('2 / 3');
    await user.click(screen.getByRole('button', { name: 'Katkesta' }));
    release();
    await screen.findByRole('button', { name: 'Laadi fotod alla' });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(saved).toEqual([]);
  });
});

it('a diary without photos says so', async () => {
  open([[MORNING, false]]);
  expect(await screen.findByText('Päevikus ei ole veel ühtegi fotot.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
