// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Measurement } from '../../../../../src/features/diary/measurements/measurement.ts';
import { PhotosBetween } from '../../../../../src/features/diary/measurements/photos-between.tsx';
import { hideWeight } from '../../../../../src/features/diary/measurements/weight-visibility.ts';

const measured = (eventDateTime: string, figures: Partial<Measurement>): Measurement => ({
  __typename: 'MeasurementEvent',
  id: eventDateTime,
  eventDateTime,
  weight: null,
  hips: null,
  chest: null,
  waist: null,
  leftThigh: null,
  rightThigh: null,
  photoUrl: null,
  ...figures,
});
const AUGUST = measured('2026-08-28T21:00:00+03:00', { weight: 71.2, waist: 84, hips: 104 });
const NOVEMBER = measured('2026-11-20T07:30:00+02:00', { weight: 66, waist: 78.5, chest: 92 });

afterEach(() => {
  cleanup();
  hideWeight(false);
});

describe('the difference between two photos', () => {
  it('is given in weeks, kilograms and centimetres, for figures that both have', () => {
    const { container } = render(<PhotosBetween before={AUGUST} after={NOVEMBER} />);
    expect(container.textContent).toBe('Fotode vahe: 12 nädalatKaal−5,2\u00A0kgVöökoht−5,5\u00A0cm');
  });

  it('is also given for photos of one day, and in days when they are close', () => {
    const { rerender } = render(<PhotosBetween before={AUGUST} after={AUGUST} />);
    expect(screen.getByText('Fotod on tehtud samal päeval.')).toBeTruthy();
    const nextMorning = measured('2026-08-29T06:00:00+03:00', {});
    rerender(<PhotosBetween before={AUGUST} after={nextMorning} />);
    expect(screen.getByText('Fotode vahe: 1 päev')).toBeTruthy();
  });

  it('keeps a hidden weight hidden', () => {
    hideWeight(true);
    render(<PhotosBetween before={AUGUST} after={NOVEMBER} />);
    expect(screen.queryByText('Kaal')).toBeNull();
    expect(screen.getByText('Vöökoht')).toBeTruthy();
  });
});
