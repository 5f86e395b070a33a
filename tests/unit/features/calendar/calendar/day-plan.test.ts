import { describe, expect, it } from 'vitest';
import { countsOf, dayPlanOf } from '../../../../../src/features/calendar/calendar/day-plan.ts';
import { completionsWithEntries } from '../../../../../src/features/training/completions/completions-with-entries.ts';
import { sessionsWithEntries } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { completionCard, entryOf, MEMBER, trainingCard } from '../../entry-arbitraries.ts';

function scheduled(id: string, trainingId: string, eventDateTime: string) {
  return {
    __typename: 'PublicTraining' as const,
    id,
    eventDateTime,
    liveUrl: null,
    training: trainingCard(trainingId),
  };
}

const SCHEDULE = [
  scheduled('s-2', 't-2', '2026-11-20T18:00:00+02:00'),
  scheduled('s-1', 't-1', '2026-11-20T07:00:00+02:00'),
  scheduled('s-3', 't-3', '2026-11-21T07:00:00+02:00'),
];

describe('what she planned', () => {
  const plans = new Map([
    ['b', { trainingId: 't-9', at: '2026-11-20T19:00' }],
    ['a', { trainingId: 't-8', at: '2026-11-20T06:30' }],
    ['c', { trainingId: 't-9', at: '2026-11-21T06:30' }],
  ]);

  it('stands on its day, in order of time, and counts as planned', () => {
    const plan = dayPlanOf('2026-11-20', SCHEDULE, [], [], plans);
    expect(plan.own.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(countsOf(plan)).toMatchObject({ planned: 4, done: 0 });
  });

  it('is done when she did that training on that day, at whatever hour, and on no other day', () => {
    const done = completionCard('2026-11-20_t-9_member-1', 't-9', '2026-11-20T06:00:00+02:00');
    const on = (day: string) => dayPlanOf(day, [], [{ completion: done }], [], plans);
    expect(on('2026-11-20').own.map(({ key }) => key)).toEqual(['a']);
    expect(countsOf(on('2026-11-20'))).toMatchObject({ planned: 1, done: 1 });
    expect(on('2026-11-21').own.map(({ key }) => key)).toEqual(['c']);
  });

  it('is one to do where the schedule has it too', () => {
    const same = new Map([['a', { trainingId: 't-3', at: '2026-11-21T18:00' }]]);
    expect(countsOf(dayPlanOf('2026-11-21', SCHEDULE, [], [], same)).planned).toBe(1);
  });

  it('is done once where the schedule has it twice that day', () => {
    const twice = [...SCHEDULE, scheduled('s-4', 't-3', '2026-11-21T18:00:00+02:00')];
    const done = completionCard('2026-11-21_t-3_member-1', 't-3', '2026-11-21T07:00:00+02:00');
    expect(countsOf(dayPlanOf('2026-11-21', twice, [{ completion: done }], []))).toMatchObject({
      planned: 0,
      done: 1,
    });
  });
});

describe('the plan of a day', () => {
  it('lists its own trainings in the order of the day, together with unplanned ones that were done', () => {
    const done = completionCard('2026-11-20_t-9_member-1', 't-9', '2026-11-20T12:00:00+02:00');
    const plan = dayPlanOf('2026-11-20', SCHEDULE, [{ completion: done }], []);
    expect(plan.planned.map(({ scheduled: { id } }) => id)).toEqual(['s-1', 's-2']);
    expect(plan.others.map(({ completion }) => completion.training.id)).toEqual(['t-9']);
  });

  it('matches a completion to the planned training of the same day, at whatever hour it was done', () => {
    const done = completionCard('2026-11-20_t-2_member-1', 't-2', '2026-11-20T06:00:00+02:00');
    const plan = dayPlanOf('2026-11-20', SCHEDULE, [{ completion: done }], []);
    expect(plan.planned.find(({ scheduled: { id } }) => id === 's-2')?.done?.completion).toBe(done);
    expect(countsOf(plan)).toEqual({ planned: 1, done: 1, hasWaiting: false, hasFailed: false });
  });

  it('counts a training done at half past midnight for the day by her own clock', () => {
    const done = completionCard('2026-12-01_t-1_member-1', 't-1', '2026-12-01T00:30:00+02:00');
    expect(countsOf(dayPlanOf('2026-12-01', SCHEDULE, [{ completion: done }], [])).done).toBe(1);
    expect(countsOf(dayPlanOf('2026-11-30', SCHEDULE, [{ completion: done }], [])).done).toBe(0);
  });

  it('counts what she logged herself on the day, and says that it waits', () => {
    const input = { id: 's', revision: 1, kind: 'RUN' as const, eventDateTime: '2026-11-20T23:30:00+02:00' };
    const sessions = sessionsWithEntries([], [entryOf('saveSession', { input })]);
    const countsOn = (day: string) => countsOf(dayPlanOf(day, [], [], sessions));
    expect(countsOn('2026-11-20')).toEqual({ planned: 0, done: 1, hasWaiting: true, hasFailed: false });
    expect(countsOn('2026-11-21')).toMatchObject({ done: 0, hasWaiting: false });
  });

  it('promise 5: says that something on a day is waiting, or was refused', () => {
    const variables = { id: 't-1', eventDateTime: '2026-11-20T07:30:00+02:00' };
    const of = (state: 'waiting' | 'refused') =>
      countsOf(
        dayPlanOf(
          '2026-11-20',
          SCHEDULE,
          completionsWithEntries([], [entryOf('completeTraining', variables, { state })], MEMBER),
          [],
        ),
      );
    expect(of('waiting')).toMatchObject({ hasWaiting: true, hasFailed: false });
    expect(of('refused')).toMatchObject({ hasWaiting: false, hasFailed: true });
  });
});
