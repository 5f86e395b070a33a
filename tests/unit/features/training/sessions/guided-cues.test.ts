/** The sounds of a training from a moment on, if she taps nothing. */
import { describe, expect, it } from 'vitest';
import { cuesAhead } from '../../../../../src/features/training/sessions/guided-cues.ts';
import { beginGuided, guidedAfter } from '../../../../../src/features/training/sessions/guided-session.ts';
import { onceStep as step, setsOfSteps as setsOf } from '../../../../support/written-plan.ts';

/** `countdown 2` at two seconds from the start. */
function heard(state: Parameters<typeof cuesAhead>[0], sets: Parameters<typeof cuesAhead>[1]): string[] {
  return cuesAhead(state, sets).map(({ kind, at }) => `${kind} ${at / 1000}`);
}

const interval = setsOf(step('harkhupe', 'SECONDS', 40, 20), step('plank', 'SECONDS', 30, 20));

describe('the cues of a training', () => {
  it('are halfway, three seconds down, start, change and end, each at its moment, over the whole of an interval', () => {
    expect(heard(beginGuided(interval, 0), interval).join(', ')).toBe(
      [
        'countdown 2, countdown 3, countdown 4, start 5',
        'halfway 25, countdown 42, countdown 43, countdown 44, change 45',
        'countdown 62, countdown 63, countdown 64, start 65',
        'halfway 80, countdown 92, countdown 93, countdown 94, end 95',
      ].join(', '),
    );
  });

  it('end with the rest before a set that she counts', () => {
    const sets = setsOf(step('plank', 'SECONDS', 30, 20), step('kukk', 'REPETITIONS', 12, 60));
    expect(heard(beginGuided(sets, 0), sets).at(-1)).toBe('start 55');
    const counted = guidedAfter(beginGuided(sets, 0), { type: 'look' }, sets, 60_000);
    expect(heard(counted, sets)).toEqual([]);
  });

  it('pause while she has stopped the time, and start from there when she continues', () => {
    const paused = guidedAfter(beginGuided(interval, 0), { type: 'pause' }, interval, 1000);
    expect(heard(paused, interval)).toEqual([]);
    const resumed = guidedAfter(paused, { type: 'resume' }, interval, 61_000);
    expect(heard(resumed, interval).slice(0, 4).join(', ')).toBe(
      'countdown 62, countdown 63, countdown 64, start 65',
    );
  });

  it('begin from there after a rest that was skipped or made longer', () => {
    const rest = guidedAfter(beginGuided(interval, 0), { type: 'look' }, interval, 46_000);
    const skipped = guidedAfter(rest, { type: 'skip', at: 1 }, interval, 50_000);
    expect(heard(skipped, interval).at(-1)).toBe('end 80');
    const longer = guidedAfter(rest, { type: 'longer', seconds: 15 }, interval, 50_000);
    expect(heard(longer, interval)[3]).toBe('start 80');
  });
});
