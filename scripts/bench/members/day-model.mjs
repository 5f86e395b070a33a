/** The frequency of each of a member's acts on a day on which she is here, and the load that follows for machines. */

/** @typedef {import('./record-day.mjs').Journey} Journey */
/** @typedef {{ serverMs: number, databaseMs: number, bytesIn: number, bytesOut: number, requests: number, queries: number }} Cost */

/** On so many days of a week is she here, whose weeks are those of lives.mjs. */
export const DAYS_A_WEEK = 4;

/**
 * Journeys a day. The stored data agrees with lives.mjs; how often she looks is assumed. She opens the app in the morning and
 * when she trains, comes back to it between exercises and in the kitchen. Now and then she has a new phone or clears it.
 * @type {Record<Journey, number>}
 */
export const A_DAY = {
  install: 1 / 90,
  start: 2,
  return: 4,
  screens: 1,
  completion: 1.4 / DAYS_A_WEEK,
  session: 0.8 / DAYS_A_WEEK,
  measurement: 0.7 / DAYS_A_WEEK,
  photo: 0.1 / DAYS_A_WEEK,
  mark: 3,
};

/** The share of all members who are here on a day; in lives.mjs only a quarter of them still use the app. */
export const SHARE_HERE = 0.25;
/** The share of a day's work in its busiest hour. */
export const BUSIEST_HOUR = 0.12;
/** A processor is to be busy so much of that hour. */
export const BUSY = 0.6;

const NOTHING = { serverMs: 0, databaseMs: 0, bytesIn: 0, bytesOut: 0, requests: 0, queries: 0 };
const FIGURES = /** @type {(keyof Cost)[]} */ (Object.keys(NOTHING));

/**
 * Returns the cost of a day, from that of one of each journey.
 * @param {Readonly<Record<Journey, Cost>>} costs
 * @param {Readonly<Record<Journey, number>>} [day]
 * @returns {Cost}
 */
export function costOfDay(costs, day = A_DAY) {
  const total = { ...NOTHING };
  for (const journey of /** @type {Journey[]} */ (Object.keys(day)))
    for (const figure of FIGURES) total[figure] += costs[journey][figure] * day[journey];
  return total;
}

/**
 * Processors for so many members in their busiest hour.
 * @param {number} members
 * @param {number} msOfDay Processor time of one member's day.
 */
export function processorsFor(members, msOfDay) {
  return (members * SHARE_HERE * BUSIEST_HOUR * msOfDay) / 1000 / 3600 / BUSY;
}

/** The requests of a second in the busiest hour. */
export function requestsASecond(/** @type {number} */ members, /** @type {number} */ requestsOfDay) {
  return (members * SHARE_HERE * BUSIEST_HOUR * requestsOfDay) / 3600;
}

/**
 * The value below which so much of them lies, by the nearest rank.
 * @param {readonly number[]} values
 * @param {number} share From 0 to 1.
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
