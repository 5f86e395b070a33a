/** The installation's VAPID keys, if nobody has configured any: made once and kept as a file. */
import { join } from 'node:path';
import webPush from 'web-push';
import { readOrCreate } from '../core/kept-file.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export async function keptPushKeys(dataDirectory: string): Promise<PushKeys> {
  const text = await readOrCreate(join(dataDirectory, 'push-keys.json'), () =>
    Promise.resolve(JSON.stringify(webPush.generateVAPIDKeys())),
  );
  const keys: PushKeys = JSON.parse(text);
  return keys;
}
