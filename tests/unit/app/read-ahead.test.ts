// @vitest-environment jsdom
/** What a device reads by itself after its start. */
import { Client, fetchExchange } from '@urql/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAhead } from '../../../src/app/read-ahead.ts';
import { CALENDAR_PAGE_LIMIT } from '../../../src/contract/limits.ts';
import { completionsQuestion } from '../../../src/features/completions/completions.question.ts';
import { measurementsQuestion } from '../../../src/features/measurements/measurements.question.ts';
import { recallAge } from '../../../src/reading/answer-age.ts';
import type { AnyQuestion } from '../../../src/reading/question.ts';

const PAGES = 3;
const DIARY = 'DiaryScreen_Measurements';
/** Whose second page cannot be had. */
let broken: string | undefined;

let asked: string[];

/** Every timeline has three pages; nothing else is known. */
const fetchPage: typeof fetch = async (_input, init) => {
  const { operationName, variables } = JSON.parse(String(init?.body)) as {
    operationName: string;
    variables: { nextToken?: string; type?: string };
  };
  const page = Number(variables.nextToken ?? 1);
  if (operationName === broken && page === 2) throw new TypeError('no network');
  asked.push(`${operationName} ${variables.type ?? ''} ${page}`);
  const nextToken = page < PAGES ? `${page + 1}` : null;
  return Response.json({
    data: { getMyTimelineByType: { __typename: 'Timeline', events: [], nextToken } },
  });
};

beforeEach(() => {
  asked = [];
  broken = undefined;
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-22T12:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

function start(): void {
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    fetch: fetchPage,
    exchanges: [fetchExchange],
  });
  readAhead(client, 'member');
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
}

const pagesOf = (question: string) =>
  asked.filter((each) => each.startsWith(question)).map((each) => each.at(-1));

it('promise 8: reads her whole diary and all she ever did, however many pages they have', async () => {
  start();
  for (const question of [
    DIARY,
    'ProgramsScreen_Completions',
    'CalendarScreen_Completions COMPLETEDTRAINING#2026-11',
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
