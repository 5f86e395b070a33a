// @vitest-environment jsdom
/** A phone asks at these chances what her other devices have stored. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nameOf } from '../../../../contract/marks/merge.ts';
import { marksQuestion } from '../../../../src/platform/marks/marks.question.ts';
import { pullMarks } from '../../../../src/platform/marks/pull-marks.ts';
import { noteRequest } from '../../../../src/offline/connection.ts';
import { type MarkRegister, registerOf } from '../../../../src/offline/mark-register.ts';
import { marksName } from '../../../../src/offline/marks-database.ts';
import { MEMBER } from '../../features/entry-arbitraries.ts';
import { openOutbox, serverThat } from '../../features/member-page.tsx';

const GOAL = { kind: 'week-goal', key: 'trainings', value: '3', changedAt: '2026-11-27T10:00:00.000Z' };
const ENDED = { ...GOAL, value: null, changedAt: '2026-11-27T11:00:00.000Z' };
let marks: object[] = [];
const { client, questions } = serverThat(() => ({
  getMyMarks: { __typename: 'MarkPage', marks, cursor: 'c', hasMore: false },
}));
let visibility: DocumentVisibilityState = 'visible';
let stop = () => {};
let register: MarkRegister;
let gone: string[];

async function untilAsked(times: number): Promise<void> {
  await expect.poll(() => questions).toHaveLength(times);
}

/** Answered after whatever the page asked before. */
const askOnce = () => client.query(marksQuestion.document, {}, { requestPolicy: 'network-only' }).toPromise();

beforeEach(async () => {
  register = registerOf(await openOutbox());
  gone = [];
  marks = [];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  questions.length = 0;
  stop = pullMarks(client, register, (all) => gone.push(...all.map(nameOf)));
  await untilAsked(1);
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
  await untilAsked(2);
  visibility = 'hidden';
  vi.advanceTimersByTime(120_000);
  await askOnce();
  expect(questions).toHaveLength(3);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await untilAsked(4);
});

it('asks again once another request comes through where one had not', async () => {
  noteRequest(false);
  vi.advanceTimersByTime(120_000);
  await askOnce();
  expect(questions).toHaveLength(2);
  noteRequest(true);
  await untilAsked(3);
});

it('asks no more once it is ended', async () => {
  stop();
  vi.advanceTimersByTime(120_000);
  await askOnce();
  expect(questions).toHaveLength(2);
});

it.each([
  ['tells of what another device has ended', false, ['week-goal:trainings']],
  ['tells nobody of it who has left while it was kept', true, []],
])('%s', async (_what, leaves, told) => {
  // The page's first question is answered and kept by then.
  await askOnce();
  await register.take([GOAL]);
  marks = [{ __typename: 'Mark', ...ENDED }];
  register.subscribe(() => leaves && stop());
  // It says so to the other tabs once it is on the disk.
  const kept = new BroadcastChannel(marksName(MEMBER.id));
  const isKept = new Promise((resolve) => kept.addEventListener('message', resolve, { once: true }));
  vi.advanceTimersByTime(30_000);
  await isKept;
  kept.close();
  expect(gone).toEqual(told);
});
