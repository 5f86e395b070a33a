import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../../../contract/moments.ts';
import { sessionFault } from '../../../../../contract/session-faults.ts';
import {
  type CheckAnswer,
  checkSession,
  type TypedSession,
} from '../../../../../src/features/training/sessions/check-session.ts';
import { draftOf, typedOf } from '../../../../../src/features/training/sessions/session-draft.ts';
import { FREE_KINDS } from '../../../../../src/features/training/sessions/session.ts';

const NOW = new Date('2026-11-20T18:00:00+02:00');
const WALK: TypedSession = {
  kind: 'WALK',
  name: ' Matk rabas ',
  minutes: '45',
  effort: '',
  note: ' ',
  day: '2026-11-19',
  time: '17:00',
};

function checkedOf(answer: CheckAnswer) {
  if (!answer.ok) throw new Error('It is wrong');
  return answer.checked;
}

describe('the form of a free training', () => {
  it('is read as she means it', () => {
    expect(checkSession(WALK, NOW)).toEqual({
      ok: true,
      checked: {
        kind: 'WALK',
        name: 'Matk rabas',
        eventDateTime: expect.stringMatching(/^2026-11-19T17:00:00/),
        endDateTime: expect.stringMatching(/^2026-11-19T17:45:00/),
        minutes: 45,
        effort: null,
        note: null,
      },
    });
  });

  it.each([
    ['', 'Sisesta, mitu minutit treening kestis.'],
    ['pool tundi', 'Sisesta täisminutid vahemikus 1–1440.'],
    ['0', 'Sisesta täisminutid vahemikus 1–1440.'],
    ['45,5', 'Sisesta täisminutid vahemikus 1–1440.'],
    ['1441', 'Sisesta täisminutid vahemikus 1–1440.'],
  ])('says what is wrong with „%s“ minutes', (minutes, sentence) => {
    expect(checkSession({ ...WALK, minutes }, NOW)).toEqual({ ok: false, errors: { minutes: sentence } });
  });

  it('is another training where the same minute is typed again', () => {
    const moments = [NOW, new Date(NOW.getTime() + 1234)].map((now) => {
      const answer = checkSession(WALK, now);
      return answer.ok ? answer.checked.eventDateTime : undefined;
    });
    expect(new Set(moments).size).toBe(2);
    const kept = { eventDateTime: moments[1] ?? '', endDateTime: null, minutes: null };
    expect(checkSession(WALK, new Date(NOW.getTime() + 5_000), kept)).toMatchObject({
      checked: { eventDateTime: moments[1] },
    });
  });

  it('keeps the end of one with a long break, which its minutes leave out, and takes it along to another day', () => {
    const { eventDateTime } = checkedOf(checkSession(WALK, NOW));
    const minutes = Number(WALK.minutes);
    const endDateTime = momentOf(new Date(Date.parse(eventDateTime) + (minutes + 60) * 60_000));
    const kept = { eventDateTime, endDateTime, minutes };
    expect(checkedOf(checkSession({ ...WALK, note: 'Hea.' }, NOW, kept))).toMatchObject({
      eventDateTime,
      endDateTime,
    });
    const moved = checkedOf(checkSession({ ...WALK, day: '2026-11-18' }, NOW, kept));
    const afterMs = ({
      eventDateTime: from,
      endDateTime: to,
    }: {
      eventDateTime: string;
      endDateTime: string;
    }) => Date.parse(to) - Date.parse(from);
    expect(afterMs(moved)).toBe((minutes + 60) * 60_000);
    expect(afterMs(checkedOf(checkSession({ ...WALK, minutes: '20' }, NOW, kept)))).toBe(20 * 60_000);
  });

  it('takes no training that is still to come', () => {
    const answer = checkSession({ ...WALK, day: '2026-11-21' }, NOW);
    expect(answer).toEqual({ ok: false, errors: { day: 'Treeningu aeg ei saa olla tulevikus.' } });
  });

  it('makes nothing that the server would refuse', () => {
    const typed = fc.record({
      kind: fc.constantFrom(...FREE_KINDS),
      name: fc.string({ maxLength: 80 }),
      minutes: fc.oneof(fc.integer({ min: -5, max: 2_000 }).map(String), fc.string()),
      effort: fc.constantFrom('', '1', '5', '10'),
      note: fc.string({ maxLength: 1_000 }),
      day: fc.constantFrom('2026-11-20', '2026-10-25', ''),
      time: fc.constantFrom('00:00', '03:30', '17:59', ''),
    });
    fc.assert(
      fc.property(typed, (each) => {
        const answer = checkSession(each, NOW);
        if (answer.ok) expect(sessionFault({ id: 's', revision: 1, ...answer.checked })).toBeUndefined();
      }),
    );
  });

  it('proposes a start as long ago as the training lasted, on the day that she logs it for', () => {
    const draft = { ...draftOf(undefined), minutes: '45' };
    const opened = new Date(2026, 10, 20, 18, 0);
    expect(typedOf(draft, { openedAt: opened, day: '2026-11-18' })).toMatchObject({
      day: '2026-11-18',
      time: '17:15',
    });
  });

  it('proposes the evening before for what ended just after midnight, whether she logs it for today or for yesterday', () => {
    const draft = { ...draftOf(undefined), minutes: '45' };
    const opened = new Date(2026, 10, 20, 0, 10);
    for (const day of ['2026-11-20', '2026-11-19']) {
      const typed = typedOf(draft, { openedAt: opened, day });
      expect(typed).toMatchObject({ day: '2026-11-19', time: '23:25' });
      expect(checkSession({ ...WALK, ...typed }, opened).ok).toBe(true);
    }
    expect(typedOf(draft, { openedAt: opened, day: '2026-11-10' }).day).toBe('2026-11-10');
    const timed = (time: string) => typedOf({ ...draft, time }, { openedAt: opened, day: '2026-11-20' });
    expect(timed('00:02')).toMatchObject({ day: '2026-11-20', time: '00:02' });
    expect(timed('23:30')).toMatchObject({ day: '2026-11-19', time: '23:30' });
    const hers = { ...draft, day: '2026-11-20', time: '00:01' };
    expect(typedOf(hers, { openedAt: opened, day: '2026-11-20' })).toMatchObject({
      day: '2026-11-20',
      time: '00:01',
    });
  });
});
