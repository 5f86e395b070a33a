// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { challenge, CHALLENGE_START } from '../../../../../contract/marks/challenge.mark.ts';
import { challengeText } from '../../../../../src/features/training/challenge/challenge.text.ts';
import { ChallengeScreen } from '../../../../../src/features/training/challenge/challenge-screen.tsx';
import { TimetableScreen } from '../../../../../src/features/training/challenge/timetable-screen.tsx';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completeJsdom, openOutbox, openPage, serverThat, VISITOR } from '../../member-page.tsx';

const user = userEvent.setup();
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

/** A page as staff publish it; the path is from the root, in which tests run. */
function published(key: string) {
  const folder = join('content/pages', key);
  const names = readdirSync(folder).toSorted((one, other) => one.localeCompare(other));
  return names.map((id) => {
    const value = readFileSync(join(folder, id), 'utf8');
    return { __typename: 'CMSItem', task: null, drawing: null, key, id, value };
  });
}

const client = () =>
  serverThat(({ operation, variables }) =>
    operation === 'CalendarScreen_Schedule'
      ? { getPublicTimeline: { __typename: 'Timeline', events: [], nextToken: null } }
      : { getCMS: published(String(variables['key'])) },
  ).client;

it('leads her with the press that begins the challenge to her own weeks, which now come first, and ends as calmly', async () => {
  openPage(<ChallengeScreen />, { outbox, client: client() });
  const own = () => screen.getByRole('heading', { level: 2, name: challengeText.own });
  await user.click(await screen.findByRole('button', { name: challengeText.begin }));
  expect(await screen.findByText('Päev 1 / 28')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toBe(own());
  expect(document.activeElement).toBe(own());
  await user.click(screen.getByRole('button', { name: challengeText.leave }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: challengeText.leave }));
  expect(await screen.findByRole('button', { name: challengeText.begin })).toBeTruthy();
  expect(document.activeElement).toBe(own());
});

const days = async () => {
  const week = await screen.findByRole('region', { name: /^1\. nädal/u });
  return within(week)
    .getAllByRole('listitem')
    .map((day) => day.querySelector('strong')?.textContent);
};

it('names the days of the timetable by the day on which she began', async () => {
  await saveMark(registerOf(outbox), challenge, CHALLENGE_START, '2026-11-26');
  openPage(<TimetableScreen />, { outbox, client: client() });
  expect(await days()).toEqual([
    'Neljapäev, 26.\u00A0nov:',
    'Reede, 27.\u00A0nov:',
    'Laupäev, 28.\u00A0nov:',
    'Pühapäev, 29.\u00A0nov:',
    'Esmaspäev, 30.\u00A0nov:',
    'Teisipäev, 1.\u00A0dets:',
    'Kolmapäev, 2.\u00A0dets:',
  ]);
  expect(screen.getByText(challengeText.timetableOwn)).toBeTruthy();
  const last = within(screen.getByRole('region', { name: /^4\. nädal/u }))
    .getAllByRole('listitem')
    .at(-1);
  expect(last?.querySelector('strong')?.textContent).toBe('Kolmapäev, 23.\u00A0dets:');
});

it.each([
  ['a member who has not begun', {}],
  ['a visitor', { session: VISITOR }],
])('counts the days of the timetable for %s: any weekday may be the first', async (_who, session) => {
  openPage(<TimetableScreen />, { ...session, outbox, client: client() });
  expect(await days()).toEqual(['1.', '2.', '3.', '4.', '5.', '6.', '7.'].map((number) => `${number} päev:`));
});
