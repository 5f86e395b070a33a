import type { PlanBlockContent, PlanSectionContent } from '../server/modules/platform/content/content.ts';
import { SESSION_MAX_SETS, SET_NUMBER } from '../contract/limits.ts';
import type { ExerciseTable } from './exercise-table.ts';
import type { FrontMatter } from './front-matter.ts';
import type { Interval } from './plan-step.ts';
import { parsePlanStep } from './plan-step.ts';
import { isRoundLine, parseRoundLine } from './round-line.ts';

type Report = (line: number, message: string) => void;

/** In these, each entry of a list is an exercise; a list in another section is advice. */
const EXERCISE_SECTIONS = ['Soojendus', 'Põhiosa', 'Lõdvestus'];

interface OpenBlock extends PlanBlockContent {
  line: number;
  interval: Interval | null;
}

interface OpenSection {
  title: string;
  line: number;
  blocks: OpenBlock[];
}

/**
 * Reads the plan below a training's introduction: a heading begins a section, a list's entry is a step, and a paragraph
 * is advice or says how many rounds follow. Calls `report` for every line that is none of these.
 */
export function readTrainingPlan(
  { body, bodyLine }: Pick<FrontMatter, 'body' | 'bodyLine'>,
  exercises: ExerciseTable,
  report: Report,
): PlanSectionContent[] {
  const sections: OpenSection[] = [];
  const lines = body.split('\n').map((written, index) => ({ line: bodyLine + index, text: written.trim() }));
  for (const { line, text } of lines) {
    const section = sections.at(-1);
    if (text.startsWith('## ')) sections.push({ title: text.slice(3).trim(), line, blocks: [] });
    else if (text.startsWith('#')) report(line, 'Kava osa pealkiri on kujul „## Soojendus“.');
    else if (section && text !== '') readLine(section, { line, text }, exercises, report);
  }
  checkSections(sections, bodyLine, report);
  checkSetCount(sections, report);
  return sections.map(({ title, blocks }) => ({
    title,
    blocks: blocks.map(({ line: _line, interval: _interval, ...block }) => block),
  }));
}

function readLine(
  section: OpenSection,
  { line, text }: { line: number; text: string },
  exercises: ExerciseTable,
  report: Report,
): void {
  if (/[*_`[\]]/u.test(text)) report(line, 'Kava on lihttekst: ilma rasvase kirja ja linkideta.');
  const entry = text.startsWith('- ') ? text.slice(2).trim() : null;
  if (entry === null) readParagraph(section, { line, text }, report);
  else if (!EXERCISE_SECTIONS.includes(section.title)) blockForStep(section, line).notes.push(entry);
  else {
    const block = blockForStep(section, line);
    const step = parsePlanStep(entry, exercises, block.interval);
    if (typeof step === 'string') report(line, step);
    else block.steps.push(step);
  }
}

function readParagraph(
  section: OpenSection,
  { line, text }: { line: number; text: string },
  report: Report,
): void {
  if (!isRoundLine(text)) {
    const block = section.blocks.at(-1);
    if (block?.steps.length === 0) block.notes.push(text);
    else section.blocks.push({ ...emptyBlock(line), notes: [text] });
    return;
  }
  const rounds = parseRoundLine(text);
  if (typeof rounds === 'string') {
    report(line, rounds);
    return;
  }
  const { workSeconds, restSeconds, note, ...counts } = rounds;
  const interval = workSeconds === null ? null : { workSeconds, restSeconds };
  section.blocks.push({ ...emptyBlock(line), ...counts, interval, notes: note === null ? [] : [note] });
}

function blockForStep({ blocks }: OpenSection, line: number): OpenBlock {
  const last = blocks.at(-1);
  if (last) return last;
  const block = emptyBlock(line);
  blocks.push(block);
  return block;
}

function emptyBlock(line: number): OpenBlock {
  return {
    line,
    interval: null,
    rounds: 1,
    roundRestSeconds: null,
    restAfterSeconds: null,
    notes: [],
    steps: [],
  };
}

/** The exercises must be readable without the video: warm-up, main part and cool-down, each with a list. */
function checkSections(sections: readonly OpenSection[], bodyLine: number, report: Report): void {
  for (const name of EXERCISE_SECTIONS) {
    const section = sections.find(({ title }) => title === name);
    if (!section) report(bodyLine, `Puudu on osa „## ${name}“.`);
    else if (section.blocks.every(({ steps }) => steps.length === 0))
      report(section.line, `Osas „${name}“ ei ole ühtegi harjutust.`);
  }
  for (const { line, rounds, steps } of sections.flatMap(({ blocks }) => blocks)) {
    if (rounds > 1 && steps.length === 0) report(line, 'Ringide rea all ei ole ühtegi harjutust.');
  }
}

/** Her sets by a plan are one log, which has room for so many. */
function checkSetCount(sections: readonly OpenSection[], report: Report): void {
  let all = 0;
  const byExercise = new Map<string, number>();
  for (const { line, rounds, steps } of sections.flatMap(({ blocks }) => blocks)) {
    for (const { exercise, sets, unit, side } of steps) {
      const own = (byExercise.get(exercise.id) ?? 0) + rounds * sets;
      byExercise.set(exercise.id, own);
      // By the clock each side is a set.
      all += rounds * sets * (unit === 'SECONDS' && side !== null ? 2 : 1);
      if (own > SET_NUMBER.max)
        return report(line, `Harjutusel „${exercise.name}“ on siin juba ${fits(own, SET_NUMBER.max)}`);
    }
    if (all > SESSION_MAX_SETS) return report(line, `Kavas on siin juba ${fits(all, SESSION_MAX_SETS)}`);
  }
}

const fits = (sets: number, most: number) => `${sets} seeriat, aga logisse mahub ${most}.`;
