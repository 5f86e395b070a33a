// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  formatPosition,
  keepWatchPosition,
  readWatchPosition,
} from '../../../../src/features/trainings/watch-position.ts';

const TWENTY_MINUTES = 1200;

beforeEach(() => localStorage.clear());

describe('where a video was left', () => {
  it('is stored for each member and training', () => {
    keepWatchPosition('mari', 'selg', 200.7, TWENTY_MINUTES);
    expect(readWatchPosition('mari', 'selg')).toBe(200);
    expect(readWatchPosition('kadri', 'selg')).toBeUndefined();
    expect(readWatchPosition('mari', 'jalad')).toBeUndefined();
  });

  it('is not stored in the first ten seconds', () => {
    keepWatchPosition('mari', 'selg', 9, TWENTY_MINUTES);
    expect(readWatchPosition('mari', 'selg')).toBeUndefined();
  });

  it('is forgotten once the video is nearly over', () => {
    keepWatchPosition('mari', 'selg', 600, TWENTY_MINUTES);
    keepWatchPosition('mari', 'selg', 1150, TWENTY_MINUTES);
    expect(readWatchPosition('mari', 'selg')).toBeUndefined();
  });

  it('is written as players write it', () => {
    expect(formatPosition(200)).toBe('3:20');
    expect(formatPosition(3725)).toBe('1:02:05');
  });
});
