/** A day, minute by minute, as the job sees it: at most one reminder, never in her quiet hours, whatever the clocks do. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentInTallinn } from '../../../../../server/core/tallinn-time.ts';
import type { Plan } from '../../../../../server/modules/reminders/reminder.rules.ts';
import { lifeOfReminder, planToRemindOf } from '../../../../../server/modules/reminders/reminder.rules.ts';
import type { QuietHours } from '../../../../../src/contract/marks/quiet-hours.mark.ts';
import { isQuiet, USUAL_QUIET_HOURS } from '../../../../../src/contract/marks/quiet-hours.mark.ts';
import { addDays, dayOf } from '../../../../../src/contract/moments.ts';

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
  at: string;
  plan: Plan;
}

/** Thirty hours from before midnight on, with the note that the job takes of each day. */
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
    const at = momentInTallinn(now);
    const today = dayOf(at);
    const done = new Set([doneId]);
    const plan = reminded.has(today)
      ? null
      : planToRemindOf({ now, day: today, time: at.slice(11, 16), plans, quiet, done });
    if (plan === null) continue;
    reminded.add(today);
    sent.push({ at, plan });
  }
  return sent;
}

describe('over a day with its night', () => {
  it('she is reminded at most once, of what she planned for that day and has not done, and never in her quiet hours', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const sent = walk(given);
        expect(new Set(sent.map(({ at }) => dayOf(at))).size).toBe(sent.length);
        for (const { at, plan } of sent) {
          expect(dayOf(plan.at)).toBe(dayOf(at));
          expect(plan.trainingId).not.toBe(given.doneId);
          expect(isQuiet(given.quiet, at.slice(11, 16))).toBe(false);
          expect(isQuiet(given.quiet, plan.at.slice(11))).toBe(false);
          expect(lifeOfReminder(plan, at.slice(11, 16))).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
  });

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
      { numRuns: 200 },
    );
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
