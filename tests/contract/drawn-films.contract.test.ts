/** The films that `npm run film` drew are of the plans as they are today, to the second, with captions and chapters. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { captionsOf, fingerprintOf } from '../../scripts/film/film-captions.ts';
import { filmTimeline } from '../../scripts/film/film-timeline.ts';
import { filmFacts } from '../support/film-boxes.ts';
import { filesIn, textOf } from '../support/repository-files.ts';
import { writtenExercises, writtenTrainings } from '../support/written-trainings.ts';

const LARGEST_BYTES = 20e6;
const FINGERPRINT = /^[0-9a-f]{16}$/;

const films = filesIn('content/videos').filter((file) => file.endsWith('.mp4'));
const bytesOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url));
const drawn = writtenTrainings().flatMap((training) => {
  const film = `content/videos/${training.id}.mp4`;
  if (!films.includes(film)) return [];
  const facts = filmFacts(bytesOf(film));
  // Staff may film a training instead.
  if (!FINGERPRINT.test(facts.comment ?? '')) return [];
  return [{ id: training.id, training, film, facts, timeline: filmTimeline(training, writtenExercises) }];
});

it('one that everybody may open and one of a guest, for members, are whole films', () => {
  const shown = drawn.filter(({ id, training }) => training.videoName === id);
  expect(shown.map(({ training: { accessLevel } }) => accessLevel)).toContain('PUBLIC');
  const ofGuests = shown.filter(({ training: { type } }) => type.includes('GUEST'));
  expect(ofGuests.map(({ training: { accessLevel } }) => accessLevel)).not.toContain('PUBLIC');
  expect(ofGuests).not.toEqual([]);
});

describe.each(drawn)('the film of $id', ({ id, film, facts, timeline }) => {
  const again = `The plan or its words have changed: npm run film -- ${id}`;

  it('is of the plan as it is today', () => {
    expect(facts.comment, again).toBe(fingerprintOf(timeline));
  });

  it('is as long as the plan, with room for a phone to turn to its side', () => {
    expect(Math.abs(facts.seconds - timeline.seconds), again).toBeLessThanOrEqual(0.1);
    expect(facts.size).toEqual({ width: 1280, height: 720 });
  });

  it('has a chapter for each exercise, where the plan has it', () => {
    const expected = timeline.chapters.map(({ title, from }) => ({ title, from }));
    // Players let the first chapter begin with the film.
    const [first] = facts.chapters;
    expect([{ ...first, from: expected[0]?.from }, ...facts.chapters.slice(1)], again).toEqual(expected);
  });

  it('has captions of what it shows', () => {
    expect(textOf(film.replace(/mp4$/, 'vtt')), again).toBe(captionsOf(timeline));
  });
});

it('the repository stays small enough to be cloned: all films together are no larger than they may be', () => {
  const bytes = films.reduce((sum, film) => sum + bytesOf(film).length, 0);
  expect(bytes).toBeLessThanOrEqual(LARGEST_BYTES);
});
