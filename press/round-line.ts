import { parseSeconds } from './plan-step.ts';

/** The number of rounds of the steps below it, and their lengths if all of them last the same. */
export interface Rounds {
  rounds: number;
  workSeconds: number | null;
  restSeconds: number | null;
  roundRestSeconds: number | null;
  restAfterSeconds: number | null;
  note: string | null;
}

const COUNTS = 'üks kaks kolm neli viis kuus seitse kaheksa üheksa kümme üksteist kaksteist'.split(' ');
const EXPECTED =
  'Oodatud kuju: „Kolm ringi, 40 sekundit tööd, 20 sekundit pausi, ringide vahel 1 minut, lõpus 2 minutit.“ Kohustuslik on ainult ringide arv.';

/** Returns whether a paragraph of a plan means to say how often the steps below it are done. */
export function isRoundLine(text: string): boolean {
  return /^\S+ ring(?:i|id)?[ ,.:]/u.test(text);
}

/** Reads „Kolm ringi, 40 sekundit tööd, 20 sekundit pausi.“; further sentences are a note. Reports an error in Estonian. */
export function parseRoundLine(text: string): Rounds | string {
  const [, sentence = '', note = ''] = /^([^.]+)\.\s*(.*)$/u.exec(text) ?? [];
  const [countText = '', ...parts] = sentence.split(', ');
  const [, word = ''] = /^(\S+) ring(?:i)?$/u.exec(countText) ?? [];
  const rounds = /^\d+$/u.test(word) ? Number(word) : COUNTS.indexOf(word.toLocaleLowerCase('et')) + 1;
  if (rounds < 1) return `Ringide arv ei ole loetav. ${EXPECTED}`;
  const read: Rounds = {
    rounds,
    workSeconds: null,
    restSeconds: null,
    roundRestSeconds: null,
    restAfterSeconds: null,
    note: note === '' ? null : note,
  };
  for (const part of parts) {
    const [field, time] = fieldOf(part);
    const seconds = time === undefined ? null : parseSeconds(time);
    if (field === undefined || seconds === null) return `„${part}“ ei ole loetav. ${EXPECTED}`;
    read[field] = seconds;
  }
  if (read.restSeconds !== null && read.workSeconds === null)
    return `Paus ilma tööajata: lisa „40 sekundit tööd“. ${EXPECTED}`;
  return read;
}

type TimeField = 'workSeconds' | 'restSeconds' | 'roundRestSeconds' | 'restAfterSeconds';

function fieldOf(part: string): [TimeField, string] | [undefined, undefined] {
  if (part.endsWith(' tööd')) return ['workSeconds', part.slice(0, -' tööd'.length)];
  if (part.endsWith(' pausi')) return ['restSeconds', part.slice(0, -' pausi'.length)];
  if (part.startsWith('ringide vahel ')) return ['roundRestSeconds', part.slice('ringide vahel '.length)];
  if (part.startsWith('lõpus ')) return ['restAfterSeconds', part.slice('lõpus '.length)];
  return [undefined, undefined];
}
