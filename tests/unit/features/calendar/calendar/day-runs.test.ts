import { expect, it } from 'vitest';
import { countsAsDone, dayPlanOf } from '../../../../../src/features/calendar/calendar/day-plan.ts';
import { type DayRun, runsOf } from '../../../../../src/features/calendar/calendar/day-runs.ts';
import { sessionsWithEntries } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { completionCard, entryOf, trainingCard } from '../../entry-arbitraries.ts';

const DAY = '2026-11-26';
const at = (time: string) => `${DAY}T${time}:00+02:00`;

const scheduled = (id: string, time: string, locked = false) => ({
  __typename: 'PublicTraining' as const,
  id,
  eventDateTime: at(time),
  liveUrl: null,
  training: { ...trainingCard(id), locked },
});

const loggedAt = (time: string) => {
  const input = { id: `session-${time}`, revision: 1, kind: 'RUN' as const, eventDateTime: at(time) };
  return sessionsWithEntries([], [entryOf('saveSession', { input })]);
};

const done = { completion: completionCard(`${DAY}_t-3_member-1`, 't-3', at('12:00')) };
const trainingSession = {
  id: 'session-12:00',
  revision: 1,
  kind: 'TRAINING' as const,
  trainingId: 't-3',
  name: 'Kükid',
  eventDateTime: at('12:00'),
};
const own = new Map([['a', { trainingId: 't-9', at: `${DAY}T23:59` }]]);
const timesOf = ({ planned, others, own: hers, sessions }: DayRun) =>
  [
    ...planned.map(({ scheduled: { eventDateTime } }) => eventDateTime),
    ...others.map(({ completion }) => completion.eventDateTime),
    ...hers.map((plan) => plan.at),
    ...sessions.map(({ session }) => session.eventDateTime),
  ].map((moment) => moment.slice(11, 16));

it('has the trainings of a day in order of time, whoever planned them, and locked ones last', () => {
  const schedule = [scheduled('t-0', '06:00', true), scheduled('t-1', '07:00'), scheduled('t-2', '18:00')];
  const runs = runsOf(dayPlanOf(DAY, schedule, [done], loggedAt('05:19'), own));
  expect(runs.map(timesOf)).toEqual([['05:19'], ['07:00', '18:00', '12:00'], ['23:59'], ['06:00']]);
});

it('leaves the studio’s trainings under their own heading', () => {
  const schedule = [scheduled('t-1', '07:00'), scheduled('t-2', '18:00')];
  const runs = runsOf(dayPlanOf(DAY, schedule, [], loggedAt('12:00'), own), true);
  expect(runs.map(timesOf)).toEqual([['07:00', '18:00'], ['12:00'], ['23:59']]);
});

it('says of each finished session of a training that is done that day that it is, and of no other', () => {
  const session = (id: string, changes: object) =>
    entryOf('saveSession', { input: { ...trainingSession, id, endDateTime: at('12:20'), ...changes } });
  const sessions = sessionsWithEntries(
    [],
    [
      session('first', {}),
      session('second', { eventDateTime: at('17:00'), endDateTime: at('17:20') }),
      session('other', { trainingId: 't-4' }),
      session('under-way', { endDateTime: null }),
      session('run', { kind: 'RUN', trainingId: null }),
    ],
  );
  const plan = dayPlanOf(DAY, [], [done], sessions);
  const counting = sessions.filter((shown) => countsAsDone(plan, shown));
  expect(counting.map((shown) => shown.session.id).sort()).toEqual(['first', 'second']);
});

it('says once that a training is done: where she logged it, or at its mark where that was refused', () => {
  const input = { ...trainingSession, endDateTime: at('12:20') };
  const sessions = sessionsWithEntries([], [entryOf('saveSession', { input })]);
  const runs = (mark?: 'failed') =>
    runsOf(dayPlanOf(DAY, [], [{ ...done, ...(mark && { mark }) }], sessions));
  expect(runs().map(({ kind }) => kind)).toEqual(['sessions']);
  expect(runs('failed').map(({ kind }) => kind)).toEqual(['trainings', 'sessions']);
  const byHand = { completion: { ...done.completion, eventDateTime: at('12:01') } };
  expect(runsOf(dayPlanOf(DAY, [], [byHand], sessions)).map(timesOf)).toEqual([['12:00'], ['12:01']]);
});
