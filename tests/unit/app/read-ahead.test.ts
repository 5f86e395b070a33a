// @vitest-environment jsdom
/** The device reads these lists by itself after its start. */
import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAhead } from '../../../src/app/read-ahead.ts';
import { CALENDAR_PAGE_LIMIT } from '../../../contract/limits.ts';
import { momentOf } from '../../../contract/moments.ts';
import { completionsQuestion } from '../../../src/features/training/completions/completions.question.ts';
import { deviceMarksOf } from '../../../src/platform/marks/device-marks.ts';
import { measurementsQuestion } from '../../../src/features/diary/measurements/measurements.question.ts';
import { recallAge, rememberAge } from '../../../src/reading/answer-age.ts';
import type { AnyQuestion } from '../../../src/reading/question.ts';

/** Ages of more than a year ago are forgotten, so no other day will do. */
const NOW = new Date();
const DIARY = 'DiaryScreen_Measurements';
/** The list whose second page cannot be read. */
let broken: string | undefined;

let asked: string[];

let pageCount: number;

/** Every timeline has `pageCount` pages; nothing else is known. */
const fetchPage: typeof fetch = async (_input, init) => {
  const { operationName, variables } = JSON.parse(String(init?.body)) as {
    operationName: string;
    variables: { nextToken?: string; type?: string };
  };
  const page = Number(variables.nextToken ?? 1);
  if (operationName === broken && page === 2) throw new TypeError('no network');
  asked.push(`${operationName} ${variables.type ?? ''} ${page}`);
  const nextToken = page < pageCount ? `${page + 1}` : null;
  return Response.json({
    data: { getMyTimelineByType: { __typename: 'Timeline', events: [], nextToken } },
  });
};

beforeEach(() => {
  asked = [];
  pageCount = 3;
  broken = undefined;
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW });
});
afterEach(() => void vi.useRealTimers());

function start(client = openClient()): void {
  readAhead(client, 'member', deviceMarksOf('member'));
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
}

function openClient(): Client {
  return new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    fetch: fetchPage,
    requestPolicy: 'cache-and-network',
    exchanges: [cacheExchange, fetchExchange],
  });
}

/** As a screen reads it that says how old its answer is; the clock then stands at `asOf`. */
async function readByScreen(client: Client, asOf: number): Promise<void> {
  const variables = { limit: CALENDAR_PAGE_LIMIT };
  await client.query(measurementsQuestion.document, variables).toPromise();
  rememberAge('member', measurementsQuestion, variables, asOf);
}

const pagesOf = (question: string) =>
  asked.filter((each) => each.startsWith(question)).map((each) => each.at(-1));

it('promise 8: reads her whole diary and all she ever did, however many pages they have', async () => {
  start();
  for (const question of [
    DIARY,
    'ProgramsScreen_Completions',
    `CalendarScreen_Completions COMPLETEDTRAINING#${momentOf(NOW).slice(0, 7)}`,
  ])
    await expect.poll(() => pagesOf(question)).toEqual(['1', '2', '3']);
});

it('remembers when a list was read only if it was read to its end', async () => {
  broken = DIARY;
  start();
  const age = (question: AnyQuestion) => recallAge('member', question, { limit: CALENDAR_PAGE_LIMIT });
  await expect.poll(() => age(completionsQuestion)).toBeDefined();
  expect(pagesOf(DIARY)).toEqual(['1']);
  expect(age(measurementsQuestion)).toBeUndefined();
});

it('asks nothing again that the first screen has just read', async () => {
  pageCount = 1;
  const client = openClient();
  await readByScreen(client, Date.now());
  start(client);
  await expect.poll(() => pagesOf('ProgramsScreen_Completions')).toEqual(['1']);
  expect(pagesOf(DIARY)).toEqual(['1']);
});

it.each([
  ['before this start', -1_000],
  ['by a clock that was ahead', 3_600_000],
])('promise 8: reads again what was read %s', async (_when, aheadMs) => {
  pageCount = 1;
  const client = openClient();
  await readByScreen(client, Date.now() + aheadMs);
  start(client);
  await expect.poll(() => pagesOf(DIARY)).toEqual(['1', '1']);
});

it('promise 8: reads every page of which the first screen may have read the first alone', async () => {
  const client = openClient();
  await readByScreen(client, Date.now());
  start(client);
  await expect.poll(() => pagesOf(DIARY)).toEqual(['1', '1', '2', '3']);
});
