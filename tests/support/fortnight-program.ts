/** The built content in which the easiest program takes a fortnight: two weeks of three trainings, open to everyone. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseProgram } from '../../contract/program.ts';
import type { Content } from '../../server/modules/platform/content/content.ts';

const BUILT = fileURLToPath(new URL('../../dist/content/', import.meta.url));
const PROGRAM_ID = 'hoog-sisse';

export interface FortnightProgram {
  /** For CONTENT_DIR. */
  folder: string;
  id: string;
  title: string;
  /** The names of its trainings, in order. */
  trainings: readonly string[];
  remove(): Promise<void>;
}

export async function makeFortnightProgram(): Promise<FortnightProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-fortnight-'));
  await cp(BUILT, folder, { recursive: true });
  const file = join(folder, 'content.json');
  const content = JSON.parse(await readFile(file, 'utf8')) as Content;
  const whole = parseProgram(content.pages.find(({ id }) => id === PROGRAM_ID)?.value ?? '');
  if (!whole) throw new Error(`There is no program ${PROGRAM_ID}`);
  const program = { ...whole, weeks: whole.weeks.slice(0, 2) };
  const pages = content.pages.map((page) =>
    page.id === PROGRAM_ID ? { ...page, value: JSON.stringify(program) } : page,
  );
  await writeFile(file, JSON.stringify({ ...content, pages, version: `${content.version}-fortnight` }));
  const titles = new Map(content.trainings.map(({ id, title }) => [id, title]));
  return {
    folder,
    id: PROGRAM_ID,
    title: program.title,
    trainings: program.weeks.flat().map((id) => titles.get(id) ?? id),
    remove: () => rm(folder, { recursive: true }),
  };
}
