/**
 * Her four weeks of the challenge: the day on which she begins, and what she ticked of which day. Each is a mark of its own, so
 * that the ticks of two phones both stand. A tick's value is the day on which those weeks began: when she begins again, nothing is
 * ticked.
 */
import { daysBetween, isDay } from '../moments.ts';
import type { MarkKind } from './mark-kind.ts';

export const CHALLENGE_DAYS = 28;

export const challenge: MarkKind<string> = {
  name: 'challenge',
  key: /^(?:start|(?:day|habit)\.(?:[1-9]|1\d|2[0-8]))$/,
  maxKept: 1 + 2 * CHALLENGE_DAYS,
  isValue: (value): value is string => typeof value === 'string' && isDay(value),
};

export const CHALLENGE_START = 'start';

/** Returns which of its days it is, counted from 1; undefined before it begins and when it is over. */
export function challengeDayOn(startDay: string, day: string): number | undefined {
  const number = daysBetween(startDay, day) + 1;
  return number >= 1 && number <= CHALLENGE_DAYS ? number : undefined;
}

/** `day` is counted from 1: its training, or its habit. */
export function tickKey(what: 'day' | 'habit', day: number): string {
  return `${what}.${day}`;
}
