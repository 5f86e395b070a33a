/**
 * A hundred callers at once ask for one member's dearest answers, filled as far as she can fill them: how many are answered in a
 * second, how much memory the process takes, and how long another member waits meanwhile. They come from many networks:
 * the limits of one network are raised, those of a member and of an operation hold.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDemoSignIn } from './demo-sign-in.mjs';
import { buildStale } from '../build.mjs';
import { start } from './started-process.mjs';

const PORT = 4293;
const AT_ONCE = 100;
const ATTACK_MS = 5_000;
const origin = `http://127.0.0.1:${PORT}`;

/** @typedef {{ name: string, path: string, query?: string, variables?: object, token?: string }} Attack */

/** @param {Attack} attack */
async function call({ path, query, variables, token }) {
  const response = await fetch(origin + path, {
    method: query === undefined ? 'GET' : 'POST',
    headers: {
      ...(query !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(query !== undefined && { body: JSON.stringify({ query, variables }) }),
  });
  const text = await response.text();
  return { isGiven: response.status === 200 && !text.includes('"errors"'), text };
}

/**
 * @param {string} token
 * @param {string} query
 * @param {object} [variables]
 */
async function ask(token, query, variables) {
  const { isGiven, text } = await call({
    name: '',
    path: '/graphql',
    query,
    token,
    ...(variables && { variables }),
  });
  if (!isGiven) throw new Error(text.slice(0, 500));
  return JSON.parse(text).data;
}

/** Her shopping list and her trainings, as long as the limits let them be. */
async function fill(/** @type {string} */ token) {
  const changedAt = new Date().toISOString();
  const value = JSON.stringify({ text: 'Küünlad '.repeat(12).trim(), addedAt: changedAt });
  for (let batch = 0; batch < 6; batch += 1)
    await ask(token, 'mutation ($input: [MarkInput!]!) { saveMarks(input: $input) { key } }', {
      input: Array.from({ length: 50 }, () => ({
        kind: 'shopping-own',
        key: randomUUID(),
        value,
        changedAt,
      })),
    });
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const sets = Array.from({ length: 200 }, (_, at) => ({
    exercise: `Kükk ${Math.floor(at / 100)}`,
    number: 1 + (at % 100),
    doneAt: `${day}T08:10:00Z`,
  }));
  for (let count = 0; count < 25; count += 1)
    await ask(token, 'mutation ($input: SessionInput!) { saveSession(input: $input) { revision } }', {
      input: {
        id: randomUUID(),
        revision: 1,
        kind: 'GYM',
        eventDateTime: `${day}T08:05:00Z`,
        endDateTime: `${day}T08:50:00Z`,
        sets,
      },
    });
}

/** @param {string} token @returns {Promise<Attack[]>} */
async function attacksOn(token) {
  const { createShoppingLink: link } = await ask(token, 'mutation { createShoppingLink { url } }');
  const { renewMyCalendarFeed: feed } = await ask(token, 'mutation { renewMyCalendarFeed }');
  const path = '/graphql';
  return [
    {
      name: 'the shared shopping list',
      path,
      query: 'query ($token: String!) { getSharedShoppingList(token: $token) { marks { kind key value } } }',
      variables: { token: new URL(link.url).hash.slice(1) },
    },
    {
      name: 'her trainings with 200 sets each',
      path,
      query:
        '{ getMySessions { events { ... on TrainingSession { id sets { exercise number doneAt } } } nextToken } }',
      token,
    },
    { name: 'her marks', path, query: '{ getMyMarks(limit: 500) { marks { kind key value } } }', token },
    { name: 'the digest of the content', path, query: '{ getContentDigest { __typename } }', token },
    { name: 'her calendar’s address', path: new URL(feed).pathname },
    { name: 'forms to upload a picture', path: '/profile/upload', token },
    { name: 'links to her shopping list', path, query: 'mutation { createShoppingLink { url } }', token },
    { name: 'her data as one file', path, query: '{ exportMyData }', token },
  ];
}

/** @param {number | undefined} pid */
async function memoryMb(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
}

/** @param {Attack} attack @param {string} other @param {number | undefined} pid */
async function measure(attack, other, pid) {
  const until = performance.now() + ATTACK_MS;
  const counts = { given: 0, refused: 0 };
  /** @type {number[]} */
  const waits = [];
  let most = 0;
  const attacking = Array.from({ length: AT_ONCE }, async () => {
    while (performance.now() < until) counts[(await call(attack)).isGiven ? 'given' : 'refused'] += 1;
  });
  while (performance.now() < until) {
    const begun = performance.now();
    await ask(other, '{ getMyProfile { id } }');
    waits.push(performance.now() - begun);
    most = Math.max(most, await memoryMb(pid));
  }
  await Promise.all(attacking);
  waits.sort((a, b) => a - b);
  const perSecond = (/** @type {number} */ count) => (count / (ATTACK_MS / 1000)).toFixed(0);
  return {
    name: `${AT_ONCE} at once ask for ${attack.name}`,
    figure: `${perSecond(counts.given)} given and ${perSecond(counts.refused)} refused a second`,
    detail: `at most ${most.toFixed(0)} MB; another member waits ${waits.at(-1)?.toFixed(0)} ms at most`,
  };
}

export async function benchAttacks() {
  await buildStale();
  const signIn = await openDemoSignIn();
  const folder = await mkdtemp(join(tmpdir(), 'hoog-attacks-'));
  const server = await start('dist/server/main.js', PORT, { DATA_DIR: folder, PUBLIC_URL: origin });
  try {
    const [member, other] = await Promise.all(
      ['premium@example.com', 'basic@example.com'].map((email) => signIn(origin, email)),
    );
    await fill(member);
    const rows = [];
    for (const attack of await attacksOn(member)) rows.push(await measure(attack, other, server.pid));
    return rows;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
