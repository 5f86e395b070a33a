// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { plannedTraining } from '../../../../../contract/marks/planned-training.mark.ts';
import { addDays, dayOf, momentOf } from '../../../../../contract/moments.ts';
import { WaitingBadge } from '../../../../../src/features/calendar/calendar/waiting-badge.tsx';
import { completeTraining } from '../../../../../src/features/training/completions/complete-training.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { MEMBER, trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

const today = dayOf(momentOf(new Date()));
/** The number on the icon; undefined for none. */
let icon: number | undefined;
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  icon = -1;
  Object.assign(navigator, {
    setAppBadge: (count: number) => Promise.resolve((icon = count)),
    clearAppBadge: () => Promise.resolve((icon = undefined)),
  });
});
afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

const plan = (place: number, trainingId: string, day: string) =>
  act(() =>
    saveMark(registerOf(outbox), plannedTraining, `00000000-0000-4000-8000-00000000000${place}`, {
      trainingId,
      at: `${day}T18:30`,
    }),
  );

it('the icon counts what she planned for today and has not done, and nothing of another day', async () => {
  await plan(1, 't-1', addDays(today, 1));
  openPage(<WaitingBadge member={{ ...MEMBER, groups: [] }} />, { outbox });
  await waitFor(() => expect(icon).toBeUndefined());
  await plan(2, 't-2', today);
  await plan(3, 't-3', today);
  await waitFor(() => expect(icon).toBe(2));
  await act(() => completeTraining(outbox, trainingCard('t-2'), momentOf(new Date())));
  await waitFor(() => expect(icon).toBe(1));
  await act(() => completeTraining(outbox, trainingCard('t-3'), momentOf(new Date())));
  await waitFor(() => expect(icon).toBeUndefined());
});
