// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../../../contract/paths.ts';
import { ExerciseScreen } from '../../../../../src/features/training/exercise-history/exercise-screen.tsx';
import { historyText } from '../../../../../src/features/training/exercise-history/exercise-history.text.ts';
import { HistoryScreen } from '../../../../../src/features/training/exercise-history/history-screen.tsx';
import { sessionsText } from '../../../../../src/features/training/sessions/sessions.text.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import {
  completeJsdom,
  openOutbox,
  openPage,
  serverThat,
  VISITOR,
  withoutNetwork,
} from '../../member-page.tsx';

const SQUAT = { exerciseId: 'kukk-kangiga', exercise: 'Kükk kangiga', number: 1 };
let outbox: Outbox;

const stored = (day: string, weight: number) => ({
  __typename: 'TrainingSession',
  id: day,
  revision: 1,
  kind: 'GYM',
  trainingId: null,
  name: null,
  eventDateTime: `${day}T18:00:00+02:00`,
  endDateTime: null,
  minutes: 30,
  effort: null,
  note: null,
  place: null,
  sets: [
    {
      __typename: 'PerformedSet',
      ...SQUAT,
      repetitions: 8,
      seconds: null,
      weight,
      side: null,
      doneAt: `${day}T18:05:00+02:00`,
    },
  ],
});

/** Pages of one session; the page after them never comes if `isCut`. */
const serverWith = (sessions: readonly ReturnType<typeof stored>[], isCut = false) =>
  serverThat(({ operation, variables }) => {
    const index = Number(variables['nextToken'] ?? 0);
    const session = sessions[index];
    if (operation !== 'CalendarScreen_EverySession' || !session) return undefined;
    const isLast = index === sessions.length - 1 && !isCut;
    const nextToken = isLast ? null : String(index + 1);
    return { getMyTimelineByType: { __typename: 'Timeline', events: [session], nextToken } };
  }).client;

const waits = (weight: number) =>
  outbox.add('saveSession', {
    input: {
      id: '5d0c7a52-3c55-4c8a-9f5e-0d2f4b8f6a10',
      revision: 1,
      kind: 'GYM',
      eventDateTime: '2026-11-20T18:00:00+02:00',
      sets: [{ ...SQUAT, repetitions: 8, weight, doneAt: '2026-11-20T18:05:00+02:00' }],
    },
  });

const openExercise = (client = withoutNetwork()) =>
  openPage(<ExerciseScreen />, {
    outbox,
    client,
    address: paths.exercises.to(SQUAT.exerciseId),
    pattern: paths.exercises.pattern,
  });
const times = async () => {
  const list = await screen.findByRole('region', { name: historyText.all });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
};

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

describe('the history of an exercise', () => {
  it('has a set that waits, with no network and nothing else on the phone', async () => {
    await waits(20);
    openExercise();
    expect(await screen.findByRole('heading', { level: 1, name: SQUAT.exercise })).toBeTruthy();
    expect(await times()).toEqual(['20. november 20268 × 20 kg · maht 160 kg']);
  });

  it('joins what waits to every page of the server, and says „Rekord“ in words', async () => {
    await waits(25);
    openExercise(serverWith([stored('2026-11-13', 20), stored('2025-01-10', 22.5)]));
    await screen.findByText(/10\.\sjaanuar 2025/u, { selector: 'a' });
    expect(await times()).toEqual([
      `20. november 20268 × 25 kg · maht 200 kg${sessionsText.record}`,
      '13. november 20268 × 20 kg · maht 160 kg',
      '10. jaanuar 20258 × 22,5 kg · maht 180 kg',
    ]);
  });

  it('has her best set on the day to which she moved its session, and its weight to the hundredth', async () => {
    openExercise(
      serverWith([{ ...stored('2026-11-25', 22.26), eventDateTime: '2026-11-18T18:00:00+02:00' }]),
    );
    expect(await times()).toEqual(['18. november 20268 × 22,26 kg · maht 178,08 kg']);
    const best = screen.getByText(historyText.bestSet).parentElement;
    expect(best?.textContent?.replaceAll('\u00A0', ' ')).toContain('8 × 22,26 kg18. november 2026');
  });

  it('says that a page is missing, and calls nothing a record, which that page may have beaten', async () => {
    await waits(25);
    openExercise(serverWith([stored('2026-11-13', 20)], true));
    expect(await screen.findByText(historyText.notAllRead)).toBeTruthy();
    expect(await times()).toEqual([
      '20. november 20268 × 25 kg · maht 200 kg',
      '13. november 20268 × 20 kg · maht 160 kg',
    ]);
  });
});

describe('the list of exercises', () => {
  const openList = (client = withoutNetwork()) =>
    openPage(<HistoryScreen />, { outbox, client, address: paths.exercises.to() });

  it('leads to each, and lets her download all of it', async () => {
    openList(serverWith([stored('2026-11-13', 20)]));
    const link = await screen.findByRole('link', { name: SQUAT.exercise });
    expect(link.getAttribute('href')).toBe(paths.exercises.to(SQUAT.exerciseId));
    expect(await screen.findByRole('button', { name: historyText.csv })).toBeTruthy();
  });

  it('says with its year when she did one last, where that was another year', async () => {
    openList(serverWith([stored('2025-11-13', 20)]));
    const link = await screen.findByRole('link', { name: SQUAT.exercise });
    const row = link.closest('li');
    expect(row?.textContent?.replaceAll('\u00A0', ' ')).toContain('13. novembril 2025');
  });

  it('lets her download no table with a page missing', async () => {
    openList(serverWith([stored('2026-11-13', 20)], true));
    expect(await screen.findByText(historyText.notAllRead)).toBeTruthy();
    expect(screen.queryByRole('button', { name: historyText.csv })).toBeNull();
  });

  it('asks a visitor to sign in', () => {
    openPage(<HistoryScreen />, { session: VISITOR, address: paths.exercises.to() });
    expect(screen.getByText(historyText.signInTitle)).toBeTruthy();
  });
});
