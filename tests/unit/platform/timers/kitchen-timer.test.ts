import { describe, expect, it } from 'vitest';
import {
  continueTimer,
  formatCountdown,
  isKitchenTimers,
  isTimerDone,
  pauseTimer,
  remainingMs,
  removeTimer,
  ringDue,
  startTimer,
} from '../../../../src/platform/timers/kitchen-timer.ts';
import type { KitchenTimer } from '../../../../src/platform/timers/kitchen-timer.ts';
import { overText } from '../../../../src/platform/timers/timer-list.tsx';

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

const soup = {
  id: 'soup/2/0',
  recipeId: 'soup',
  recipeName: 'Supp',
  step: 2,
  label: '20 minutit',
  seconds: 1200,
};
const eggs = { ...soup, id: 'soup/3/5', step: 3, label: '7 minutit', seconds: 420 };

const only = (timers: readonly KitchenTimer[]): KitchenTimer => {
  const [timer] = timers;
  if (!timer || timers.length !== 1) throw new Error('There is not one timer');
  return timer;
};

describe('a kitchen timer', () => {
  it('knows after 25 minutes of a locked phone that 20 minutes ended five minutes ago', () => {
    const timer = only(startTimer([], soup, NOON));
    expect(remainingMs(timer, NOON + 25 * MINUTE)).toBe(-5 * MINUTE);
    expect(isTimerDone(timer, NOON + 25 * MINUTE)).toBe(true);
  });

  it('stops while it is paused', () => {
    const paused = pauseTimer(startTimer([], soup, NOON), soup.id, NOON + 5 * MINUTE);
    expect(remainingMs(only(paused), NOON + 90 * MINUTE)).toBe(15 * MINUTE);
    const resumed = continueTimer(paused, soup.id, NOON + 90 * MINUTE);
    expect(remainingMs(only(resumed), NOON + 91 * MINUTE)).toBe(14 * MINUTE);
  });

  it('cannot be paused once its time is over', () => {
    const over = pauseTimer(startTimer([], soup, NOON), soup.id, NOON + 21 * MINUTE);
    expect(only(over).endsAt).toBe(NOON + 20 * MINUTE);
  });

  it('restarts when it is started again', () => {
    const again = startTimer(startTimer([], soup, NOON), soup, NOON + 30 * MINUTE);
    expect(only(again).endsAt).toBe(NOON + 50 * MINUTE);
  });

  it('runs beside others, and removing it leaves them', () => {
    const both = startTimer(startTimer([], soup, NOON), eggs, NOON);
    expect(both.map(({ id }) => id)).toEqual([soup.id, eggs.id]);
    expect(only(removeTimer(both, soup.id)).id).toBe(eggs.id);
  });

  it('rings once, while a running one does not', () => {
    const both = startTimer(startTimer([], soup, NOON), eggs, NOON);
    const rung = ringDue(both, NOON + 8 * MINUTE);
    expect(rung.map(({ isRung }) => isRung)).toEqual([false, true]);
    expect(ringDue(rung, NOON + 9 * MINUTE)).toBe(rung);
  });
});

describe('the wording of a timer', () => {
  it('counts down to 0:00 and no further', () => {
    expect(formatCountdown(20 * MINUTE)).toBe('20:00');
    expect(formatCountdown(64_100)).toBe('1:05');
    expect(formatCountdown(80 * MINUTE)).toBe('1:20:00');
    expect(formatCountdown(1)).toBe('0:01');
    expect(formatCountdown(-5000)).toBe('0:00');
  });

  it('says „Aeg on täis!“ in the first minute, then how long ago', () => {
    expect(overText(59_000)).toBe('Aeg on täis!');
    expect(overText(2 * MINUTE + 30_000)).toBe('Aeg sai täis 2 min tagasi');
  });
});

describe('stored data', () => {
  it('is used only if it consists of timers', () => {
    expect(isKitchenTimers(JSON.parse(JSON.stringify(startTimer([], soup, NOON))))).toBe(true);
    expect(isKitchenTimers([{ id: 'soup' }])).toBe(false);
    expect(isKitchenTimers({})).toBe(false);
  });
});
