// @vitest-environment jsdom
/** A screen shows a kept answer while the service or the network fails. */
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { measurementsQuestion } from '../../../src/features/diary/measurements/measurements.question.ts';
import { noteRequest } from '../../../src/offline/connection.ts';
import { rememberAge } from '../../../src/reading/answer-age.ts';
import type { Reading } from '../../../src/reading/reading.ts';
import { useQuestion } from '../../../src/reading/use-question.ts';
import { diary, failedAnswer, openCachedClient } from '../../support/cached-client.ts';
import { MEMBER } from '../features/entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../features/member-page.tsx';

beforeAll(completeJsdom);
beforeEach(async () => {
  await openOutbox();
  noteRequest(true);
});

describe('promise 8: an answer that this device keeps', () => {
  /** A diary that was read at `AS_OF`, and a service that answers now with what `answer` returns. */
  async function openDiaryAgain(answer: unknown) {
    const { client: former, storage } = openCachedClient(diary, '1', MEMBER.id);
    await former.query(measurementsQuestion.document, measurementsQuestion.variablesOf());
    rememberAge(MEMBER.id, measurementsQuestion, measurementsQuestion.variablesOf(), AS_OF);
    await storage.handedOver();
    await storage.flushed();
    const { client } = openCachedClient({ DiaryScreen_Measurements: answer }, '1', MEMBER.id);
    const readings: Reading<readonly { id: string }[]>[] = [];
    function Screen() {
      readings.push(useQuestion(measurementsQuestion));
      return null;
    }
    openPage(<Screen />, { client });
    await waitFor(() => expect(readings.at(-1)?.isAsking).toBe(false));
    return readings.at(-1);
  }
  const AS_OF = 1_000;

  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('stays on the screen where the service fails, with its age', async () => {
    const reading = await openDiaryAgain(() => failedAnswer('getMyTimelineByType', 'INTERNAL'));
    expect(reading).toMatchObject({ state: 'ready', asOf: AS_OF, answer: [{ id: 'm1' }] });
  });

  it('has no age where the service has just answered the same', async () => {
    const reading = await openDiaryAgain(diary.DiaryScreen_Measurements);
    expect(reading).toMatchObject({ state: 'ready', asOf: undefined, answer: [{ id: 'm1' }] });
  });
});

it('promise 7: what no network brought is missing for want of a connection, though another request came through since', async () => {
  const { client } = openCachedClient({}, '1', MEMBER.id);
  let reading: Reading<unknown> | undefined;
  function Screen() {
    reading = useQuestion(measurementsQuestion);
    return null;
  }
  openPage(<Screen />, { client });
  await waitFor(() => expect(reading?.isAsking).toBe(false));
  act(() => noteRequest(true));
  expect(reading?.state).toBe('offline');
});
