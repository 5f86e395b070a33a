/** The embedded store's own key pair, made on first start and kept beside the objects. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { SigningKeys } from './signature.ts';

const REGION = 'eu-central-1';

function makeKeys(): SigningKeys {
  return {
    accessKeyId: `HOOG${randomBytes(8).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(32).toString('base64url'),
    region: REGION,
  };
}

/** Reads `folder/keys.json` (mode 0600), writing it when it is not there yet. */
export async function openSigningKeys(folder: string): Promise<SigningKeys> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'keys.json');
  try {
    const keys: SigningKeys = JSON.parse(await readFile(path, 'utf8'));
    return keys;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const keys = makeKeys();
  const handle = await open(`${path}.new`, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify(keys));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${path}.new`, path);
  return keys;
}
