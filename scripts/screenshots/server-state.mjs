/** The state left by a member's earlier acts, or by those on another phone: kept by the server before a screen is taken. */
import { daysAgo } from './days.mjs';

/** @typedef {import('./screen.d.ts').Visit} Visit */

/** A program that is open to everyone, and its trainings in order. */
export const PROGRAM = 'hoog-sisse';
const ORDER = [
  ['sinu-esimene-treening', 'laua-taga-istuja-venitus', 'helikond-tempokas-pool-tundi'],
  ['sinu-esimene-treening', 'tantsi-koogis', 'kindel-koht'],
  ['hommikune-aratus', 'sinu-esimene-treening', 'helikond-tempokas-pool-tundi'],
  ['treening-toolil', 'sinu-esimene-treening', 'kindel-koht', 'tantsi-koogis'],
].flat();
/** The gym training whose sets are counted, timed and weighed. */
export const GYM = 'jalapaev-jousaalis';
/** The weights that she lifted five weeks ago, and the increase each week since. */
const LIFTS = [
  { exerciseId: 'kukk-kangiga', exercise: 'Kükk kangiga', from: 30, by: 2.5, repetitions: 8, sets: 4 },
  {
    exerciseId: 'rumeenia-joutomme-kangiga',
    exercise: 'Rumeenia jõutõmme kangiga',
    from: 25,
    by: 2.5,
    repetitions: 10,
    sets: 3,
  },
  { exerciseId: 'jalapress', exercise: 'Jalapress', from: 60, by: 5, repetitions: 12, sets: 3 },
];
const WEEKS = 5;

/**
 * Asks the server with the authorization that her own page has just used.
 * @param {Visit} visit
 * @param {string} query
 * @param {object} [variables]
 */
export async function ask({ page, context, origin }, query, variables = {}) {
  if (!authorizations.has(context)) authorizations.set(context, await authorizationOf(page, origin));
  const response = await context.request.post(`${origin}/graphql`, {
    headers: { authorization: authorizations.get(context) ?? '' },
    data: { query, variables },
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

/** @type {WeakMap<import('playwright-core').BrowserContext, string>} */
const authorizations = new WeakMap();

/**
 * @param {import('playwright-core').Page} page
 * @param {string} origin
 */
async function authorizationOf(page, origin) {
  const asked = page.waitForRequest(
    (request) => request.url() === `${origin}/graphql` && 'authorization' in request.headers(),
  );
  await page.goto(`${origin}/calendar`);
  return (await asked).headers()['authorization'] ?? '';
}

/**
 * @param {Visit} visit
 * @param {{ kind: string, key: string, value: unknown }[]} marks
 */
export async function setMarks(visit, marks) {
  const changedAt = new Date().toISOString();
  const input = marks.map(({ kind, key, value }) => ({
    kind,
    key,
    value: value === null ? null : JSON.stringify(value),
    changedAt,
  }));
  await ask(visit, 'mutation ($input: [MarkInput!]!) { saveMarks(input: $input) { key } }', { input });
}

/**
 * @typedef {object} ProgramState
 * @property {number} begun days ago
 * @property {number} [done] how many of its trainings, one a day
 * @property {boolean} [isDoneToday] the last of them
 * @property {number[]} [weekdays]
 * @property {{ from: number, to?: number }} [pause] days ago
 */

/**
 * @param {Visit} visit
 * @param {ProgramState} state
 */
export async function setProgram(visit, { begun, done = 0, isDoneToday = false, weekdays, pause }) {
  const { getMyMarks } = await ask(visit, '{ getMyMarks { marks { kind key } } }');
  const former = getMyMarks.marks.filter(
    (/** @type {{ kind: string }} */ { kind }) => kind === 'program-pause',
  );
  await setMarks(
    visit,
    former.map((/** @type {{ kind: string, key: string }} */ mark) => ({ ...mark, value: null })),
  );
  await forgetTrainings(visit);
  const startedAt = momentAgo(begun, '00:00:00');
  const to = pause?.to === undefined ? {} : { to: daysAgo(pause.to) };
  await setMarks(visit, [
    { kind: 'program-start', key: PROGRAM, value: { startedAt, pauses: [] } },
    { kind: 'program-weekdays', key: PROGRAM, value: weekdays ?? [1, 2, 3, 4, 5, 6, 7] },
    ...(pause ? [{ kind: 'program-pause', key: `${PROGRAM}.${daysAgo(pause.from)}`, value: to }] : []),
  ]);
  for (const [index, id] of ORDER.slice(0, done).entries()) {
    const days = done - 1 - index + (isDoneToday ? 0 : 1);
    // A moment that was taken back completes nothing, so each is new.
    const at = new Date(Date.now() - days * 86_400_000).toISOString();
    await ask(visit, COMPLETE, { id, at });
  }
}

const COMPLETE =
  'mutation ($id: ID!, $at: DateTime) { completeTraining(id: $id, eventDateTime: $at) { id } }';
const UNCOMPLETE = 'mutation ($id: ID!) { uncompleteTraining(id: $id) }';
const COMPLETED = `{ getMyTimelineByType(type: "COMPLETEDTRAINING", limit: 500) {
  events { id ... on CompletedTraining { training { id } } }
} }`;

/** @param {Visit} visit */
async function forgetTrainings(visit) {
  const { getMyTimelineByType } = await ask(visit, COMPLETED);
  for (const { id, training } of getMyTimelineByType.events)
    if (ORDER.includes(training.id)) await ask(visit, UNCOMPLETE, { id });
}

/**
 * Her weeks of the challenge, with what she ticked of the days so far.
 * @param {Visit} visit
 * @param {{ begun: number }} state days ago
 */
export async function setChallenge(visit, { begun }) {
  const startDay = daysAgo(begun);
  const past = Array.from({ length: Math.min(begun, 28) }, (_, index) => index + 1);
  const ticks = past.flatMap((day) => [
    ...(day % 3 === 0 ? [] : [`day.${day}`]),
    ...(day % 4 === 0 ? [] : [`habit.${day}`]),
  ]);
  await setMarks(visit, [{ kind: 'challenge', key: 'start', value: startDay }]);
  await setMarks(
    visit,
    ticks.map((key) => ({ kind: 'challenge', key, value: startDay })),
  );
}

/**
 * Five weeks of barbell sets, each heavier than the one before.
 * @param {Visit} visit
 */
export async function setLifts(visit) {
  for (let week = 0; week < WEEKS; week += 1) {
    const at = momentAgo(7 * (WEEKS - week), '18:00:00');
    const sets = LIFTS.flatMap(({ exerciseId, exercise, from, by, repetitions, sets: count }) =>
      Array.from({ length: count }, (_, index) => ({
        exerciseId,
        exercise,
        number: index + 1,
        repetitions,
        weight: from + by * week,
        doneAt: at,
      })),
    );
    const id = `5e550000-0000-4000-8000-00000000000${week}`;
    const input = { id, revision: 1, kind: 'GYM', eventDateTime: at, minutes: 45 + week, sets };
    await ask(visit, 'mutation ($input: SessionInput!) { saveSession(input: $input) { id } }', { input });
  }
}

/**
 * @param {number} days
 * @param {string} time
 */
function momentAgo(days, time) {
  return `${daysAgo(days)}T${time}+02:00`;
}
