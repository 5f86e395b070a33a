// @vitest-environment jsdom
/** What a device reads by itself after its start. */
import { Client, fetchExchange } from '@urql/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAhead } from '../../../src/app/read-ahead.ts';

const PAGES = 3;

let asked: string[];

/** Every timeline has three pages; nothing else is known. */
const fetchPage: typeof fetch = async (_input, init) => {
  const { operationName, variables } = JSON.parse(String(init?.body)) as {
    operationName: string;
    variables: { nextToken?: string; type?: string };
  };
  const page = Number(variables.nextToken ?? 1);
  asked.push(`${operationName} ${variables.type ?? ''} ${page}`);
  const nextToken = page < PAGES ? `${page + 1}` : null;
  return Response.json({
    data: { getMyTimelineByType: { __typename: 'Timeline', events: [], nextToken } },
  });
};

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-22T12:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

it('promise 8: reads her whole diary and all she ever did, however many pages they have', async () => {
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    fetch: fetchPage,
    exchanges: [fetchExchange],
  });
  readAhead(client, 'member');
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  const pagesOf = (question: string) => asked.filter((each) => each.startsWith(question));
  for (const question of [
    'DiaryScreen_Measurements',
    'ProgramsScreen_Completions',
    'CalendarScreen_Completions COMPLETEDTRAINING#2026-11',
  ])
    await vi.waitFor(() => expect(pagesOf(question).map((each) => each.at(-1))).toEqual(['1', '2', '3']));
});
