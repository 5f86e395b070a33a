import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarText,
  escapeText,
  foldLine,
  utcStamp,
  wallStamp,
} from '../../../../../../server/modules/calendar/feed/icalendar.ts';

describe('a folded line', () => {
  it('is at most 75 bytes long, splits no character and unfolds to the original', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const folded = foldLine(`SUMMARY:${text}`);
        for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(folded.replaceAll('\r\n ', '')).toBe(`SUMMARY:${text}`);
      }),
    );
  });
});

describe('a text', () => {
  it.each([
    ['Kükid, plank; ja hüpped', 'Kükid\\, plank\\; ja hüpped'],
    ['a\\b', 'a\\\\b'],
    ['üks\nkaks\r\nkolm', 'üks\\nkaks\\nkolm'],
    ['END:VEVENT\r\nBEGIN:VEVENT', 'END:VEVENT\\nBEGIN:VEVENT'],
    ['tab\tja \u0007', 'tabja '],
  ])('%j is written as %j', (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });
});

describe('a calendar', () => {
  const text = calendarText(
    'Hoog',
    [
      {
        uid: '1@hoog',
        start: ';TZID=Europe/Tallinn:20261120T180000',
        durationMinutes: 25,
        summary: 'A, b',
        url: 'https://hoog/calendar',
      },
    ],
    { revision: 7, changedAt: new Date('2026-11-20T12:00:00.500Z') },
  );

  it('has CRLF line ends, Tallinn’s time zone and its events', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.match(/^BEGIN:(\w+)/gm)).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'BEGIN:STANDARD',
      'BEGIN:DAYLIGHT',
      'BEGIN:VEVENT',
    ]);
    expect(text).toContain(
      'UID:1@hoog\r\nDTSTAMP:20261120T120000Z\r\nLAST-MODIFIED:20261120T120000Z\r\nSEQUENCE:7\r\nDTSTART;TZID=Europe/Tallinn:20261120T180000\r\nDURATION:PT25M\r\nSUMMARY:A\\, b\r\n',
    );
  });

  it('gives moments in UTC or in local time', () => {
    expect(utcStamp('2026-11-20T18:05:00+02:00')).toBe('20261120T160500Z');
    expect(wallStamp('2026-11-20T18:05:00+02:00')).toBe('20261120T180500');
  });
});
