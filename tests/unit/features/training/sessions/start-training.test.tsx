// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Client, fetchExchange } from '@urql/core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { momentOf } from '../../../../../contract/moments.ts';
import { readAlarmChoice } from '../../../../../src/platform/cues/alarm-choice.ts';
import { cuesText } from '../../../../../src/platform/cues/cues.text.ts';
import { sessionOfEntry } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { sessionsText } from '../../../../../src/features/training/sessions/sessions.text.ts';
import { StartTraining } from '../../../../../src/features/training/sessions/start-training.tsx';
import { sync } from '../../../../../src/language/words.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { entryOf } from '../../entry-arbitraries.ts';
import { completeJsdom, keptEntries, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const user = userEvent.setup();
const BEGAN = momentOf(new Date(Date.now() - 10 * 60_000));
const TRAINING = { id: 't-1', title: 'Kükid', plan: [] };
/** Begun on another phone. */
const LEFT = {
  id: '6b8f3a52-3f5e-4d3c-9a51-0f4f2d7f6f10',
  revision: 4,
  kind: 'TRAINING' as const,
  trainingId: 't-1',
  name: 'Kükid',
  eventDateTime: BEGAN,
  sets: [{ exercise: 'Kükk', number: 1, repetitions: 10, doneAt: BEGAN }],
};
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

const listOf = (input: typeof LEFT) => {
  const events = [sessionOfEntry(entryOf('saveSession', { input }))];
  return { getMyTimelineByType: { __typename: 'Timeline', events, nextToken: null } };
};
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

it('begins no second training while it is not known yet whether she has begun one on another phone', async () => {
  let answer: (response: Response) => void = () => {};
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: () => new Promise((resolve) => (answer = resolve)),
  });
  openPage(<StartTraining training={TRAINING} />, { outbox, client });
  await user.click(button(sessionsText.startTraining));
  answer(Response.json({ data: listOf(LEFT) }));
  expect(await screen.findByRole('link', { name: sessionsText.continueTraining })).toBeTruthy();
  expect(await keptEntries()).toEqual([]);
});

it('promise 7: begins without a network on a phone that has read nothing yet', async () => {
  openPage(<StartTraining training={TRAINING} />, { outbox });
  await waitFor(() =>
    expect(button(sessionsText.startTraining).getAttribute('aria-disabled')).not.toBe('true'),
  );
  await user.click(button(sessionsText.startTraining));
  await waitFor(async () => expect(await keptEntries()).toHaveLength(1));
});

it('a training left in the middle is ended when she last did a set of it, without a mark', async () => {
  const { client } = serverThat(() => listOf(LEFT));
  openPage(<StartTraining training={TRAINING} />, { outbox, client });
  await user.click(await screen.findByRole('button', { name: sessionsText.endTraining }));
  expect(await screen.findByText(sessionsText.ended)).toBeTruthy();
  expect(screen.queryByText(sessionsText.unfinished)).toBeNull();
  expect(document.activeElement).toBe(button(sessionsText.startTraining));
  const entries = await keptEntries();
  expect(entries.map(({ kind }) => kind)).toEqual(['saveSession']);
  expect(entries[0]?.variables).toMatchObject({
    input: { id: LEFT.id, endDateTime: BEGAN, sets: LEFT.sets },
  });
});

it('promise 2: one that is left without a set is not listed when she ends it, and not deleted: another phone may have done some', async () => {
  const { client } = serverThat(() => listOf({ ...LEFT, sets: [] }));
  openPage(<StartTraining training={TRAINING} />, { outbox, client });
  await user.click(await screen.findByRole('button', { name: sessionsText.endTraining }));
  expect(await screen.findByText(sessionsText.ended)).toBeTruthy();
  expect(screen.queryByText(sessionsText.unfinished)).toBeNull();
  const [ended, ...others] = await keptEntries();
  expect(ended).toMatchObject({
    kind: 'saveSession',
    variables: { input: { id: LEFT.id, revision: 5, endDateTime: BEGAN, minutes: null, sets: [] } },
  });
  expect(others).toEqual([]);
});

it('says so where its end cannot be written to the device', async () => {
  const { client } = serverThat(() => listOf(LEFT));
  openPage(<StartTraining training={TRAINING} />, { outbox, client });
  await screen.findByRole('button', { name: sessionsText.endTraining });
  const { add, put } = IDBObjectStore.prototype;
  const isFull = () => {
    throw new DOMException('no space', 'QuotaExceededError');
  };
  Object.assign(IDBObjectStore.prototype, { add: isFull, put: isFull });
  await user.click(button(sessionsText.endTraining));
  expect((await screen.findByRole('alert')).textContent).toBe(sync.storageFull);
  Object.assign(IDBObjectStore.prototype, { add, put });
  expect(screen.getByText(sessionsText.unfinished)).toBeTruthy();
});

it('asks once whether her music may stop, does as she says, and gives the focus to the start', async () => {
  expect(readAlarmChoice()).toMatchObject({ reach: 'everywhere', isHers: false });
  openPage(<StartTraining training={TRAINING} />, { outbox });
  await user.click(await screen.findByRole('button', { name: cuesText.reaches.screen }));
  expect(readAlarmChoice()).toMatchObject({ reach: 'screen', isHers: true });
  expect(screen.queryByText(cuesText.musicQuestion)).toBeNull();
  expect(document.activeElement).toBe(button(sessionsText.startTraining));
});
