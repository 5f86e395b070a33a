/** Secrets that are made once and kept as files. */
import { randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';

/**
 * The content of `path`, made by `create` if there is none, for its owner's eyes alone. The file appears whole or not at all, and
 * the first of two processes wins: the other one reads the file of the first.
 */
export async function readOrCreate(path: string, create: () => Promise<string>): Promise<string> {
  const existing = await readFile(path, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (existing !== null) return existing;
  const temporary = `${path}.${randomUUID()}`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(await create());
    await file.sync();
  } finally {
    await file.close();
  }
  await link(temporary, path).catch((error: unknown) => {
    // Some file systems know no links; there the last of two processes wins.
    return hasCode(error, 'EEXIST') ? null : rename(temporary, path);
  });
  await rm(temporary, { force: true });
  return readFile(path, 'utf8');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
