import { describe, expect, it } from 'vitest';
import { endedDraft } from '../../../../../src/features/training/sessions/end-session.ts';

/** In her own zone, as the phone writes moments. */
const at = (day: number, hours: number, minutes: number) => new Date(2026, 10, day, hours, minutes);
const SESSION = { id: 's', kind: 'TRAINING' as const, trainingId: 'jalad' };
const begunAt = (moment: string) => ({ ...SESSION, eventDateTime: moment, sets: [] });

describe('the day of a training', () => {
  it.each([
    ['before midnight', at(22, 23, 50)],
    ['after midnight', at(23, 0, 20)],
    ['on the next morning', at(23, 9, 0)],
  ])('that ended %s is the one on which it began', (_when, end) => {
    const session = begunAt('2026-11-22T23:30:00.000+02:00');
    const ended = endedDraft(session, end.getTime());
    expect(ended.eventDateTime).toBe(session.eventDateTime);
  });
});

describe('the minutes of a training', () => {
  const set = (doneAt: string) => ({ exercise: 'Kükk', number: 1, doneAt });
  const session = {
    ...begunAt('2026-11-22T20:00:00.000+02:00'),
    sets: [set('2026-11-22T20:12:00.000+02:00'), set('2026-11-22T20:20:00.000+02:00')],
  };

  it('are counted to her word, where that follows her last set soon', () => {
    const ended = endedDraft(session, Date.parse('2026-11-22T20:25:00.000+02:00'));
    expect(ended).toMatchObject({ minutes: 25 });
  });

  it('are counted to her last set, where she fell asleep and ends it in the morning', () => {
    const ended = endedDraft(session, Date.parse('2026-11-23T07:00:00.000+02:00'));
    expect(ended).toMatchObject({ minutes: 20 });
    expect(Date.parse(ended.endDateTime ?? '')).toBe(Date.parse('2026-11-22T20:20:00.000+02:00'));
  });
});
