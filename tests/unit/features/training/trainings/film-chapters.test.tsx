// @vitest-environment jsdom
/** The exercises beside a film, on the training's page. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrainingDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { chaptersOf } from '../../../../../src/features/training/trainings/film-chapters.tsx';
import { TrainingPlayer } from '../../../../../src/features/training/trainings/training-player.tsx';
import { trainingsText } from '../../../../../src/features/training/trainings/trainings.text.ts';
import { noteRequest } from '../../../../../src/offline/connection.ts';
import { trainingCard } from '../../entry-arbitraries.ts';
import { planOf } from '../sessions/one-exercise.ts';
import { completeJsdom, openPage, VISITOR } from '../../member-page.tsx';

const [{ blocks, ...section }] = planOf(null) as [ReturnType<typeof planOf>[number]];
const stepsNamed = (...titles: string[]) =>
  blocks.flatMap(({ steps }) => titles.flatMap((title) => steps.map((step) => ({ ...step, title }))));
const [squat, bridge] = stepsNamed('Kükk', 'Tuharasild');
const blocksOf = (rounds: number, ...steps: (typeof squat)[]) =>
  blocks.map((block) => ({ ...block, rounds, steps: steps.flatMap((step) => step ?? []) }));
const training = {
  ...trainingCard('t-1'),
  description: null,
  plan: [{ ...section, blocks: [...blocksOf(2, squat, bridge), ...blocksOf(3, squat)] }],
  soundcloudUrl: null,
  videoBytes: 1000,
  chapters: [0, 70, 140, 210, 3700],
};

function open(given: Partial<TrainingDetailsFragment> = {}): HTMLVideoElement {
  openPage(
    <TrainingPlayer
      training={{ ...training, ...given }}
      address="/media/t-1.mp4"
      askAddress={() => Promise.reject(new Error('There is no address'))}
      isSaved={false}
    />,
    { session: VISITOR },
  );
  return screen.getByLabelText<HTMLVideoElement>(/Treening t-1/);
}

const chips = () => within(screen.getByRole('list', { name: trainingsText.chapters })).getAllByRole('button');
const current = () =>
  chips().flatMap((chip) => (chip.getAttribute('aria-current') === 'true' ? [chip.textContent] : []));

beforeAll(completeJsdom);
beforeEach(() => act(() => noteRequest(true)));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the chapters of a film', () => {
  it('are the exercises of the plan in turn, rounds laid out, each with its time', () => {
    open();
    expect(chips().map(({ textContent }) => textContent)).toEqual([
      '0:00 Kükk',
      '1:10 Tuharasild',
      '2:20 Kükk',
      '3:30 Tuharasild',
      '1:01:40 Kükk',
    ]);
  });

  it('mark the one that is shown, from its first second', () => {
    const video = open();
    expect(current()).toEqual([]);
    for (const [seconds, shown] of [
      [0, '0:00 Kükk'],
      [69.8, '0:00 Kükk'],
      [69.95, '1:10 Tuharasild'],
      [3699, '3:30 Tuharasild'],
      [5000, '1:01:40 Kükk'],
    ] as const) {
      video.currentTime = seconds;
      fireEvent.timeUpdate(video);
      expect(current(), `${seconds} s`).toEqual([shown]);
    }
  });

  it('lead there: a press plays from its first second', () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const video = open();
    fireEvent.click(screen.getByRole('button', { name: '3:30 Tuharasild' }));
    expect(video.currentTime).toBe(210);
    expect(play).toHaveBeenCalledOnce();
  });

  it.each([
    ['no chapters', { chapters: null }],
    ['others than the plan has now', { chapters: [0, 70] }],
  ])('are not shown of a film that has %s', (_what, given) => {
    open(given);
    expect(screen.queryByRole('list', { name: trainingsText.chapters })).toBeNull();
    expect(chaptersOf({ ...training, ...given })).toEqual([]);
  });

  it('are not shown where the film cannot play', () => {
    open();
    act(() => noteRequest(false));
    expect(screen.queryByRole('list', { name: trainingsText.chapters })).toBeNull();
  });
});
