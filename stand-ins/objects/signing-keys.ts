/** The embedded store's own key pair, made on first start and kept beside the objects. */
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readOrCreate } from '../../server/core/kept-file.ts';
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
  const text = await readOrCreate(join(folder, 'keys.json'), () =>
    Promise.resolve(JSON.stringify(makeKeys())),
  );
  const keys: SigningKeys = JSON.parse(text);
  return keys;
}
