/** `npm run content` as staff call it: what it says, and what it publishes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { clockOfRun } from '../support/run-clock.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';
import { COMPILED_ONCE, copyUsedData } from '../support/server-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('npm run content', () => {
  const folders: string[] = [];
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  /** Creates a folder in which `content` has a few rows of the tables alone: to draw every exercise takes most of a press. */
  async function openFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'hoog-content-'));
    folders.push(folder);
    await mkdir(join(folder, 'content'));
    for (const table of ['foods.csv', 'exercises.csv']) {
      const rows = (await readFile(join(ROOT, 'content', table), 'utf8')).split('\n');
      await writeFile(join(folder, 'content', table), rows.slice(0, 3).join('\n'));
    }
    return folder;
  }

  async function write(folder: string, file: string, text: string): Promise<void> {
    const path = join(folder, 'content', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  it('says what is wrong, file by file, and publishes nothing', async () => {
    const folder = await openFolder();
    await write(folder, 'recipes/vigane.md', '---\nnimi: Vigane\n---\n\n## Koostisosad\n\n- 100 g kuukivi\n');
    const { code, told } = await runContent(folder);
    expect(code).toBe(1);
    expect(told).toContain('recipes/vigane.md');
    expect(told).toContain('kuukivi');
    await expect(readFile(join(folder, 'out', 'content.json'))).rejects.toThrow('ENOENT');
  }, 300_000);

  it('tells how it is used if it is told something else, and does nothing', async () => {
    const folder = await openFolder();
    for (const words of [['--arhiveeri'], ['teine-kaust'], ['--help']]) {
      const { code, told } = await runContent(folder, words);
      expect([words, code]).toEqual([words, words[0] === '--help' ? 0 : 2]);
      expect(told).toMatch(/^Kasutus: npm run content/u);
      expect(told).not.toContain('    at ');
    }
    const { code, told } = await runContent(join(folder, 'mujal'));
    expect([code, told]).toEqual([
      1,
      `Kausta ${join(folder, 'mujal', 'content')} ei ole. Midagi ei avaldatud.\n`,
    ]);
    await expect(readFile(join(folder, 'out', 'content.json'))).rejects.toThrow('ENOENT');
  }, 300_000);

  it('tells an operator what is wrong with a setting in one sentence', async () => {
    const folder = await openFolder();
    const { code, told } = await runContent(folder, [], {
      DATABASE_URL: 'mysql://elsewhere',
      NODE_ENV: 'test',
    });
    expect(code).toBe(1);
    expect(told).toContain('DATABASE_URL begins with postgres://');
    expect(told).not.toContain('    at ');
  }, 300_000);

  it('publishes nothing for servers that would not find its pictures', async () => {
    const servers = { DATABASE_URL: 'postgres://127.0.0.1:1/hoog', CONTENT_DIR: '' };
    const { code, told } = await runContent(await openFolder(), [], servers);
    expect(code).toBe(1);
    expect(told).toContain('CONTENT_DIR');
  }, 300_000);

  it('publishes no contact in production that stands for a real one, and names each', async () => {
    const folder = await openFolder();
    for (const [kind, contact] of [
      ['terms', 'abi'],
      ['media', 'meedia'],
    ])
      await write(folder, `pages/${kind}/leht.md`, `# Leht\n\nKirjuta: ${contact}@example.com.\n`);
    const { code, told } = await runContent(folder, [], { NODE_ENV: 'production' });
    expect(code).toBe(1);
    for (const example of ['pages/terms/leht: abi@example.com', 'pages/media/leht: meedia@example.com'])
      expect(told).toContain(example);
    await expect(readFile(join(folder, 'out', 'content.json'))).rejects.toThrow('ENOENT');
  }, 300_000);

  it('takes nothing from members unless it is told to', async () => {
    const folder = await openFolder();
    await copyUsedData(join(folder, 'data'));
    const published = () => readFile(join(folder, 'out', 'content.json'), 'utf8');
    const refused = await runContent(folder);
    expect(refused.code).toBe(1);
    const recipes = SAMPLE_CONTENT.recipes.map(({ id }) => id).toSorted();
    expect(refused.told).toContain(`\nRetseptid: ${recipes.join(', ')}\n`);
    // The other of the sample's foods is in this folder too.
    expect(refused.told).toContain('\nToiduained: sool\n');
    await expect(published()).rejects.toThrow('ENOENT');
    expect(await runContent(folder, ['--archive'])).toMatchObject({ code: 0 });
    expect(JSON.parse(await published()).recipes).toEqual([]);
  }, 300_000);
});

/** Runs it on `content` in the folder, with what it writes beside that. */
async function runContent(
  folder: string,
  more: string[] = [],
  servers: Record<string, string> = {},
): Promise<{ code: unknown; told: string }> {
  const environment = {
    ...clockOfRun,
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: join(folder, 'out'),
    ...servers,
  };
  const words = [COMPILED_ONCE, 'scripts/content.mjs', join(folder, 'content'), ...more];
  const child = spawn(process.execPath, words, { cwd: ROOT, env: environment });
  let told = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (told += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, told };
}
