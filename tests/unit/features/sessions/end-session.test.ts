import { describe, expect, it } from 'vitest';
import { endedDraft } from '../../../../src/features/sessions/end-session.ts';

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
