import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../../../contract/moments.ts';
import {
  checkMeasurement,
  firstWrongField,
  type TypedMeasurement,
} from '../../../../../src/features/diary/measurements/check-measurement.ts';

const now = new Date(2026, 10, 20, 7, 30, 12);
const today = { day: '2026-11-20', time: '07:30' };

function check(
  figures: TypedMeasurement['figures'],
  when: { day: string; time: string } = today,
  hasPhoto = false,
) {
  return checkMeasurement({ figures, ...when }, { now, hasPhoto });
}

describe('checking a measurement', () => {
  it.each([
    ['68,5', 68.5],
    ['68.5', 68.5],
    [' 68 ', 68],
    ['68,50', 68.5],
    ['20', 20],
    ['400', 400],
  ])('reads %s as a weight', (typed, weight) => {
    expect(check({ weight: typed })).toMatchObject({ ok: true, checked: { figures: { weight } } });
  });

  it.each([
    ['kuuskümmend', 'Kasuta numbreid, näiteks 68,5.'],
    ['68,5 kg', 'Kasuta numbreid, näiteks 68,5.'],
    ['6,8,5', 'Kasuta numbreid, näiteks 68,5.'],
    ['-68', 'Sisesta väärtus vahemikus 20–400 kg.'],
    ['19,9', 'Sisesta väärtus vahemikus 20–400 kg.'],
    ['400,1', 'Sisesta väärtus vahemikus 20–400 kg.'],
    ['68,555', 'Kasuta kuni üht kohta pärast koma, näiteks 68,5.'],
  ])('refuses the weight %s in words', (typed, error) => {
    expect(check({ weight: typed })).toEqual({ ok: false, errors: { weight: error } });
  });

  it('limits girths to 20–300 centimetres', () => {
    expect(check({ waist: '300,5' })).toEqual({
      ok: false,
      errors: { waist: 'Sisesta väärtus vahemikus 20–300 cm.' },
    });
  });

  it('accepts any subset of figures and keeps only what was filled in', () => {
    const answer = check({ weight: '', waist: '80', hips: '  ' });
    expect(answer).toMatchObject({ ok: true, checked: { figures: { waist: 80 } } });
    expect(answer.ok && Object.keys(answer.checked.figures)).toEqual(['waist']);
  });

  it('asks for one figure or a photo when there is neither', () => {
    expect(check({})).toEqual({
      ok: false,
      errors: { weight: 'Sisesta vähemalt üks näitaja või lisa foto.' },
    });
    expect(check({}, today, true)).toMatchObject({ ok: true, checked: { figures: {} } });
  });

  it('names every wrong field and focuses the form’s first one', () => {
    const answer = check({ waist: 'x', hips: '5' }, { day: '2026-11-21', time: '07:30' });
    const errors = answer.ok ? {} : answer.errors;
    expect(Object.keys(errors).toSorted()).toEqual(['day', 'hips', 'waist']);
    expect(firstWrongField(errors)).toBe('waist');
  });

  it.each([
    [{ day: '2026-11-21', time: '06:00' }, { day: 'Mõõtmise aeg ei saa olla tulevikus.' }],
    [{ day: '2026-11-20', time: '07:31' }, { time: 'Mõõtmise aeg ei saa olla tulevikus.' }],
    [{ day: '', time: '07:30' }, { day: 'Vali kuupäev.' }],
    [{ day: '2026-02-30', time: '07:30' }, { day: 'Vali kuupäev.' }],
    [{ day: '0026-11-20', time: '07:30' }, { day: 'Kontrolli aastat.' }],
    [{ day: '1949-12-31', time: '07:30' }, { day: 'Kontrolli aastat.' }],
    [{ day: '2026-11-20', time: '' }, { time: 'Vali kellaaeg.' }],
  ])('refuses the moment %o', (when, errors) => {
    expect(check({ weight: '65' }, when)).toEqual({ ok: false, errors });
  });

  it('keeps the current second for a measurement in the current minute', () => {
    expect(check({ weight: '65' })).toMatchObject({ checked: { eventDateTime: momentOf(now) } });
  });

  it('writes an earlier moment with that day’s offset', () => {
    const meant = momentOf(new Date(2026, 5, 1, 21, 15));
    expect(check({ weight: '65' }, { day: '2026-06-01', time: '21:15' })).toMatchObject({
      checked: { eventDateTime: meant },
    });
  });
});

describe('a measurement of a minute that has one already', () => {
  const PAST = { day: '2026-11-19', time: '08:15' };
  const at = (time: string) => momentOf(new Date(`2026-11-19T${time}`));
  const momentAmong = (...others: string[]) => {
    const answer = checkMeasurement({ figures: { weight: '65' }, ...PAST }, { now, hasPhoto: false, others });
    return answer.ok ? answer.checked.eventDateTime : undefined;
  };

  it('is later than that one, and still of the minute', () => {
    expect(momentAmong()).toBe(at('08:15:00'));
    expect(momentAmong(at('08:15:00'))).toBe(at('08:15:00.001'));
    expect(momentAmong(at('08:15:00.001'), at('08:15:20'), at('08:15:00'))).toBe(at('08:15:20.001'));
    expect(momentAmong(at('08:14:59.999'), at('08:16:00'))).toBe(at('08:15:00'));
    expect(momentAmong(at('08:15:59.999'))).toBe(at('08:15:00'));
  });

  it('is so whatever the offset of the other', () => {
    const elsewhere = momentOf(new Date('2026-11-19T08:15:00'), 330);
    expect(momentAmong(elsewhere)).toBe(at('08:15:00.001'));
  });

  it('keeps its own moment where only figures are corrected', () => {
    const options = { now, hasPhoto: false, keptMoment: at('08:15:00'), others: [at('08:15:10')] };
    const answer = checkMeasurement({ figures: { weight: '65' }, ...PAST }, options);
    expect(answer).toMatchObject({ ok: true, checked: { eventDateTime: at('08:15:00') } });
  });
});
