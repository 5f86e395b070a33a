import { withoutNumber } from '../contract/page-id.ts';
import type { PageContent } from '../server/modules/platform/content/content.ts';
import { DRAWINGS } from './drawings/drawings.ts';
import type { FrontMatter } from './front-matter.ts';
import { readFrontMatter } from './front-matter.ts';
import type { Problem } from './problem.ts';

const FIELD_NAMES = ['joonis', 'ülesanne'];
/** Its pages have both, and only they. */
const NUTRITION = 'nutrition.';
const LONGEST_TASK = 160;

/**
 * Reads one `content/pages/<key>/<id>.md`, or `<number>-<id>.md`; its value is the unchanged Markdown below its front matter, if it
 * has one.
 */
export function parsePage(file: string, text: string): { page: PageContent | null; problems: Problem[] } {
  const [, key, name] =
    /(?:^|\/)pages\/([a-z]+(?:\.[a-z]+)*)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/u.exec(file) ?? [];
  if (!key || !name) {
    const message =
      'Lehe fail on kaustas pages/<võti>/ ja nimes on ainult väikesed ladina tähed, numbrid ja sidekriipsud.';
    return { page: null, problems: [{ file, message }] };
  }
  const id = withoutNumber(name);
  // Devices leave a number out too, and of such an id more than its place.
  if (/^\d{1,2}-/u.test(id)) {
    const message = `Failinimes „${name}“ algab nimi numbri järel tähega, nagu „01-alustame“.`;
    return { page: null, problems: [{ file, message }] };
  }
  if (!/^---\r?\n/u.test(text) && !isOfNutrition(key)) {
    const value = text.replaceAll('\r\n', '\n').trim();
    const problems = checkBody(file, value, 1);
    return { page: problems.length > 0 ? null : { key, id, value }, problems };
  }
  const { frontMatter, problems } = readFrontMatter(file, text);
  if (!frontMatter) return { page: null, problems };
  const fields = readFields(file, key, frontMatter);
  const all = [...fields.problems, ...checkBody(file, frontMatter.body, frontMatter.bodyLine)];
  const page = { key, id, value: frontMatter.body, ...fields.read };
  return { page: all.length > 0 ? null : page, problems: all };
}

function checkBody(file: string, value: string, firstLine: number): Problem[] {
  const lines = value.split('\n');
  const problems: Problem[] = [];
  if (!/^# \S/u.test(value))
    problems.push({ file, line: firstLine, message: 'Leht algab pealkirjaga: „# Pealkiri“.' });
  lines.forEach((line, index) => {
    const report = (message: string) => problems.push({ file, line: firstLine + index, message });
    if (index > 0 && line.startsWith('# ')) report('Lehel on üks „#“ pealkiri; vahepealkirjad on „##“.');
    if (/<[a-z!/]/iu.test(line)) report('HTML-i siin kasutada ei saa, ainult Markdowni.');
    for (const [, address = ''] of line.matchAll(/\]\(([^)\s]*)/gu)) {
      if (!/^(?:https:\/\/|mailto:|\/)/u.test(address))
        report(`Link „${address}“ peab algama https://, mailto: või /.`);
    }
  });
  return problems;
}

function readFields(
  file: string,
  key: string,
  { fields, fieldLines }: FrontMatter,
): { read: Pick<PageContent, 'task' | 'drawing'>; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = (field: string, message: string) =>
    problems.push({ file, line: fieldLines.get(field) ?? 1, message });
  for (const field of fields.keys()) {
    if (!isOfNutrition(key))
      report(field, `Väli „${field}“ on ainult toitumise lehtedel: mujal seda ei näe.`);
    else if (!FIELD_NAMES.includes(field))
      report(field, `Tundmatu väli „${field}“. Väljad on: ${FIELD_NAMES.join(', ')}.`);
  }
  if (!isOfNutrition(key)) return { read: {}, problems };
  const name = fields.get('joonis');
  const drawing = typeof name === 'string' ? DRAWINGS.get(name) : undefined;
  if (name === undefined) report('joonis', 'Toitumise lehel peab olema väli „joonis“.');
  else if (!drawing)
    report(
      'joonis',
      `Joonist „${typeof name === 'string' ? name : ''}“ ei ole. Joonised on: ${[...DRAWINGS.keys()].join(', ')}.`,
    );
  const task = fields.get('ülesanne');
  if (task === undefined) report('ülesanne', 'Toitumise lehel peab olema väli „ülesanne“.');
  else if (!isTask(task))
    report('ülesanne', `Väli „ülesanne“ on üks lause, mille lõpus on punkt, kuni ${LONGEST_TASK} tähemärki.`);
  return { read: { ...(isTask(task) && { task }), ...(drawing && { drawing }) }, problems };
}

const isOfNutrition = (key: string) => key.startsWith(NUTRITION);

function isTask(written: unknown): written is string {
  return typeof written === 'string' && written.length <= LONGEST_TASK && /^\p{Lu}[^.!?]*\.$/u.test(written);
}
