import { describe, expect, it } from 'vitest';
import { addDays, momentOf } from '../../../contract/moments.ts';
import {
  formatDay,
  formatDayAndMonth,
  formatDayNarrow,
  formatDayOf,
  formatDayRange,
  formatDaySeenFrom,
  formatDayShort,
  formatDayWithWeekday,
  formatMoment,
  formatMomentNarrow,
  formatMonth,
  formatRelativeDay,
  formatRelativeTime,
  formatTime,
  formatWhen,
} from '../../../src/language/dates.ts';

const spaced = (text: string) => text.replace(/[\u00A0\u202F\u2009]/g, ' ');

describe('days and times in Estonian', () => {
  it('writes a day long, with its weekday, narrow and short', () => {
    expect(formatDay('2026-11-20')).toBe('20.\u00A0november 2026');
    expect(formatDayWithWeekday('2026-11-20')).toBe('reede, 20.\u00A0november');
    expect(formatDayNarrow('2026-11-20')).toBe('20.\u00A0nov');
    expect(formatDayShort('2026-11-20')).toBe('20.11.2026');
  });

  it('writes a moment as briefly as its distance from today allows', () => {
    const moment = '2026-11-20T17:05:00+02:00';
    expect(formatMomentNarrow(moment, '2026-11-20')).toBe('täna 17:05');
    expect(formatMomentNarrow(moment, '2026-11-21')).toBe('eile 17:05');
    expect(formatMomentNarrow(moment, '2026-12-01')).toBe('20.\u00A0nov 17:05');
    expect(formatMomentNarrow(moment, '2027-01-02')).toBe('20.11.2026');
  });

  it('names the year of a day only where it is another than today’s', () => {
    const moment = '2026-11-20T17:05:00+02:00';
    expect(formatDaySeenFrom('2026-01-02', moment, 'genitive')).toBe('20.\u00A0novembri');
    expect(formatDaySeenFrom('2027-01-02', moment)).toBe('20.\u00A0november 2026');
    expect(formatWhen(moment, '2026-11-20')).toBe('20.\u00A0novembril kell 17:05');
    expect(formatWhen(moment, '2027-01-02')).toBe('20.\u00A0novembril 2026 kell 17:05');
    expect(formatDayOf(moment, '2026-11-21')).toBe('eile');
    expect(formatDayOf(moment, '2026-12-31')).toBe('20.\u00A0novembril');
    expect(formatDayOf(moment, '2027-01-02')).toBe('20.\u00A0novembril 2026');
  });

  it.each(['2026-11-20T23:50:00+02:00', '2026-11-20T23:50:00-10:00', '2026-11-20T23:50:00Z'])(
    'shows the day and time that are written in %s, whatever its offset',
    (moment) => {
      expect(formatMoment(moment)).toBe('20.\u00A0november 2026, kell 23:50');
      expect(formatTime(moment)).toBe('23:50');
    },
  );

  it('writes every day of a leap year and of the next as Intl does', () => {
    const inUtc = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('et-EE', { ...options, timeZone: 'UTC' });
    const long = inUtc({ day: 'numeric', month: 'long', year: 'numeric' });
    const withWeekday = inUtc({ weekday: 'long', day: 'numeric', month: 'long' });
    const narrow = inUtc({ day: 'numeric', month: 'short' });
    const dates = Array.from({ length: 366 + 365 }, (_, index) => new Date(Date.UTC(2028, 0, 1 + index)));
    for (const date of dates) {
      const day = date.toISOString().slice(0, 10);
      expect([formatDay(day), formatDayWithWeekday(day), formatDayNarrow(day)].map(spaced)).toEqual([
        long.format(date),
        withWeekday.format(date),
        narrow.format(date),
      ]);
    }
    const first = '2028-01-01';
    const withoutYear = inUtc({ day: 'numeric', month: 'long' });
    for (const date of dates) {
      const formatter = date.getUTCFullYear() === 2028 ? withoutYear : long;
      const range = formatDayRange(first, date.toISOString().slice(0, 10));
      expect(spaced(range)).toBe(spaced(formatter.formatRange(new Date(first), date)));
    }
  });

  it('puts a date into the case that its sentence requires', () => {
    expect(`pikeneb ${formatDay('2026-11-23', 'adessive')}`).toBe('pikeneb 23.\u00A0novembril 2026');
    expect(`kuni ${formatDayAndMonth('2026-10-03', 'terminative')}`).toBe('kuni 3.\u00A0oktoobrini');
    expect(`alates ${formatDayAndMonth('2026-03-22', 'elative')}`).toBe('alates 22.\u00A0märtsist');
    expect(`${formatDay('2027-05-22', 'genitive')} mõõtmine`).toBe('22.\u00A0mai 2027 mõõtmine');
    expect(formatDayWithWeekday('2026-11-20', 'adessive')).toBe('reedel, 20.\u00A0novembril');
    expect(formatDayWithWeekday('2026-11-22', 'terminative')).toBe('pühapäevani, 22.\u00A0novembrini');
    expect(formatMoment('2026-11-20T17:05:00+02:00', 'adessive')).toBe('20.\u00A0novembril 2026 kell 17:05');
    expect(formatMoment('2026-12-03T05:49:00+02:00', 'terminative')).toBe(
      '3.\u00A0detsembrini 2026 kella 05:49-ni',
    );
  });

  it('declines each month', () => {
    const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`);
    expect(months.map((day) => formatDayAndMonth(day, 'adessive').slice(3))).toEqual([
      'jaanuaril',
      'veebruaril',
      'märtsil',
      'aprillil',
      'mail',
      'juunil',
      'juulil',
      'augustil',
      'septembril',
      'oktoobril',
      'novembril',
      'detsembril',
    ]);
  });

  it('names the month of a month key', () => {
    expect(formatMonth('2026-03')).toBe('märts 2026');
  });

  it('writes a range within a month once, across months and years in full', () => {
    expect(spaced(formatDayRange('2026-11-16', '2026-11-22'))).toBe('16.–22. november');
    expect(spaced(formatDayRange('2026-11-30', '2026-12-06'))).toBe('30. november – 6. detsember');
    expect(spaced(formatDayRange('2026-12-28', '2027-01-03'))).toBe('28. detsember 2026 – 3. jaanuar 2027');
  });

  it('counts nearby days in words and distant ones in numbers', () => {
    expect(formatRelativeDay('2026-11-20', '2026-11-20')).toBe('täna');
    expect(formatRelativeDay('2026-11-19T23:59:00+02:00', '2026-11-20')).toBe('eile');
    expect(formatRelativeDay('2026-11-22', '2026-11-20')).toBe('ülehomme');
    expect(spaced(formatRelativeDay('2026-11-17', '2026-11-20'))).toBe('3 päeva eest');
  });

  it('writes what is near as Intl does', () => {
    const intl = new Intl.RelativeTimeFormat('et', { numeric: 'auto' });
    const today = '2026-11-20';
    const now = Date.UTC(2026, 10, 20, 12);
    const momentAt = (ms: number) => momentOf(new Date(ms), 120);
    const distances = Array.from({ length: 120 }, (_, index) => index - 60).filter((count) => count !== 0);
    for (const count of distances) {
      const at = (unitMs: number) =>
        spaced(formatRelativeTime(momentAt(now + count * unitMs), momentAt(now)));
      expect(spaced(formatRelativeDay(addDays(today, count), today))).toBe(spaced(intl.format(count, 'day')));
      if (Math.abs(count) < 60) expect(at(60_000)).toBe(spaced(intl.format(count, 'minute')));
      if (Math.abs(count) < 24) expect(at(3_600_000)).toBe(spaced(intl.format(count, 'hour')));
      if (Math.abs(count) < 14) expect(at(86_400_000)).toBe(spaced(intl.format(count, 'day')));
      if (Math.abs(count) > 1) expect(at(604_800_000)).toBe(spaced(intl.format(count, 'week')));
    }
  });

  it('counts minutes and hours, and from a day apart on days by the calendar', () => {
    const said = (moment: string, now: string) => spaced(formatRelativeTime(moment, now));
    const now = '2026-11-20T14:00:00+02:00';
    expect(said('2026-11-20T13:59:40+02:00', now)).toBe('äsja');
    expect(said('2026-11-20T13:57:55+02:00', now)).toBe('2 minuti eest');
    expect(said('2026-11-20T17:00:00+02:00', now)).toBe('3 tunni pärast');
    expect(said('2026-11-19T15:00:00+02:00', now)).toBe('23 tunni eest');
    expect(said('2026-11-19T08:00:00+02:00', now)).toBe('eile');
    expect(said('2026-11-18T20:00:00+02:00', '2026-11-20T08:00:00+02:00')).toBe('üleeile');
    expect(said('2026-11-22T01:00:00+02:00', '2026-11-20T23:00:00+02:00')).toBe('ülehomme');
    expect(said('2026-11-07T23:00:00+02:00', now)).toBe('13 päeva eest');
    expect(said('2026-11-06T23:00:00+02:00', now)).toBe('2 nädala eest');
  });

  it('counts on where the clocks were changed: a Sunday of 25 hours, and one of 23', () => {
    const said = (moment: string, now: string) => spaced(formatRelativeTime(moment, now));
    expect(said('2026-10-24T22:00:00+03:00', '2026-10-26T08:00:00+02:00')).toBe('üleeile');
    expect(said('2026-10-25T00:00:00+03:00', '2026-10-25T23:30:00+02:00')).toBe('24 tunni eest');
    expect(said('2026-03-28T22:00:00+02:00', '2026-03-30T01:00:00+03:00')).toBe('üleeile');
  });
});
