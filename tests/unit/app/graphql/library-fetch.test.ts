/** A network that answers later than the library does. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { libraryFetch } from '../../../../src/app/graphql/library-fetch.ts';
import {
  trainingQuestion,
  videoQuestion,
} from '../../../../src/features/training/trainings/trainings.question.ts';
import { type LibraryTraining, withLibrary } from '../../../../src/library/library-database.ts';
import { OF_SERVICE } from '../../../../src/reading/answer-from-library.ts';
import type { AnyQuestion } from '../../../../src/reading/question.ts';
import { wipeDevice } from '../../../support/offline/device.ts';
import { trainingCard } from '../../features/entry-arbitraries.ts';

const VIEWER = 'member';
const URGENT = { type: 'refresh-library', isUrgent: true };
const card = {
  ...trainingCard('t-1'),
  description: 'vana',
  plan: null,
  soundcloudUrl: null,
  chapters: null,
};
const film = (signature: string) => `/closed-media/videos/kukk.mp4?signature=${signature}`;
const KEPT: LibraryTraining = { ...card, videoBytes: 1000, video: film('vana') };
let told: unknown[];
let answerLate: (training: object) => void;
let kept: typeof fetch;

/** Answers when the test says so, unless it was given up before, as a browser gives up. */
const network: typeof fetch = (_input, init) =>
  new Promise((resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    answerLate = (getTraining) => resolve(Response.json({ data: { getTraining } }));
  });

const keepLibrary = (checkedAt: number, training = KEPT) =>
  withLibrary(VIEWER, async (library) => {
    await library.put('trainings', [training], 'all');
    await library.put('state', { checkedAt, groups: '' }, 'state');
  });

function request(question: AnyQuestion, init: RequestInit): Promise<Response> {
  const body = JSON.stringify({ operationName: question.name, variables: { id: 't-1' } });
  return kept('http://localhost/graphql', { ...init, body });
}

/** Asks as the client does, which ends its request with the first answer, and gives the late one after that. */
async function askAndAnswer(question: AnyQuestion, late: object): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asking = new AbortController();
  const asked = request(question, { signal: asking.signal });
  await vi.advanceTimersByTimeAsync(1_500);
  const first: unknown = await (await asked).json();
  asking.abort();
  vi.useRealTimers();
  answerLate(late);
  return first;
}

beforeEach(async () => {
  wipeDevice();
  told = [];
  const active = { postMessage: (message: unknown) => told.push(message) };
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active }) } });
  kept = libraryFetch(VIEWER, network);
  await keepLibrary(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows what the library has, and has it renewed when the service then says what is newer', async () => {
  const first = await askAndAnswer(trainingQuestion, { ...card, description: 'uus' });
  expect(first).toMatchObject({ data: { getTraining: { description: 'vana' } } });
  await expect.poll(() => told).toEqual([URGENT]);
});

it('has it renewed for nothing where both say the same, or sign the address of a film or of a cover anew', async () => {
  const cover = (signature: string) => `/closed-media/covers/kukk.webp?expires=1&signature=${signature}`;
  const answers = [
    { question: trainingQuestion, kept: KEPT, late: card },
    { question: videoQuestion, kept: KEPT, late: { id: 't-1', video: film('uus') } },
    {
      question: trainingQuestion,
      kept: { ...KEPT, thumbnail: cover('vana') },
      late: { ...card, thumbnail: cover('uus') },
    },
  ];
  for (const [index, { question, kept, late }] of answers.entries()) {
    // A library of its own for each: of one, only the first that differs has it renewed.
    await keepLibrary(index, kept);
    await askAndAnswer(question, late);
  }
  await keepLibrary(answers.length);
  expect(told).toEqual([]);
});

it('has it renewed where a cover is another picture', async () => {
  await keepLibrary(1, { ...KEPT, thumbnail: '/closed-media/covers/vana.webp?signature=sama' });
  await askAndAnswer(trainingQuestion, {
    ...card,
    thumbnail: '/closed-media/covers/uus.webp?signature=sama',
  });
  await expect.poll(() => told).toEqual([URGENT]);
});

it('has it renewed once until it is another', async () => {
  await askAndAnswer(trainingQuestion, { ...card, description: 'uus' });
  await expect.poll(() => told).toEqual([URGENT]);
  await askAndAnswer(trainingQuestion, { ...card, description: 'uus' });
  await keepLibrary(2);
  await askAndAnswer(trainingQuestion, { ...card, description: 'uuem' });
  await expect.poll(() => told).toEqual([URGENT, URGENT]);
});

it('never answers in place of the service where that is asked for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = request(videoQuestion, OF_SERVICE);
  await vi.advanceTimersByTimeAsync(2_000);
  answerLate({ id: 't-1', video: null });
  expect(await (await asked).json()).toEqual({ data: { getTraining: { id: 't-1', video: null } } });
});
