/** Her sessions as a table for a spreadsheet: a row to a set, and one to a session without sets. */
import { dayOf } from '../../../../contract/moments.ts';
import { formatTime } from '../../../language/dates.ts';
import type { Session } from '../sessions/session.ts';
import { nameOf } from '../sessions/session.ts';
import { sessionsText } from '../sessions/sessions.text.ts';

const COLUMNS = [
  'kuupäev',
  'algus',
  'treening',
  'liik',
  'kestus_min',
  'harjutus',
  'seeria',
  'pool',
  'kordused',
  'sekundid',
  'raskus_kg',
  'tehtud',
  'pingutus',
  'märkus',
];
const SIDES = { LEFT: 'vasak', RIGHT: 'parem' } as const;
/** A spreadsheet would take such a text for a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/u;

const LONGEST_MS = 12 * 60 * 60 * 1000;

type Cell = string | number | null | undefined;

/**
 * Semicolons and decimal commas, as Estonian spreadsheets expect them, and a byte order mark, without which Excel takes
 * the letters for others. Days and hours are those of her phone at that moment.
 */
export function sessionsCsv(sessions: readonly Session[]): string {
  const rows = sessions.flatMap((session) =>
    session.sets.length === 0 ? [cellsOf(session)] : session.sets.map((set) => cellsOf(session, set)),
  );
  return `\uFEFF${[COLUMNS, ...rows].map((cells) => `${cells.map(written).join(';')}\r\n`).join('')}`;
}

function cellsOf(session: Session, set?: Session['sets'][number]): Cell[] {
  const { eventDateTime, kind, minutes, effort, note } = session;
  return [
    dayOf(eventDateTime),
    formatTime(eventDateTime),
    nameOf(session),
    sessionsText.kinds[kind],
    minutes,
    set?.exercise,
    set?.number,
    set?.side && SIDES[set.side],
    set?.repetitions,
    set?.seconds,
    set?.weight,
    set && isNearBeginning(set.doneAt, eventDateTime) ? formatTime(set.doneAt) : undefined,
    effort,
    note,
  ];
}

/** A set keeps its moment when she moves the session to another day or hour. */
function isNearBeginning(doneAt: string, beganAt: string): boolean {
  const afterMs = Date.parse(doneAt) - Date.parse(beganAt);
  return afterMs >= 0 && afterMs < LONGEST_MS;
}

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
