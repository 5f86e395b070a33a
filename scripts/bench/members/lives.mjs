/**
 * The data that members leave in three years, as a hundred lives that represent all: most try it for some weeks, few stay for
 * years. Every hundred members are these hundred lives, so that a hundred members and a hundred thousand differ in their number
 * alone, and member 42 has as many rows in both.
 */

/** @typedef {{ life: number, weeks: number, measurements: number, completions: number, sessions: number, marks: number, consents: number }} Life */

export const LIVES = 100;
export const YEARS = 3;
export const MOST_WEEKS = 52 * YEARS;

/** Rows that a week of using it leaves. */
export const A_WEEK = { measurements: 0.8, completions: 2.2, sessions: 1.3, marks: 1.9 };
/** Set once: goals, the program, favourites of the first day. */
const FIRST_MARKS = 8;
/** More would end by themselves (contract/marks/). */
const MOST_MARKS = 300;

/**
 * The weeks that a life uses the service: a tail as of a Pareto distribution, which ends at the beginning of the service.
 * @param {number} life
 */
export function weeksOf(life) {
  const share = (life + 0.5) / LIVES;
  return Math.min(MOST_WEEKS, Math.max(1, Math.round(3.9 * (1 - share) ** -0.8)));
}

/** @returns {Life[]} */
export function hundredLives() {
  return Array.from({ length: LIVES }, (_, life) => {
    const weeks = weeksOf(life);
    return {
      life,
      weeks,
      measurements: Math.round(weeks * A_WEEK.measurements),
      completions: Math.round(weeks * A_WEEK.completions),
      sessions: Math.round(weeks * A_WEEK.sessions),
      marks: Math.min(MOST_MARKS, FIRST_MARKS + Math.round(weeks * A_WEEK.marks)),
      consents: 1 + (life % 3),
    };
  });
}

/** The rows of one table that a hundred lives have of what grows with time. */
export function rowsOfHundred() {
  const total = { measurements: 0, completions: 0, sessions: 0, marks: 0, consents: 0 };
  for (const life of hundredLives()) {
    total.measurements += life.measurements;
    total.completions += life.completions;
    total.sessions += life.sessions;
    total.marks += life.marks;
    total.consents += life.consents;
  }
  return total;
}
