// @vitest-environment jsdom
/**
 * The storage of her choices: she is told of one that could not be stored, and none is lost or comes back on the way to her
 * account.
 */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { avoidedAllergen } from '../../../../../contract/marks/avoided-allergen.mark.ts';
import { avoidedFood } from '../../../../../contract/marks/avoided-food.mark.ts';
import { AvoidedSheet } from '../../../../../src/features/food/avoided/avoided-sheet.tsx';
import { avoidedText } from '../../../../../src/features/food/avoided/avoided.text.ts';
import { carryAvoided } from '../../../../../src/features/food/avoided/carry-avoided.ts';
import { moveAvoided } from '../../../../../src/features/food/avoided/move-avoided.ts';
import { DeviceMarks, deviceMarksOf } from '../../../../../src/platform/marks/device-marks.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { allergen } from '../../../../../src/language/words.ts';
import { VISITOR } from '../../../../../src/library/viewer.ts';
import type { EntryOfKind } from '../../../../../src/offline/entry.ts';
import { type MarkStore, registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { underClock } from '../../../../../src/offline/wrong-clock.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat, withoutNetwork } from '../../member-page.tsx';

let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The locks of a browser, of which jsdom has none. */
function giveLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as () => Promise<unknown>;
    last = last.then(work);
    return last;
  };
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
}

const EARLIER = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-21T10:00:00.000Z';
const HOUR_MS = 3_600_000;

const device = () => deviceMarksOf(MEMBER.id);
const choose = (store: MarkStore, changedAt: string, value: string | null = 'true') =>
  store.save([
    { mark: { kind: avoidedAllergen.name, key: 'NUTS', value, changedAt }, kind: avoidedAllergen },
  ]);
const kept = ({ marks }: MarkStore) =>
  [...marks.values()].filter(({ value }) => value !== null).map(({ key, changedAt }) => ({ key, changedAt }));
const keys = (store: MarkStore) => kept(store).map(({ key }) => key);

const profileWith = (consents: readonly string[]) =>
  serverThat(({ operation }) =>
    operation === 'DiaryScreen_Profile'
      ? {
          getMyProfile: {
            __typename: 'UserProfile',
            id: MEMBER.id,
            updatedAt: EARLIER,
            consents: consents.map((kind) => ({
              __typename: 'Consent',
              kind,
              textVersion: '2026-11-23',
              givenAt: EARLIER,
            })),
          },
        }
      : undefined,
  );

it('says in the sheet itself when a choice could not be stored, also where the device forgets without a word', async () => {
  openPage(<AvoidedSheet onClose={() => undefined} />, { outbox, client: withoutNetwork() });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const nuts = await screen.findByRole('button', { name: allergen.NUTS });
  await act(async () => fireEvent.click(nuts));
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain(avoidedText.notSaved);
  expect(told.closest('dialog')).not.toBeNull();
  expect(nuts.getAttribute('aria-pressed')).toBe('false');
  vi.restoreAllMocks();
  await act(async () => fireEvent.click(nuts));
  expect(keys(device())).toEqual(['NUTS']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('moves what this device alone has once her profile says that she agreed elsewhere, and as of when she chose it', async () => {
  await choose(device(), EARLIER);
  const stop = carryAvoided(profileWith(['FOOD_CHOICES']).client, outbox);
  await expect.poll(() => kept(registerOf(outbox))).toEqual([{ key: 'NUTS', changedAt: EARLIER }]);
  await expect.poll(() => keys(device())).toEqual([]);
  stop();
});

it('leaves it on this device as long as her profile says that she has not agreed', async () => {
  await choose(device(), EARLIER);
  const { client, questions } = profileWith(['FOOD_NOTES']);
  const stop = carryAvoided(client, outbox);
  await expect.poll(() => questions.length).toBe(1);
  await new Promise(requestAnimationFrame);
  expect(keys(device())).toEqual(['NUTS']);
  expect(outbox.entries).toEqual([]);
  stop();
});

it('lets what she took back later stay so when an older choice arrives from this device', async () => {
  await choose(device(), EARLIER);
  await registerOf(outbox).take([{ kind: avoidedAllergen.name, key: 'NUTS', value: null, changedAt: LATER }]);
  await moveAvoided(outbox);
  expect(keys(registerOf(outbox))).toEqual([]);
  expect(keys(device())).toEqual([]);
  expect(outbox.entries).toEqual([]);
});

it('is put right on its way there by a clock that is three hours ahead, to when she chose it', async () => {
  await choose(device(), LATER);
  vi.useFakeTimers({ now: Date.parse(LATER) + 5 * HOUR_MS, toFake: ['Date'] });
  // By that clock before she chose it, and in truth after.
  const ended = { kind: avoidedAllergen.name, key: 'NUTS', value: null };
  const changedAt = new Date(Date.parse(LATER) - HOUR_MS).toISOString();
  await registerOf(outbox).take([{ ...ended, changedAt }]);
  await moveAvoided(outbox);
  const [moved] = outbox.entries.map((entry) => underClock(entry, 3 * HOUR_MS) as EntryOfKind<'saveMarks'>);
  expect(Date.parse(moved?.variables.input[0].changedAt ?? '')).toBe(Date.parse(LATER) - 3 * HOUR_MS);
});

it('brings back nothing that she removes while her choices move', async () => {
  await choose(device(), EARLIER);
  await saveMark(device(), avoidedFood, 'koriander', 'Koriander');
  const account = registerOf(outbox);
  const save = account.save.bind(account);
  vi.spyOn(account, 'save').mockImplementationOnce(async (mark) => {
    // While the first is on its way to the disk she takes away both.
    await saveMark(device(), avoidedAllergen, 'NUTS', null);
    await saveMark(device(), avoidedFood, 'koriander', null);
    await save(mark);
  });
  await moveAvoided(outbox);
  expect(keys(account)).toEqual([]);
  expect(keys(device())).toEqual([]);
  expect([...account.marks.values()].map(({ key }) => key)).toEqual(['NUTS']);
});

it('ends nothing in her account that another tab moves there at the same time', async () => {
  giveLocks();
  await choose(device(), EARLIER);
  const account = registerOf(outbox);
  const save = account.save.bind(account);
  let otherTab = Promise.resolve();
  vi.spyOn(account, 'save').mockImplementationOnce(async (marks) => {
    otherTab = navigator.locks.request(`hoog-avoided:${MEMBER.id}`, async () => {
      await new DeviceMarks(MEMBER.id).save(
        marks.map(({ mark }) => ({ kind: avoidedAllergen, mark: { ...mark, value: null } })),
      );
    });
    await save(marks);
  });
  await moveAvoided(outbox);
  await otherTab;
  expect(keys(account)).toEqual(['NUTS']);
  expect(keys(new DeviceMarks(MEMBER.id))).toEqual([]);
});

it('says that no recipe has a food only of recipes that are on this device', async () => {
  const typed = async (name: string) =>
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: name } });
  openPage(<AvoidedSheet onClose={() => undefined} />, { outbox, client: withoutNetwork() });
  await typed('koriander');
  expect(screen.queryByText(avoidedText.noFood)).toBeNull();
  expect(await screen.findByText(avoidedText.noRecipesHere)).toBeTruthy();
  expect(screen.queryByText(avoidedText.noFood)).toBeNull();
});

it('offers what was chosen here before she signed in, and takes it over or forgets it as she says', async () => {
  const visitors = deviceMarksOf(VISITOR);
  await choose(visitors, EARLIER);
  await saveMark(visitors, avoidedFood, 'koriander', 'Koriander');
  openPage(<AvoidedSheet onClose={() => undefined} />, { outbox, client: withoutNetwork() });
  expect(
    await screen.findByText(avoidedText.visitors.replace('{names}', 'pähklid · koriander')),
  ).toBeTruthy();
  expect(keys(device())).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: avoidedText.takeOver })));
  await expect.poll(() => keys(device())).toEqual(['NUTS', 'koriander']);
  expect(screen.queryByRole('button', { name: avoidedText.takeOver })).toBeNull();

  await act(() => saveMark(device(), avoidedAllergen, 'NUTS', null));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: avoidedText.dropVisitors })));
  await expect.poll(() => keys(visitors)).toEqual(['koriander']);
});
