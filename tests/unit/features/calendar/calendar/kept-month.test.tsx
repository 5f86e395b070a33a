// @vitest-environment jsdom
/** A month that this phone has kept, and what it has read since of all that she has done. */
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CALENDAR_PAGE_LIMIT } from '../../../../../contract/limits.ts';
import { useEventsOfMonth } from '../../../../../src/features/calendar/calendar/use-events-of-month.ts';
import {
  completionsQuestion,
  monthsCompletionsQuestion,
} from '../../../../../src/features/training/completions/completions.question.ts';
import { noteRequest } from '../../../../../src/offline/connection.ts';
import { rememberAge } from '../../../../../src/reading/answer-age.ts';
import { useQuestion } from '../../../../../src/reading/use-question.ts';
import { beginOnEmptyDevice, openCachedClient, timeline } from '../../../../support/cached-client.ts';
import { completionCard, MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

const QUESTIONS = { ofMonth: monthsCompletionsQuestion, everything: completionsQuestion };
const MONTH = '2026-09';
const PAGE = CALENDAR_PAGE_LIMIT;

beforeAll(completeJsdom);
beforeEach(async () => {
  beginOnEmptyDevice();
  await openOutbox();
});
afterEach(() => {
  act(() => noteRequest(true));
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const done = (day: string, training = 't') =>
  completionCard(`${day}_${training}_${MEMBER.id}`, training, `${day}T18:00:00+03:00`);

interface Read {
  at: number;
  events: ReturnType<typeof done>[];
}

/** The month as it is without a network, after both were read in the order of their moments. */
async function keptMonth(month: Read, everything: Read) {
  const readings = [
    {
      question: monthsCompletionsQuestion,
      variables: monthsCompletionsQuestion.variablesOf(MONTH),
      ...month,
    },
    { question: completionsQuestion, variables: completionsQuestion.variablesOf(), ...everything },
  ];
  const answers: Record<string, unknown> = {};
  const { client } = openCachedClient(answers, '1', MEMBER.id);
  for (const { question, variables, at, events } of readings.toSorted((one, other) => one.at - other.at)) {
    answers[question.name] = ({ nextToken }: { nextToken?: string }) =>
      nextToken === undefined
        ? timeline(events.slice(0, PAGE), events.length > PAGE ? 'further' : null)
        : timeline(events.slice(PAGE));
    await client.query(question.document, variables);
    if (events.length > PAGE) await client.query(question.document, { ...variables, nextToken: 'further' });
    rememberAge(MEMBER.id, question, variables, at);
    delete answers[question.name];
  }
  noteRequest(false);
  let shown: ReturnType<typeof useEventsOfMonth<ReturnType<typeof done>>> | undefined;
  let isSettled = false;
  function Screen() {
    shown = useEventsOfMonth(QUESTIONS, MONTH);
    const { isWhole, isAsking } = useQuestion(completionsQuestion);
    isSettled = shown.state === 'ready' && isWhole && !isAsking;
    return null;
  }
  openPage(<Screen />, { client });
  await waitFor(() => expect(isSettled).toBe(true));
  return { days: shown?.events.map(({ eventDateTime }) => eventDateTime.slice(0, 10)), asOf: shown?.asOf };
}

it('promise 8: has what another phone has added to it and taken back since it was read', async () => {
  const kept = await keptMonth(
    { at: 1_000, events: [done('2026-09-20'), done('2026-09-05')] },
    { at: 2_000, events: [done('2026-11-02'), done('2026-09-25'), done('2026-09-05'), done('2026-08-30')] },
  );
  expect(kept).toEqual({ days: ['2026-09-25', '2026-09-05'], asOf: 2_000 });
});

it('stays as it was read last, where all that she has done was read before', async () => {
  const kept = await keptMonth(
    { at: 2_000, events: [done('2026-09-05')] },
    { at: 1_000, events: [done('2026-09-20'), done('2026-09-05')] },
  );
  expect(kept).toEqual({ days: ['2026-09-05'], asOf: 2_000 });
});

it('stays as it was read where the first page of all that she has done ends within it', async () => {
  const others = Array.from({ length: PAGE - 1 }, (_, index) => done('2026-10-10', `t-${index}`));
  const kept = await keptMonth(
    { at: 1_000, events: [done('2026-09-20'), done('2026-09-05')] },
    { at: 2_000, events: [...others, done('2026-09-25'), done('2026-09-20')] },
  );
  expect(kept).toEqual({ days: ['2026-09-20', '2026-09-05'], asOf: 1_000 });
});
