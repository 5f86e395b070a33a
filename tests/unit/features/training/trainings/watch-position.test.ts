import { describe, expect, it } from 'vitest';
import { formatPosition, positionAt } from '../../../../../src/features/training/trainings/watch-position.ts';

const TWENTY_MINUTES = 1200;

describe('where a video was left', () => {
  it.each([
    { seconds: 200.7, left: { seconds: 200, film: 'kykid.mp4' }, of: 'halfway' },
    { seconds: 9, left: null, of: 'in the first ten seconds' },
    { seconds: 1150, left: null, of: 'once it is nearly over' },
  ])('at $seconds seconds, $of, is $left', ({ seconds, left }) => {
    expect(positionAt(seconds, TWENTY_MINUTES, 'kykid.mp4')).toEqual(left);
  });

  it('is written as players write it', () => {
    expect(formatPosition(200)).toBe('3:20');
    expect(formatPosition(3725)).toBe('1:02:05');
  });
});
