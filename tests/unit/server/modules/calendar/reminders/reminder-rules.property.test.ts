/** A day, minute by minute, as the job sees it: at most one reminder, never in her quiet hours, whatever the clocks do. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentInTallinn, tallinnMoment } from '../../../../../../server/core/tallinn-time.ts';
import type { Plan } from '../../../../../../server/modules/calendar/reminders/reminder.rules.ts';
import {
  daysToRemindOf,
  lifeOfReminder,
  planToRemindOf,
  thenAt,
} from '../../../../../../server/modules/calendar/reminders/reminder.rules.ts';
import type { QuietHours } from '../../../../../../contract/marks/quiet-hours.mark.ts';
import { isQuiet, USUAL_QUIET_HOURS } from '../../../../../../contract/marks/quiet-hours.mark.ts';
import { addDays, dayOf } from '../../../../../../contract/moments.ts';
import { draws } from '../../../../../support/draws.ts';

const MINUTE_MS = 60_000;
/** An ordinary day, and those on which the clocks go back and forward in Tallinn. */
const DAYS = ['2026-11-20', '2026-10-25', '2027-03-28'];

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const quietHours: fc.Arbitrary<QuietHours> = fc.record({ from: clock, to: clock });
const plansOn = (day: string): fc.Arbitrary<Plan[]> =>
  fc.array(
    fc
      .record({ trainingId: fc.constantFrom('a', 'b', 'c'), time: clock, next: fc.boolean() })
      .map(({ trainingId, time, next }) => ({
        trainingId,
        at: `${next ? addDays(day, 1) : day}T${time}`,
        changedAt: new Date('2026-10-01T00:00:00Z'),
      })),
    { maxLength: 5 },
  );
const situation = fc.constantFrom(...DAYS).chain((day) =>
  fc.record({
    day: fc.constant(day),
    plans: plansOn(day),
    quiet: quietHours,
    doneId: fc.constantFrom('a', 'b', 'none'),
    everyMinutes: fc.integer({ min: 1, max: 5 }),
  }),
);

interface Sent {
  now: Date;
  at: string;
  plan: Plan;
}

const minutesTo = ({ plan, now }: Sent) =>
  (Date.parse(tallinnMoment(dayOf(plan.at), plan.at.slice(11))) - now.getTime()) / MINUTE_MS;

/** Thirty hours from before midnight on, with the note that the job takes of each day whose plans it has reminded of. */
function walk({
  day,
  plans,
  quiet,
  doneId,
  everyMinutes,
}: typeof situation extends fc.Arbitrary<infer S> ? S : never): Sent[] {
  const sent: Sent[] = [];
  const reminded = new Set<string>();
  const start = Date.parse(`${day}T00:00:00Z`) - 3 * 60 * MINUTE_MS;
  for (let passed = 0; passed <= 30 * 60; passed += everyMinutes) {
    const now = new Date(start + passed * MINUTE_MS);
    const then = thenAt(now);
    for (const planDay of daysToRemindOf(then)) {
      if (reminded.has(planDay)) continue;
      const plan = planToRemindOf({ ...then, planDay, plans, quiet, done: new Set([doneId]) });
      if (plan === null) continue;
      reminded.add(planDay);
      sent.push({ now, at: momentInTallinn(now), plan });
    }
  }
  return sent;
}

describe('over a day with its night', () => {
  it('she is reminded of each day at most once, of what she has not done, an hour before it or later, and never in her quiet hours', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const sent = walk(given);
        expect(new Set(sent.map(({ plan }) => dayOf(plan.at))).size).toBe(sent.length);
        for (const each of sent) {
          const { now, at, plan } = each;
          expect(minutesTo(each)).toBeLessThanOrEqual(60);
          expect(minutesTo(each)).toBeGreaterThanOrEqual(-5);
          expect(plan.trainingId).not.toBe(given.doneId);
          expect(isQuiet(given.quiet, at.slice(11, 16))).toBe(false);
          expect(isQuiet(given.quiet, plan.at.slice(11))).toBe(false);
          expect(lifeOfReminder(plan, now)).toBeGreaterThan(0);
        }
      }),
      { numRuns: draws(300) },
    );
  }, 120_000);

  it('what she planned for an hour that is not quiet is reminded of', () => {
    const loud = fc
      .tuple(fc.constantFrom(...DAYS), clock)
      .filter(([, time]) => !isQuiet(USUAL_QUIET_HOURS, time));
    fc.assert(
      fc.property(loud, fc.integer({ min: 1, max: 5 }), ([day, time], everyMinutes) => {
        const plan: Plan = { trainingId: 'a', at: `${day}T${time}`, changedAt: new Date('2026-10-01') };
        const sent = walk({ day, plans: [plan], quiet: USUAL_QUIET_HOURS, doneId: 'none', everyMinutes });
        expect(sent.map((each) => each.plan)).toEqual([plan]);
      }),
      { numRuns: draws(200) },
    );
  }, 120_000);
});

describe('what she planned for the night', () => {
  const planned = (at: string, quiet: QuietHours, changedAt = new Date('2026-10-01')) => {
    const plan: Plan = { trainingId: 'a', at, changedAt };
    // From the evening before on.
    const day = addDays(dayOf(at), -1);
    const sent = [0, 1].flatMap((later) =>
      walk({ day: addDays(day, later), plans: [plan], quiet, doneId: 'none', everyMinutes: 1 }),
    );
    return sent.map((each) => each.at)[0];
  };
  const none = { from: '03:00', to: '03:00' };

  it('for half past midnight, is reminded of at half past eleven, as long as both are not quiet', () => {
    expect(planned('2026-11-20T00:30', none)).toBe('2026-11-19T23:30:00+02:00');
    expect(planned('2026-11-20T00:30', { from: '01:00', to: '08:00' })).toBe('2026-11-19T23:30:00+02:00');
    expect(planned('2026-11-20T00:30', { from: '00:00', to: '08:00' })).toBeUndefined();
    expect(planned('2026-11-20T00:30', USUAL_QUIET_HOURS)).toBeUndefined();
  });

  it('is reminded of as soon as it is not quiet any more, on whichever side of midnight', () => {
    expect(planned('2026-11-20T00:30', { from: '21:00', to: '23:45' })).toBe('2026-11-19T23:45:00+02:00');
    expect(planned('2026-11-20T00:30', { from: '21:00', to: '00:10' })).toBe('2026-11-20T00:10:00+02:00');
    expect(planned('2026-11-20T00:00', none)).toBe('2026-11-19T23:00:00+02:00');
    expect(planned('2026-11-20T00:59', none)).toBe('2026-11-19T23:59:00+02:00');
    expect(planned('2026-11-20T01:00', none)).toBe('2026-11-20T00:00:00+02:00');
  });

  it('is reminded of an hour before it passes, also where the clock changes in that hour', () => {
    // At four it is three again, and at three it is four.
    expect(planned('2026-10-25T04:30', none)).toBe('2026-10-25T03:30:00+02:00');
    expect(planned('2027-03-28T04:30', none)).toBe('2027-03-28T02:30:00+02:00');
    expect(planned('2026-10-25T00:30', none)).toBe('2026-10-24T23:30:00+03:00');
    expect(planned('2027-03-28T00:30', none)).toBe('2027-03-27T23:30:00+02:00');
  });
});

describe('the usual quiet hours', () => {
  it('are from nine in the evening to eight in the morning', () => {
    const times = ['20:59', '21:00', '23:59', '00:00', '07:59', '08:00'];
    expect(times.map((time) => isQuiet(USUAL_QUIET_HOURS, time))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('are none where she lets them end when they begin', () => {
    expect(['00:00', '12:00', '21:00'].map((time) => isQuiet({ from: '21:00', to: '21:00' }, time))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
