import { PROGRAM_LEVELS, type Program, type ProgramLevel } from '../contract/program.ts';
import words from '../src/language/et.json' with { type: 'json' };
import type { PageContent } from '../server/modules/platform/content/content.ts';
import { nameOf } from './content-folder.ts';
import type { FrontMatter } from './front-matter.ts';
import { readFrontMatter } from './front-matter.ts';
import type { Labels } from './labels.ts';
import { listLabels, valueOfLabel } from './labels.ts';
import type { Problem } from './problem.ts';
import { isSlug } from './slug.ts';

/** A program and its place in the file, so that a wrong training can be pointed out. */
export interface WrittenProgram extends Program {
  id: string;
  file: string;
  weeksLine: number;
}

const levelLabels: Labels<ProgramLevel> = { values: PROGRAM_LEVELS, words: words.trainingType };
const FIELD_NAMES = ['pealkiri', 'tase', 'kokkuvõte', 'nädalad'];
const MOST_WEEKS = 12;

/** Reads one `content/programs/<id>.md`. Returns null, with the reasons, if anything in it is wrong. */
export function parseProgramFile(
  file: string,
  text: string,
): { program: WrittenProgram | null; problems: Problem[] } {
  const { frontMatter, problems: headProblems } = readFrontMatter(file, text);
  if (!frontMatter) return { program: null, problems: headProblems };
  const problems: Problem[] = [];
  const report = (field: string, message: string) => {
    problems.push({ file, line: frontMatter.fieldLines.get(field) ?? 1, message });
  };
  const id = nameOf(file);
  if (!isSlug(id))
    report('', 'Faili nimes võivad olla ainult väikesed ladina tähed, numbrid ja sidekriipsud.');
  for (const field of frontMatter.fields.keys())
    if (!FIELD_NAMES.includes(field))
      report(field, `Tundmatu väli „${field}“. Väljad on: ${FIELD_NAMES.join(', ')}.`);
  const program = readFields(frontMatter, report);
  problems.push(...checkBody(file, frontMatter));
  const weeksLine = frontMatter.fieldLines.get('nädalad') ?? 1;
  return { program: problems.length > 0 ? null : { id, file, weeksLine, ...program }, problems };
}

/** The program in the form the CMS delivers it. */
export function pageOfProgram({
  id,
  file: _file,
  weeksLine: _line,
  ...program
}: WrittenProgram): PageContent {
  return { key: 'program', id, value: JSON.stringify(program satisfies Program) };
}

type Report = (field: string, message: string) => void;

function readFields({ fields, body }: FrontMatter, report: Report): Program {
  const level = valueOfLabel(levelLabels, fields.get('tase'));
  if (!level) report('tase', `Väli „tase“ on üks neist: ${listLabels(levelLabels)}.`);
  return {
    title: readText('pealkiri', fields, report),
    level: level ?? 'BEGINNER',
    summary: readText('kokkuvõte', fields, report),
    description: body,
    weeks: readWeeks(fields.get('nädalad'), report),
  };
}

function readText(field: string, fields: FrontMatter['fields'], report: Report): string {
  const text = fields.get(field);
  if (typeof text === 'string' && text.trim() !== '') return text.trim();
  report(field, `Väli „${field}“ on puudu.`);
  return '';
}

function readWeeks(written: unknown, report: Report): string[][] {
  const weeks: unknown[] = Array.isArray(written) ? written : [];
  const isList = (week: unknown): week is string[] =>
    Array.isArray(week) && week.length > 0 && week.every((id) => typeof id === 'string');
  if (weeks.length >= 1 && weeks.length <= MOST_WEEKS && weeks.every(isList)) return weeks.filter(isList);
  report(
    'nädalad',
    `Väli „nädalad“ on 1 kuni ${MOST_WEEKS} rida kujul „- [treening, treening]“, igas vähemalt üks treening.`,
  );
  return [];
}

function checkBody(file: string, { body, bodyLine }: FrontMatter): Problem[] {
  const problems: Problem[] = [];
  if (body === '' || body.startsWith('#')) {
    const message = 'Kirjelduse alguses peab olema paar lauset: kellele programm on ja mida see annab.';
    problems.push({ file, line: bodyLine, message });
  }
  body.split('\n').forEach((text, index) => {
    const line = bodyLine + index;
    if (text.startsWith('# ')) problems.push({ file, line, message: 'Vahepealkirjad on „##“.' });
    if (/<[a-z!/]/iu.test(text))
      problems.push({ file, line, message: 'HTML-i siin kasutada ei saa, ainult Markdowni.' });
  });
  return problems;
}
