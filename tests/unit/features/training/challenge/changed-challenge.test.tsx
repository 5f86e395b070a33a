// @vitest-environment jsdom
/** Her days of the challenge, if staff change its days afterwards. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { challenge, CHALLENGE_START, tickKey } from '../../../../../contract/marks/challenge.mark.ts';
import { addDays, dayOf, momentOf } from '../../../../../contract/moments.ts';
import { ChallengeOfDay } from '../../../../../src/features/training/challenge/challenge-of-day.tsx';
import { challengeText } from '../../../../../src/features/training/challenge/challenge.text.ts';
import { OwnChallenge } from '../../../../../src/features/training/challenge/own-challenge.tsx';
import { completeTraining } from '../../../../../src/features/training/completions/complete-training.ts';
import { undoCompletion } from '../../../../../src/features/training/completions/undo-completion.ts';
import { countingMark } from '../../../../../src/platform/marks/mark-value.ts';
import { inTurn, saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { closeRegister, registerOf } from '../../../../../src/offline/mark-register.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import { trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const today = dayOf(momentOf(new Date()));
const start = addDays(today, -1);
const REST = ['Kolmapäev', 'Neljapäev', 'Reede', 'Laupäev', 'Pühapäev'].map((day) => `${day}:** puhkus`);
/** Each week begins with two days of these trainings; the other days are for rest. */
const weeksOf = (monday: string, tuesday: string, habit = 'klaas vett') =>
  ['1', '2', '3', '4'].map((id) => ({
    __typename: 'CMSItem' as const,
    task: null,
    drawing: null,
    key: 'timetable',
    id,
    value: `# Nädal\n\nHarjumus: ${habit}.\n\n${[`Esmaspäev:** ${monday}`, `Teisipäev:** ${tuesday}`, ...REST]
      .map((line) => `- **${line}`)
      .join('\n')}`,
  }));
const SQUATS = '[Kükid](/studio/kykid), 15 minutit';
const WALK = '[Kõnd](/studio/kond), 15 minutit';
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  await saveMark(registerOf(outbox), challenge, CHALLENGE_START, start);
});

const doSquats = (moment: string) => completeTraining(outbox, trainingCard('kykid'), moment);
const isKept = (number: number) =>
  countingMark(registerOf(outbox).marks, challenge, tickKey('day', number)) !== undefined;
function open(items = weeksOf(SQUATS, SQUATS)) {
  cleanup();
  openPage(<OwnChallenge items={items} />, { outbox });
}
const day = (number: number) => {
  const heading = screen.getByRole('heading', { level: 3, name: new RegExp(`^${number}\\. päev,`, 'u') });
  return within(heading.closest('li') ?? document.body);
};
const training = (number: number) =>
  day(number).queryByRole<HTMLInputElement>('checkbox', {
    name: new RegExp(challengeText.trainingDone, 'u'),
  });
const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: challengeText.trainings });

it.each([
  ['has another training', WALK, 8],
  ['has one more', `${SQUATS} ja ${WALK}`, 8],
  ['is for rest', 'puhkus', 5],
])('stays done where its day %s by now', async (_, monday, all) => {
  await doSquats(`${start}T18:00:00+02:00`);
  open();
  await waitFor(() => expect(isKept(1)).toBe(true));
  open(weeksOf(monday, SQUATS));
  expect(training(1)?.checked).toBe(true);
  expect(day(1).getByText(challengeText.inCalendar)).toBeTruthy();
  expect([bar().value, bar().max]).toEqual([1, all]);
});

it('stays ticked by hand where its day is for rest by now, and its habit where that is another', async () => {
  await saveMark(registerOf(outbox), challenge, tickKey('day', 1), start);
  await saveMark(registerOf(outbox), challenge, tickKey('habit', 1), start);
  open(weeksOf('puhkus', SQUATS, 'kümme minutit õues'));
  expect(training(1)?.checked).toBe(true);
  expect(
    day(1).getByRole<HTMLInputElement>('checkbox', { name: new RegExp(challengeText.habitDone, 'u') })
      .checked,
  ).toBe(true);
  expect(bar().value).toBe(1);
});

it('is kept by the calendar’s day too, and goes with the training that she takes back', async () => {
  const items = weeksOf(SQUATS, SQUATS);
  const { client } = serverThat(({ operation }) =>
    operation === 'PageScreen_Cms' ? { getCMS: items } : undefined,
  );
  const entry = await doSquats(momentOf(new Date()));
  openPage(<ChallengeOfDay day={today} today={today} />, { outbox, client });
  await waitFor(() => expect(isKept(2)).toBe(true));
  open(weeksOf(SQUATS, WALK));
  expect(training(2)?.checked).toBe(true);
  await act(() => undoCompletion(outbox, entry));
  expect(training(2)?.checked).toBe(false);
  expect(bar().value).toBe(0);
});

it('says nothing of other four weeks that she begins', async () => {
  await doSquats(`${start}T18:00:00+02:00`);
  open();
  await waitFor(() => expect(isKept(1)).toBe(true));
  cleanup();
  await saveMark(registerOf(outbox), challenge, CHALLENGE_START, today);
  await doSquats(momentOf(new Date()));
  open(weeksOf(WALK, WALK));
  expect(bar().value).toBe(0);
});

it('leaves what she ticks of four weeks that she has begun on another phone since, which this one has not heard of', async () => {
  const other = await Outbox.open('her other phone', 'test');
  const [here, there] = [registerOf(outbox), registerOf(other)];
  await saveMark(there, challenge, CHALLENGE_START, today);
  await saveMark(there, challenge, tickKey('day', 1), today);
  await doSquats(`${start}T18:00:00+02:00`);
  open();
  await waitFor(() => expect(isKept(1)).toBe(true));
  const [kept, ticked] = [here, there].map(({ marks }) =>
    [...marks.values()].filter(({ key }) => key === 'day.1'),
  );
  await act(() => Promise.all([here.take(ticked ?? []), there.take(kept ?? [])]));
  await act(() => inTurn(here, async () => undefined));
  const tick = { value: JSON.stringify(today) };
  expect([here, there].map(({ marks }) => marks.get('challenge:day.1'))).toMatchObject([tick, tick]);
  closeRegister(other);
  other.close();
});
