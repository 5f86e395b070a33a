import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory } from '../../../../server/database/directory-lock.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hoog-lock-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

it('refuses a second holder while the first lives', () => {
  const lock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
  lock.release();
});

it('is free again once released', () => {
  lockDirectory(directory).release();
  lockDirectory(directory).release();
  expect(readdirSync(directory)).toEqual([]);
});

it('takes over from a process that is gone', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(directory, 'lock'), `${pid} `);
  lockDirectory(directory).release();
});

it('takes over from a process whose id another one has since been given', () => {
  writeFileSync(join(directory, 'lock'), `${process.pid} another-boot/1`);
  lockDirectory(directory).release();
});
