// @vitest-environment jsdom
/** When a phone asks what her other devices have stored. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { marksQuestion } from '../../../../src/features/marks/marks.question.ts';
import { pullMarks } from '../../../../src/features/marks/pull-marks.ts';
import { registerOf } from '../../../../src/offline/mark-register.ts';
import { MEMBER } from '../entry-arbitraries.ts';
import { openOutbox, serverThat } from '../member-page.tsx';

const { client, questions } = serverThat(() => ({
  getMyMarks: { __typename: 'MarkPage', marks: [], cursor: 'c', hasMore: false },
}));
let visibility: DocumentVisibilityState = 'visible';
let stop = () => {};

/** Answered after whatever the page asked before. */
const askOnce = () => client.query(marksQuestion.document, {}, { requestPolicy: 'network-only' }).toPromise();

beforeEach(async () => {
  const outbox = await openOutbox();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  questions.length = 0;
  stop = pullMarks(client, registerOf(outbox), MEMBER.id);
  await vi.waitUntil(() => questions.length === 1);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  visibility = 'visible';
});

it('asks again every half minute while she looks at the page, and not behind her back', async () => {
  vi.advanceTimersByTime(29_000);
  expect(questions).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(questions).toHaveLength(2));
  visibility = 'hidden';
  vi.advanceTimersByTime(120_000);
  await askOnce();
  expect(questions).toHaveLength(3);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(questions).toHaveLength(4));
});

it('asks no more once it is ended', async () => {
  stop();
  vi.advanceTimersByTime(120_000);
  await askOnce();
  expect(questions).toHaveLength(2);
});
