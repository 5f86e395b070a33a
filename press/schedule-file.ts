import type { YAMLMap } from 'yaml';
import { LineCounter, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import type { ScheduleSlotContent } from '../server/modules/platform/content/content.ts';
import type { Problem } from './problem.ts';
import { WEEKDAYS } from './weekdays.ts';

/** One entry and its place in the file, so that a wrong training can be pointed out. */
export interface WrittenSlot extends ScheduleSlotContent {
  file: string;
  line: number;
}

const FIELD_NAMES = ['kell', 'treening', 'otse'];

/**
 * Reads one `content/schedule/nadal-<n>.yaml`: under each weekday a list of `{kell, treening, otse}`. A missing or
 * empty weekday is a rest day.
 */
export function parseScheduleWeek(file: string, text: string): { slots: WrittenSlot[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const weekNumber = Number(/nadal-([1-9]\d?)\.yaml$/u.exec(file)?.[1]);
  if (!weekNumber) return { slots: [], problems: [{ file, message: 'Faili nimi on kujul nadal-1.yaml.' }] };
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineOf = (node: unknown) => counter.linePos((isNode(node) ? node.range?.[0] : undefined) ?? 0).line;
  const report = (node: unknown, message: string) => problems.push({ file, line: lineOf(node), message });
  for (const error of document.errors) {
    problems.push({
      file,
      line: counter.linePos(error.pos[0]).line,
      message: 'Rida ei ole loetav. Kontrolli taanet ja koolonit.',
    });
  }
  const slots: WrittenSlot[] = [];
  for (const { key, value } of isMap(document.contents) ? document.contents.items : []) {
    const weekday = WEEKDAYS.indexOf(isScalar(key) ? String(key.value) : '') + 1;
    if (weekday === 0) report(key, `Nädalapäev on üks neist: ${WEEKDAYS.join(', ')}.`);
    for (const entry of isSeq(value) ? value.items : []) {
      if (!isMap(entry)) report(entry, 'Kirje on kujul {kell: "18:00", treening: faili-nimi}.');
      else {
        const slot = readSlot(entry, (message) => report(entry, message));
        if (slot && weekday > 0)
          slots.push({ week: weekNumber - 1, weekday, ...slot, file, line: lineOf(entry) });
      }
    }
  }
  return { slots: problems.length > 0 ? [] : slots, problems };
}

function readSlot(
  entry: YAMLMap,
  report: (message: string) => void,
): Pick<ScheduleSlotContent, 'time' | 'trainingId' | 'liveUrl'> | null {
  const fields = new Map(
    entry.items.map(({ key, value }) => [String(key), isScalar(value) ? value.value : null]),
  );
  for (const name of fields.keys()) if (!FIELD_NAMES.includes(name)) report(`Tundmatu väli „${name}“.`);
  const time = fields.get('kell');
  const trainingId = fields.get('treening');
  const liveUrl = fields.get('otse') ?? null;
  if (typeof time !== 'string' || !/^([01]\d|2[0-3]):[0-5]\d$/u.test(time)) {
    report('Väli „kell“ on jutumärkides kujul "18:00".');
    return null;
  }
  if (typeof trainingId !== 'string' || trainingId === '') {
    report('Väli „treening“ on treeningu faili nimi ilma lõputa.');
    return null;
  }
  if (liveUrl !== null && (typeof liveUrl !== 'string' || !/^https:\/\/\S+$/u.test(liveUrl))) {
    report('Väli „otse“ on aadress, mis algab https://.');
    return null;
  }
  return { time, trainingId, liveUrl };
}
