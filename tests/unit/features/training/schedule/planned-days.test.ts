import { describe, expect, it } from 'vitest';
import {
  plannedWeek,
  thisAndNextMonday,
} from '../../../../../src/features/training/schedule/planned-days.ts';
import { trainingCard } from '../../entry-arbitraries.ts';

const slot = (id: string, eventDateTime: string) => ({
  __typename: 'PublicTraining' as const,
  id,
  eventDateTime,
  liveUrl: null,
  training: trainingCard(id),
});

describe('plannedWeek', () => {
  it('has seven days from Monday, also across the turn of the year, each ordered by time', () => {
    const schedule = [
      slot('late', '2026-12-31T18:00:00+02:00'),
      slot('early', '2026-12-31T07:00:00+02:00'),
      slot('night', '2027-01-01T00:30:00+02:00'),
      slot('other', '2027-01-04T07:00:00+02:00'),
    ];
    const week = plannedWeek('2026-12-28', schedule);
    expect(week.map(({ day }) => day)).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
    expect(week.map(({ trainings }) => trainings.map(({ id }) => id))).toEqual([
      [],
      [],
      [],
      ['early', 'late'],
      ['night'],
      [],
      [],
    ]);
  });
});

describe('thisAndNextMonday', () => {
  it('assigns a Sunday to the week that began six days before', () => {
    expect(thisAndNextMonday('2026-11-22')).toEqual(['2026-11-16', '2026-11-23']);
  });
});
