import { expect, test } from 'vitest';
import { findBrokenReferences } from '../../../press/check-references.ts';
import type { WrittenSlot } from '../../../press/schedule-file.ts';
import type { WrittenTraining } from '../../../press/training-file.ts';

const training: WrittenTraining = {
  id: 'kindel-koht',
  title: 'Kindel kõht',
  description: '',
  type: ['INTERMEDIATE'],
  category: ['ABS'],
  accessLevel: 'PUBLIC',
  soundcloudUrl: null,
  videoName: 'plank',
  durationMinutes: 12,
  createdOn: '2026-03-04',
};
const live: WrittenTraining = { ...training, id: 'otse', type: ['LIVE'], videoName: null };
const slot: WrittenSlot = {
  week: 0,
  weekday: 1,
  time: '18:00',
  trainingId: 'kindel-koht',
  liveUrl: null,
  file: 'schedule/nadal-1.yaml',
  line: 3,
};

function find(
  slots: WrittenSlot[],
  trainings = [training, live],
  videoNames = ['plank'],
  captionNames = ['plank'],
) {
  const written = trainings.map((each) => ({ file: `trainings/${each.id}.md`, training: each }));
  return findBrokenReferences({ trainings: written, schedule: slots, videoNames, captionNames });
}

test('finds nothing if everything referenced exists', () => {
  expect(find([slot, { ...slot, trainingId: 'otse', liveUrl: 'https://live.example.com/hoog' }])).toEqual([]);
});

test.each([
  ['a training that does not exist', { trainingId: 'puudub' }],
  ['a live session without an address', { trainingId: 'otse' }],
  ['an address for a training that is not live', { liveUrl: 'https://live.example.com/hoog' }],
])('points at the line of the schedule with %s', (_, change) => {
  expect(find([{ ...slot, ...change }])).toMatchObject([{ file: 'schedule/nadal-1.yaml', line: 3 }]);
});

test('keeps a personal plan out of the public schedule', () => {
  expect(find([slot], [{ ...training, accessLevel: 'OWNER' }])).toHaveLength(1);
});

test('finds a training whose video does not exist', () => {
  expect(find([], [training], [])).toMatchObject([{ file: 'trainings/kindel-koht.md' }]);
});

test('finds a video without captions', () => {
  expect(find([], [training], ['plank'], [])).toMatchObject([{ file: 'videos/plank.mp4' }]);
});
