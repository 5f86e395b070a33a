// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { challenge, CHALLENGE_START, tickKey } from '../../../../../contract/marks/challenge.mark.ts';
import { addDays, dayOf, momentOf } from '../../../../../contract/moments.ts';
import { ChallengeOfDay } from '../../../../../src/features/training/challenge/challenge-of-day.tsx';
import { challengeWeeksOf } from '../../../../../src/features/training/challenge/challenge-days.ts';
import { challengeRunOf } from '../../../../../src/features/training/challenge/challenge-run.ts';
import { challengeText } from '../../../../../src/features/training/challenge/challenge.text.ts';
import { OwnChallenge } from '../../../../../src/features/training/challenge/own-challenge.tsx';
import { completeTraining } from '../../../../../src/features/training/completions/complete-training.ts';
import { undoCompletion } from '../../../../../src/features/training/completions/undo-completion.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { WRONG_YEAR } from '../../../../../src/language/check-moment.ts';
import { formatDayWithWeekday, formatWeekdaySeenFrom } from '../../../../../src/language/dates.ts';
import { actions } from '../../../../../src/language/words.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { startDayText } from '../../../../../src/ui/start-day.text.ts';
import { trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, keptEntries, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const user = userEvent.setup();
const today = dayOf(momentOf(new Date()));
/** Path from the root, in which tests run. */
const FOLDER = 'content/pages/timetable';
/** As staff publish them. */
const PUBLISHED = readdirSync(FOLDER)
  .toSorted((one, other) => one.localeCompare(other))
  .map((name) => ({
    __typename: 'CMSItem' as const,
    task: null,
    drawing: null,
    key: 'timetable',
    id: name,
    value: readFileSync(join(FOLDER, name), 'utf8'),
  }));
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

const keep = (key: string, day: string | null) => saveMark(registerOf(outbox), challenge, key, day);
const open = (items = PUBLISHED) => openPage(<OwnChallenge items={items} />, { outbox });
const bar = (name: string) => screen.getByRole<HTMLProgressElement>('progressbar', { name });
const day = (number: number) => {
  const date = formatDayWithWeekday(addDays(today, number - 1));
  const heading = screen.getByRole('heading', {
    level: 3,
    name: new RegExp(`^${number}\\. päev, ${date}`, 'u'),
  });
  return within(heading.closest('li') ?? document.body);
};

describe('the published weeks', () => {
  it('are four of seven days, of which some are for rest', () => {
    const days = challengeWeeksOf(PUBLISHED)?.flatMap((week) => week.days) ?? [];
    expect(days.map(({ number }) => number)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
    expect(days.filter(({ isRest }) => isRest)).toHaveLength(12);
    expect(days[0]?.text).toContain('[Sinu esimene treening](/studio/sinu-esimene-treening)');
  });

  it('cannot be ticked where one of them has no days', () => {
    expect(challengeWeeksOf(PUBLISHED.slice(1))).toBeUndefined();
    expect(
      challengeWeeksOf([...PUBLISHED.slice(1), { ...PUBLISHED[0]!, value: '# Tulekul' }]),
    ).toBeUndefined();
  });
});

describe('her own four weeks', () => {
  it.each([
    ['a day is gone', PUBLISHED.map((item) => ({ ...item, value: item.value.replace(/^- .+\n/mu, '') }))],
    ['a week is gone', PUBLISHED.slice(0, 3)],
    ['a fifth week has come', [...PUBLISHED, { ...PUBLISHED[0]!, id: '05' }]],
    ['all are gone', []],
  ])('stay with all that she ticked where staff change the weeks: %s', async (_, items) => {
    await keep(CHALLENGE_START, addDays(today, -22));
    await keep(tickKey('day', 3), addDays(today, -22));
    await keep(tickKey('habit', 23), addDays(today, -22));
    open(items);
    expect(await screen.findByText('Päev 23 / 28')).toBeTruthy();
    expect([bar(challengeText.trainings).value, bar(challengeText.habits).value]).toEqual([1, 1]);
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    expect(ticked.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      `3. päev: ${challengeText.trainingDone}`,
      `23. päev: ${challengeText.habitDone}`,
    ]);
  });

  it('stand on their day of the calendar too', async () => {
    await keep(CHALLENGE_START, today);
    const { client } = serverThat(({ operation }) =>
      operation === 'PageScreen_Cms' ? { getCMS: PUBLISHED.slice(0, 3) } : undefined,
    );
    openPage(<ChallengeOfDay day={today} today={today} />, { outbox, client });
    expect(await screen.findByRole('checkbox', { name: /Harjumus tehtud$/u })).toBeTruthy();
  });

  it('cannot be begun where the weeks are not whole', () => {
    open(PUBLISHED.slice(1));
    expect(screen.queryByRole('button', { name: challengeText.begin })).toBeNull();
  });

  it('begin today, and each tick is one entry of its own, which can be taken back', async () => {
    open();
    await user.click(screen.getByRole('button', { name: challengeText.begin }));
    expect(await screen.findByText('Päev 1 / 28')).toBeTruthy();
    expect(day(2).queryByRole('checkbox', { name: new RegExp(challengeText.trainingDone) })).toBeNull();
    await user.click(day(1).getByRole('checkbox', { name: new RegExp(challengeText.trainingDone) }));
    await user.click(day(2).getByRole('checkbox', { name: new RegExp(challengeText.habitDone) }));
    await expect.poll(() => bar(challengeText.trainings).value).toBe(1);
    await expect.poll(() => bar(challengeText.habits).value).toBe(1);
    await user.click(day(1).getByRole('checkbox', { name: new RegExp(challengeText.trainingDone) }));
    await expect.poll(() => bar(challengeText.trainings).value).toBe(0);
    const kept = (await keptEntries()).flatMap((entry) =>
      entry.kind === 'saveMarks' ? entry.variables.input : [],
    );
    expect(kept.map(({ key, value }) => [key, value])).toEqual([
      [CHALLENGE_START, JSON.stringify(today)],
      [tickKey('habit', 2), JSON.stringify(today)],
      [tickKey('day', 1), null],
    ]);
  });

  it('end only when she has answered that they shall, and the focus stays with them', async () => {
    open();
    const heading = screen.getByRole('heading', { level: 2, name: challengeText.own });
    const ask = () => user.click(screen.getByRole('button', { name: challengeText.leave }));
    const answer = (name: string) =>
      user.click(
        within(screen.getByRole('dialog', { name: challengeText.leaveQuestion })).getByRole('button', {
          name,
        }),
      );
    await user.click(screen.getByRole('button', { name: challengeText.begin }));
    expect(await screen.findByText('Päev 1 / 28')).toBeTruthy();
    expect(document.activeElement).toBe(heading);
    await ask();
    await answer(actions.back);
    expect(screen.getByText('Päev 1 / 28')).toBeTruthy();
    await ask();
    await answer(challengeText.leave);
    expect(await screen.findByRole('button', { name: challengeText.begin })).toBeTruthy();
    expect(document.activeElement).toBe(heading);
  });

  it('end with all that she ticked, and come back with it', async () => {
    await keep(CHALLENGE_START, today);
    await keep(tickKey('day', 1), today);
    await keep(tickKey('habit', 1), today);
    open();
    const begin = () => screen.findByRole('button', { name: challengeText.begin });
    const leave = async () => {
      await user.click(screen.getByRole('button', { name: challengeText.leave }));
      const question = within(screen.getByRole('dialog', { name: challengeText.leaveQuestion }));
      await user.click(question.getByRole('button', { name: challengeText.leave }));
    };
    await leave();
    await begin();
    await user.click(await screen.findByRole('button', { name: actions.undo }));
    await expect.poll(() => screen.queryByRole('button', { name: challengeText.leave })).toBeTruthy();
    expect([bar(challengeText.trainings).value, bar(challengeText.habits).value]).toEqual([1, 1]);
    await leave();
    await user.click(await begin());
    expect(await screen.findByText('Päev 1 / 28')).toBeTruthy();
    expect([bar(challengeText.trainings).value, bar(challengeText.habits).value]).toEqual([0, 0]);
  });

  it('may have begun on a day that is past, but not so long ago that they are over', async () => {
    open();
    const field = screen.getByLabelText(startDayText.label);
    fireEvent.change(field, { target: { value: addDays(today, -28) } });
    await user.click(screen.getByRole('button', { name: challengeText.begin }));
    expect(screen.getByText(/^Vali .+ või hilisem päev\.$/)).toBeTruthy();
    fireEvent.change(field, { target: { value: addDays(today, -27) } });
    await user.click(screen.getByRole('button', { name: challengeText.begin }));
    expect(await screen.findByText('Päev 28 / 28')).toBeTruthy();
  });

  it.each(['2100-01-01', '9999-12-31'])(
    'begin on no day of a year that cannot be meant: %s',
    async (date) => {
      open();
      const field = screen.getByLabelText(startDayText.label);
      fireEvent.change(field, { target: { value: date } });
      await user.click(screen.getByRole('button', { name: challengeText.begin }));
      expect(await screen.findByText(WRONG_YEAR)).toBeTruthy();
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(await keptEntries()).toEqual([]);
    },
  );

  it('begin on no day where she has emptied the field or not typed the year to its end', async () => {
    open();
    const field = screen.getByLabelText<HTMLInputElement>(startDayText.label);
    for (const [typed, fault] of [
      ['', startDayText.missing],
      ['0002-12-05', WRONG_YEAR],
    ] as const) {
      fireEvent.change(field, { target: { value: typed } });
      expect(field.value).toBe(typed);
      await user.click(screen.getByRole('button', { name: challengeText.begin }));
      expect(await screen.findByText(fault)).toBeTruthy();
      expect(field.value).toBe(typed);
    }
    expect(await keptEntries()).toEqual([]);
  });

  it('may begin on a day to come', async () => {
    await keep(CHALLENGE_START, addDays(today, 3));
    open();
    const date = formatWeekdaySeenFrom(today, addDays(today, 3), 'adessive');
    expect(screen.getByText(/^Väljakutse algab/).textContent).toBe(`Väljakutse algab ${date}.`);
  });

  it('say the year of a start that is years away', async () => {
    await keep(CHALLENGE_START, '2062-12-04');
    open();
    expect(screen.getByText('Väljakutse algab esmaspäeval, 4. detsembril 2062.')).toBeTruthy();
  });

  it('are empty when she begins again, and say when they are over', async () => {
    await keep(CHALLENGE_START, addDays(today, -28));
    await keep(tickKey('day', 1), addDays(today, -28));
    open();
    expect(screen.getByText(challengeText.over)).toBeTruthy();
    expect(bar(challengeText.trainings).value).toBe(1);
    await act(() => keep(CHALLENGE_START, today));
    expect(bar(challengeText.trainings).value).toBe(0);
  });

  it('have a day done by its training, without a tick of its own, until that is taken back', async () => {
    await keep(CHALLENGE_START, today);
    open();
    const trained = () => day(1).getByRole<HTMLInputElement>('checkbox', { name: /Treening tehtud/ });
    expect(trained().checked).toBe(false);
    const mark = await act(() =>
      completeTraining(outbox, trainingCard('sinu-esimene-treening'), momentOf(new Date())),
    );
    expect([trained().checked, trained().disabled]).toEqual([true, true]);
    expect(day(1).getByText(challengeText.inCalendar)).toBeTruthy();
    expect(bar(challengeText.trainings).value).toBe(1);
    await act(() => undoCompletion(outbox, mark));
    expect([trained().checked, trained().disabled]).toEqual([false, false]);
    expect(bar(challengeText.trainings).value).toBe(0);
    // Her start, and what did the day, which counts for nothing without it.
    expect((await keptEntries()).map(({ kind }) => kind)).toEqual(['saveMarks', 'saveMarks']);
  });

  it('lead each day to the calendar', async () => {
    await keep(CHALLENGE_START, today);
    open();
    const tomorrow = addDays(today, 1);
    const link = screen.getByRole('link', { name: `2. päev, ${formatDayWithWeekday(tomorrow)}` });
    expect(link.getAttribute('href')).toBe(`/calendar/${tomorrow}`);
  });

  it('are none before she begins', () => {
    expect(challengeRunOf(new Map(), challengeWeeksOf(PUBLISHED) ?? [], [], today)).toBeUndefined();
  });
});
