import type { TrainingCategory, TrainingType } from '../contract/enumerations.ts';
import { TRAINING_CATEGORIES, TRAINING_TYPES } from '../contract/enumerations.ts';
import { SESSION_ID_MAX_LENGTH } from '../contract/limits.ts';
import { isDay } from '../contract/moments.ts';
import words from '../src/language/et.json' with { type: 'json' };
import type { TrainingContent } from '../server/modules/platform/content/content.ts';
import { ACCESS_FIELD_NAMES, readAccess } from './access-fields.ts';
import type { ExerciseTable } from './exercise-table.ts';
import type { FrontMatter } from './front-matter.ts';
import { readFrontMatter } from './front-matter.ts';
import type { Labels } from './labels.ts';
import { readLabels } from './labels.ts';
import type { Problem } from './problem.ts';
import { isSlug } from './slug.ts';
import { readTrainingPlan } from './training-plan.ts';

/** A training as staff wrote it: its video is a name, not an address yet. */
export interface WrittenTraining extends Omit<
  TrainingContent,
  'video' | 'captions' | 'videoBytes' | 'thumbnail'
> {
  videoName: string | null;
}

const typeLabels: Labels<TrainingType> = { values: TRAINING_TYPES, words: words.trainingType };
const categoryLabels: Labels<TrainingCategory> = {
  values: TRAINING_CATEGORIES,
  words: words.trainingCategory,
};
/** The fields that the head of a training may have. */
export const FIELD_NAMES = [
  'pealkiri',
  'tüüp',
  'kategooria',
  'kestus',
  ...ACCESS_FIELD_NAMES,
  'lisatud',
  'video',
  'soundcloud',
];
const LONGEST_MINUTES = 180;

/** Reads one `content/trainings/<id>.md`. Returns null, with the reasons, if anything in it is wrong. */
export function parseTraining(
  file: string,
  text: string,
  exercises: ExerciseTable,
): { training: WrittenTraining | null; problems: Problem[] } {
  const { frontMatter, problems: headProblems } = readFrontMatter(file, text);
  if (!frontMatter) return { training: null, problems: headProblems };
  const problems: Problem[] = [];
  const training = readFields(file, frontMatter, (field, message) => {
    problems.push({ file, line: frontMatter.fieldLines.get(field) ?? 1, message });
  });
  for (const field of frontMatter.fields.keys()) {
    if (FIELD_NAMES.includes(field)) continue;
    const line = frontMatter.fieldLines.get(field) ?? 1;
    problems.push({ file, line, message: `Tundmatu väli „${field}“. Väljad on: ${FIELD_NAMES.join(', ')}.` });
  }
  problems.push(...checkIntroduction(file, frontMatter));
  const plan = readTrainingPlan(frontMatter, exercises, (line, message) => {
    problems.push({ file, line, message });
  });
  return { training: problems.length > 0 ? null : { ...training, plan }, problems };
}

type Report = (field: string, message: string) => void;

function readFields(file: string, { fields, body }: FrontMatter, report: Report): WrittenTraining {
  const id = idOf(file);
  if (!isSlug(id)) {
    report('', 'Faili nimes võivad olla ainult väikesed ladina tähed, numbrid ja sidekriipsud.');
  }
  if (id.length > SESSION_ID_MAX_LENGTH)
    report('', `Faili nimi on ${id.length} märki, aga võib olla kuni ${SESSION_ID_MAX_LENGTH}.`);
  const title = fields.get('pealkiri');
  if (typeof title !== 'string' || title.trim() === '') report('pealkiri', 'Väli „pealkiri“ on puudu.');
  const minutes = fields.get('kestus');
  const isDuration =
    typeof minutes === 'number' && Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST_MINUTES;
  if (!isDuration) report('kestus', `Väli „kestus“ on täisarv minutites, 1 kuni ${LONGEST_MINUTES}.`);
  const createdOn = fields.get('lisatud');
  if (!isDate(createdOn)) report('lisatud', 'Väli „lisatud“ on kuupäev kujul 2026-09-14.');
  const type = readLabels({ field: 'tüüp', labels: typeLabels, least: 1 }, fields, report);
  return {
    id,
    title: typeof title === 'string' ? title.trim() : '',
    description: body,
    type,
    category: readLabels({ field: 'kategooria', labels: categoryLabels, least: 1 }, fields, report),
    ...readAccess(fields, report),
    soundcloudUrl: readSoundcloudUrl(fields, report),
    videoName: readVideoName(type.includes('LIVE'), fields, report),
    durationMinutes: isDuration ? minutes : 0,
    createdOn: isDate(createdOn) ? createdOn : '',
  };
}

function readVideoName(isLive: boolean, fields: FrontMatter['fields'], report: Report): string | null {
  const name = fields.get('video') ?? null;
  if (name !== null && (typeof name !== 'string' || !isSlug(name))) {
    report('video', 'Väli „video“ on faili nimi ilma lõputa, näiteks: kukk.');
    return null;
  }
  if (isLive && name !== null) report('video', 'Otseülekandel ei ole videot. Kustuta väli „video“.');
  return name;
}

function readSoundcloudUrl(fields: FrontMatter['fields'], report: Report): string | null {
  const address = fields.get('soundcloud') ?? null;
  if (address === null) return null;
  if (typeof address === 'string' && /^https:\/\/(?:w\.)?soundcloud\.com\/\S+$/u.test(address))
    return address;
  report('soundcloud', 'Väli „soundcloud“ algab aadressiga https://soundcloud.com/.');
  return null;
}

function checkIntroduction(file: string, { body, bodyLine }: FrontMatter): Problem[] {
  const problems: Problem[] = [];
  body.split('\n').forEach((text, index) => {
    if (/<[a-z!/]/iu.test(text))
      problems.push({
        file,
        line: bodyLine + index,
        message: 'HTML-i siin kasutada ei saa, ainult Markdowni.',
      });
  });
  if (body === '' || body.startsWith('#')) {
    problems.push({
      file,
      line: bodyLine,
      message: 'Enne harjutusi peab olema paar lauset: mida treening annab ja mida vaja on.',
    });
  }
  return problems;
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && isDay(value);
}

function idOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/u, '');
}
