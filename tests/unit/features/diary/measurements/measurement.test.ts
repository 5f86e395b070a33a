import { describe, expect, it } from 'vitest';
import {
  changesSincePrevious,
  doubtfulFigures,
  lastFigures,
  type Measurement,
} from '../../../../../src/features/diary/measurements/measurement.ts';

function measured(id: string, figures: Partial<Measurement>): Measurement {
  const none = {
    weight: null,
    hips: null,
    chest: null,
    waist: null,
    leftThigh: null,
    rightThigh: null,
    photoUrl: null,
  };
  return {
    __typename: 'MeasurementEvent',
    id,
    eventDateTime: '2026-11-20T07:00:00+02:00',
    ...none,
    ...figures,
  };
}

const newestFirst = [
  measured('c', { waist: 80.3 }),
  measured('b', { weight: 66.1 }),
  measured('a', { weight: 68.4, waist: 82 }),
];

describe('a measurement', () => {
  it('is compared with the last one that has the same figure', () => {
    expect(changesSincePrevious(newestFirst, 0)).toEqual({ waist: -1.7 });
    expect(changesSincePrevious(newestFirst, 1)).toEqual({ weight: -2.3 });
    expect(changesSincePrevious(newestFirst, 2)).toEqual({});
  });

  it('hints at each figure’s newest value', () => {
    expect(lastFigures(newestFirst)).toEqual({ waist: 80.3, weight: 66.1 });
  });

  it('is questioned when a figure is more than a fifth away from the last one', () => {
    expect(doubtfulFigures({ weight: 46.2, waist: 79 }, { weight: 64.2, waist: 80 })).toEqual(['weight']);
    expect(doubtfulFigures({ weight: 80 }, { weight: 100 })).toEqual([]);
    expect(doubtfulFigures({ weight: 79.9 }, { weight: 100 })).toEqual(['weight']);
    expect(doubtfulFigures({ weight: 250 }, {})).toEqual([]);
  });
});
