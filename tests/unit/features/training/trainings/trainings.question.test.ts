import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import {
  latestTrainingsQuestion,
  trainingQuestion,
} from '../../../../../src/features/training/trainings/trainings.question.ts';
import { answerFromLibrary } from '../../../../../src/reading/answer-from-library.ts';
import { type LibraryTraining, withLibrary } from '../../../../../src/library/library-database.ts';
import { trainingCard } from '../../entry-arbitraries.ts';

const VIEWER = 'member-1';

const training = (id: string, createdAt: string): LibraryTraining => ({
  ...trainingCard(id),
  createdAt,
  description: null,
  plan: null,
  soundcloudUrl: null,
  videoBytes: null,
  chapters: null,
  video: null,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('promise 8: the newest trainings are on the phone, newest first and no more than requested', async () => {
  const kept = [
    training('vana', '2025-12-31T23:30:00+02:00'),
    training('uus', '2026-03-01T00:00:00+02:00'),
    training('keskmine', '2026-01-01T00:00:00+02:00'),
  ];
  await withLibrary(VIEWER, (database) => database.put('trainings', kept, 'all'));
  const answer = await answerFromLibrary(VIEWER, latestTrainingsQuestion, { limit: 2 });
  expect(answer?.data).toMatchObject({ listLatestTrainings: { items: [{ id: 'uus' }, { id: 'keskmine' }] } });
});

it('promise 8: a training stored before it had a plan or its film chapters is returned complete, without them', async () => {
  const { plan: _plan, chapters: _chapters, ...older } = training('vana', '2025-12-31T23:30:00+02:00');
  await withLibrary(VIEWER, (database) => database.put('trainings', [older as LibraryTraining], 'all'));
  const answer = await answerFromLibrary(VIEWER, trainingQuestion, { id: 'vana' });
  expect(answer?.data).toMatchObject({ getTraining: { id: 'vana', plan: null, chapters: null } });
});
