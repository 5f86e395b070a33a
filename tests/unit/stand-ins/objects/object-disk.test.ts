import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ObjectDisk } from '../../../../stand-ins/objects/object-disk.ts';
import { openSigningKeys } from '../../../../stand-ins/objects/signing-keys.ts';

let folder: string;
let disk: ObjectDisk;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoog-disk-'));
  disk = await ObjectDisk.open(folder);
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

function put(key: string, text: string) {
  return disk.put(
    { key, owner: 'o', contentType: 'image/png', storedAt: '2026-11-21T10:00:00Z' },
    bytes(text),
  );
}

async function textOf(key: string): Promise<string | null> {
  const object = await disk.open(key);
  if (object === null) return null;
  const text = await object.file.readFile('utf8');
  await object.file.close();
  return text;
}

const storedNames = () => readdir(join(folder, 'stored'));

test('returns an object as it was put, with its content type', async () => {
  await put('a', 'one');
  const object = await disk.open('a');
  expect(object?.metadata).toMatchObject({ key: 'a', owner: 'o', contentType: 'image/png', sizeBytes: 3 });
  await object?.file.close();
  expect(await textOf('a')).toBe('one');
});

test('keeps a key that climbs out of the folder inside it', async () => {
  await put('../../escaped', 'one');
  expect(await textOf('../../escaped')).toBe('one');
  expect(await storedNames()).toHaveLength(2);
  expect(await readdir(join(folder, '..'))).not.toContain('escaped');
});

test('keeps the last of many changes to one key, and no bytes of the others', async () => {
  await Promise.all(['one', 'two', 'three'].map((text) => put('a', text)));
  expect(await textOf('a')).toBe('three');
  expect(await storedNames()).toHaveLength(2);
});

test('still serves an object that was opened before it was replaced or removed', async () => {
  await put('a', 'one');
  const object = await disk.open('a');
  await put('a', 'two');
  await disk.remove('a');
  expect(await object?.file.readFile('utf8')).toBe('one');
  await object?.file.close();
  expect(await textOf('a')).toBeNull();
});

async function leaveBehind(path: string, minutesAgo: number): Promise<void> {
  await writeFile(path, 'half');
  const time = new Date(Date.now() - minutesAgo * 60_000);
  await utimes(path, time, time);
}

test('a crash before the JSON is written leaves the object as it was, and the next start removes the bytes', async () => {
  const { etag } = await put('a', 'one');
  const name = (await storedNames()).find((stored) => stored.endsWith(etag)) ?? '';
  await leaveBehind(join(folder, 'stored', name.replace(etag, 'f'.repeat(32))), 11);
  await leaveBehind(join(folder, 'stored', `${'0'.repeat(64)}.${'f'.repeat(32)}`), 11);
  await leaveBehind(disk.stagingPath(), 11);
  disk = await ObjectDisk.open(folder);
  expect(await textOf('a')).toBe('one');
  expect(await storedNames()).toHaveLength(2);
  expect(await readdir(join(folder, 'staging'))).toEqual([]);
});

test('a starting process does not touch what another is writing', async () => {
  await leaveBehind(disk.stagingPath(), 1);
  await leaveBehind(join(folder, 'stored', `${'0'.repeat(64)}.${'f'.repeat(32)}`), 1);
  disk = await ObjectDisk.open(folder);
  expect(await readdir(join(folder, 'staging'))).toHaveLength(1);
  expect(await storedNames()).toHaveLength(1);
});

test('a change that fails leaves no temporary file and does not hold up the next', async () => {
  await rm(join(folder, 'stored'), { recursive: true });
  await expect(put('a', 'one')).rejects.toThrow('ENOENT');
  expect(await readdir(join(folder, 'staging'))).toEqual([]);
  await mkdir(join(folder, 'stored'));
  await put('b', 'one');
  expect(await textOf('b')).toBe('one');
});

test('processes that start together agree on their keys', async () => {
  const opened = await Promise.all(Array.from({ length: 4 }, () => openSigningKeys(folder)));
  expect(new Set(opened.map(({ secretAccessKey }) => secretAccessKey)).size).toBe(1);
});

test('creates its keys once, readable by its own user alone', async () => {
  const keys = await openSigningKeys(folder);
  expect(await openSigningKeys(folder)).toEqual(keys);
  expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600);
  expect((await openSigningKeys(join(folder, 'another'))).secretAccessKey).not.toBe(keys.secretAccessKey);
});
