/** A calendar as RFC 5545 writes it. Pure: events in, text out. */

export interface CalendarEvent {
  /** Unlike any other event's, and the same each time. */
  uid: string;
  /** The text after DTSTART, parameters included: `;TZID=Europe/Tallinn:20261120T180000` or `:20261120T160000Z`. */
  start: string;
  durationMinutes: number;
  summary: string;
  url: string;
  /** The minutes before its start at which the phone reminds of it; not at all without it. */
  alarmMinutes?: number | undefined;
}

/** All events bear the version of the calendar that they are in: one that follows it may keep its own copy until the number grows. */
export interface CalendarVersion {
  revision: number;
  changedAt: Date;
}

const LINE_BYTES = 75;

/** The rules of Tallinn's clock since 2002: summer time from March's last Sunday to October's. */
const TALLINN = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Tallinn',
  'BEGIN:STANDARD',
  'DTSTART:20021027T040000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0200',
  'TZNAME:EET',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20020331T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0300',
  'TZNAME:EEST',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

/** The value of a TEXT property: backslashes, semicolons, commas and line ends would end or split it. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Lines of at most 75 bytes; what is longer goes on behind a blank, and no character is cut in two. */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const characterBytes = Buffer.byteLength(character);
    if (bytes + characterBytes > LINE_BYTES) {
      folded.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += characterBytes;
  }
  return [...folded, part].join('\r\n');
}

/** A moment of the contract as UTC: `2026-11-20T18:05:00+02:00` → `20261120T160500Z`. */
export function utcStamp(moment: string | Date): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** The wall clock of a moment: `2026-11-20T18:05:00+02:00` → `20261120T180500`. */
export function wallStamp(moment: string): string {
  return moment.slice(0, 19).replace(/[-:]/g, '');
}

function eventLines(event: CalendarEvent, { revision, changedAt }: CalendarVersion): string[] {
  const stamp = utcStamp(changedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${revision}`,
    `DTSTART${event.start}`,
    `DURATION:PT${Math.max(1, Math.round(event.durationMinutes))}M`,
    `SUMMARY:${escapeText(event.summary)}`,
    `URL:${event.url}`,
    ...alarmLines(event),
    'END:VEVENT',
  ];
}

/** Many calendars leave these out of what they subscribe to, or ask first. */
function alarmLines({ alarmMinutes, summary }: CalendarEvent): string[] {
  if (alarmMinutes === undefined) return [];
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${alarmMinutes}M`,
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
  ];
}

export function calendarText(
  name: string,
  events: readonly CalendarEvent[],
  version: CalendarVersion,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hoog//Kalender//ET',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Europe/Tallinn',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...TALLINN,
    ...events.flatMap((event) => eventLines(event, version)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
