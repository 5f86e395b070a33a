// @vitest-environment jsdom
/** A measurement sheet whose page ends before she saves it. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MEASUREMENT_DRAFT } from '../../../../../src/features/diary/measurements/measurement-draft.ts';
import { MeasurementSheet } from '../../../../../src/features/diary/measurements/measurement-sheet.tsx';
import { measurementsText } from '../../../../../src/features/diary/measurements/measurements.text.ts';
import { actions, diary } from '../../../../../src/language/words.ts';
import type { EntryOfKind } from '../../../../../src/offline/entry.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { keepDraftFile, readDraftFile } from '../../../../../src/session/draft-file.ts';
import { remember } from '../../../../../src/session/member-memory.ts';
import { leftoverText } from '../../../../../src/ui/leftover-notice.text.ts';
import { createCacheStorage } from '../../../../support/cache-storage.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, keptEntries, openOutbox, openPage } from '../../member-page.tsx';

const PHOTO = { type: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]).buffer };
const SAVED = { id: 'saved', eventDateTime: '2026-11-20T08:00:00+02:00' };

const user = userEvent.setup();
let outbox: Outbox;

const weight = () => screen.getByLabelText<HTMLInputElement>(diary.weight);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const isLeftover = () => screen.queryByText(leftoverText.leftover) !== null;

interface SheetOptions {
  entry?: EntryOfKind<'createMeasurement'>;
  others?: readonly (typeof SAVED)[];
}

/** As on a page that begins. */
function open(options: SheetOptions = {}) {
  cleanup();
  openPage(<MeasurementSheet openedAt={new Date()} onClose={() => undefined} {...options} />, { outbox });
}

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

describe('a photo that she has chosen', () => {
  const isChosen = () => screen.queryByText(measurementsText.photoReady) !== null;
  const isThere = () => waitFor(() => expect(isChosen()).toBe(true));
  const saving = () => screen.getByRole('button', { name: new RegExp(`^${actions.save}`) });
  const keptFile = () => readDraftFile(MEMBER.id, 'photo');
  const leave = (id: string) => {
    const draft = { id, figures: {}, day: '2026-11-20', time: '23:59', photo: 'photo', consents: [] };
    remember(MEMBER.id, MEASUREMENT_DRAFT, draft, 60_000);
  };

  beforeEach(async () => {
    vi.stubGlobal('caches', createCacheStorage());
    leave('draft');
    await keepDraftFile(MEMBER.id, 'photo', PHOTO);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('promise 2: is in the form again, is saved with it, and is in no other', async () => {
    open();
    await isThere();
    expect(isLeftover()).toBe(true);
    await press(actions.save);
    await waitFor(() => expect(outbox.entries).toHaveLength(1));
    const [entry] = outbox.entries;
    expect(entry && (await outbox.photoOf(entry))).toEqual(PHOTO);
    await waitFor(() => expect(isChosen()).toBe(false));
    expect(await keptFile()).toBeUndefined();
    open();
    expect([isLeftover(), isChosen()]).toEqual([false, false]);
  });

  it('promise 2: is waited for where she saves before it is read', async () => {
    let give: (file: Response) => void = () => undefined;
    const file = new Promise<Response>((resolve) => (give = resolve));
    vi.stubGlobal('caches', { ...createCacheStorage(), match: () => file });
    open();
    await user.click(saving());
    expect(outbox.entries).toEqual([]);
    give(new Response(PHOTO.bytes, { headers: { 'X-Kept-At': `${Date.now()}` } }));
    await isThere();
    await press(actions.save);
    await waitFor(() => expect(outbox.entries).toHaveLength(1));
    expect(outbox.entries[0]?.hasPhoto).toBe(true);
  });

  it.each([actions.cancel, diary.removePhoto])('goes with „%s“', async (name) => {
    open();
    await isThere();
    await press(name);
    expect(isChosen()).toBe(false);
    await waitFor(async () => expect(await keptFile()).toBeUndefined());
    open();
    expect([isLeftover(), isChosen()]).toEqual([name === diary.removePhoto, false]);
  });

  it('promise 3: is not offered where its measurement is saved, nor with what she types instead', async () => {
    leave(SAVED.id);
    open({ others: [SAVED] });
    await user.type(weight(), '64');
    open({ others: [SAVED] });
    expect(weight().value).toBe('64');
    expect([isLeftover(), isChosen()]).toEqual([true, false]);
    await press(actions.save);
    await waitFor(() => expect(outbox.entries).toHaveLength(1));
    expect(outbox.entries[0]?.hasPhoto).toBe(false);
  });

  it('does not keep her from saving what she typed, if it is gone', async () => {
    vi.stubGlobal('caches', createCacheStorage());
    open();
    await user.type(weight(), '64');
    await waitFor(() => expect(saving().getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(saving());
    await waitFor(() => expect(outbox.entries).toHaveLength(1));
  });
});

it('promise 2: a correction outlives its page as well, and goes once it is saved or dropped', async () => {
  const input = { id: 'm', eventDateTime: '2026-11-20T08:00:00+02:00', weight: 64 };
  const entry = await outbox.add('createMeasurement', { input });
  open({ entry });
  await user.clear(weight());
  await user.type(weight(), '63,8');
  open({ entry });
  expect([weight().value, isLeftover()]).toEqual(['63,8', true]);
  open();
  expect([weight().value, isLeftover()], 'it is in no other').toEqual(['', false]);
  open({ entry });
  await press(actions.cancel);
  open({ entry });
  expect(weight().value).toBe('64');
  await user.clear(weight());
  await user.type(weight(), '63,7');
  await press(actions.save);
  const corrected = { input: { weight: 63.7 } };
  await waitFor(async () => expect((await keptEntries())[0]?.variables).toMatchObject(corrected));
  await waitFor(() => expect(isLeftover()).toBe(false));
  open({ entry });
  expect(isLeftover()).toBe(false);
});
