import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDirectory } from '../../../../server/database/directory-lock.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hoog-stopped-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const SCRIPT = `
import { whileStopped } from './scripts/stopped-data.mjs';
await whileStopped(async () => console.log('copied'));
`;

/** Runs a script of the operator on the directory, as the backup is. */
function copy(): { stdout: string; stderr: string } {
  const arguments_ = ['--input-type=module', '--eval', SCRIPT];
  const env = { ...process.env, DATA_DIR: directory };
  return spawnSync(process.execPath, arguments_, { env, encoding: 'utf8' });
}

it('are not copied while a server holds them', () => {
  const lock = lockDirectory(directory);
  expect(copy()).toMatchObject({ stdout: '', stderr: expect.stringContaining('stop it first') });
  lock.release();
});

it.each([
  ['is gone', () => `${spawnSync(process.execPath, ['-e', '']).pid} `],
  ['was killed and whose id another process has since been given', () => `${process.pid} another-boot/1`],
])('are copied after a server that %s', (_what, holder) => {
  writeFileSync(join(directory, 'lock'), holder());
  expect(copy()).toMatchObject({ stdout: 'copied\n', stderr: '' });
  expect(readdirSync(directory)).toEqual([]);
});
