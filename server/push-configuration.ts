/** Reads from the environment whether and with which keys members are reminded. */
import { createECDH } from 'node:crypto';
import type { Environment } from './environment.ts';
import { readTogether } from './environment.ts';

/** `kept`: with keys of its own, in the data directory. `off`: nobody is reminded, and the page says so. */
export type PushConfiguration =
  | { kind: 'off' }
  | { kind: 'kept'; origins: readonly string[] }
  | {
      kind: 'keys';
      publicKey: string;
      privateKey: string;
      subject: string;
      origins: readonly string[];
    };

/** Only a process that is alone with its files may keep keys there: two must sign with the same ones. */
export function readPush(
  environment: Environment,
  { isAlone, isProduction }: { isAlone: boolean; isProduction: boolean },
  problems: string[],
): PushConfiguration {
  const origins = readOrigins(environment, isProduction, problems);
  const given = readTogether(
    environment,
    ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
    problems,
  );
  if (given === null) return isAlone ? { kind: 'kept', origins } : { kind: 'off' };
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = given;
  if (publicKey !== '' && privateKey !== '' && !areKeys(publicKey, privateKey))
    problems.push(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are the two halves of a key, as `npx web-push generate-vapid-keys` prints them.',
    );
  if (subject !== '' && !/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(subject))
    problems.push(`VAPID_SUBJECT is mailto: and an address, or an https address, not "${subject}".`);
  return { kind: 'keys', publicKey, privateKey, subject, origins };
}

function areKeys(publicKey: string, privateKey: string): boolean {
  try {
    const key = createECDH('prime256v1');
    key.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return key.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

function readOrigins(environment: Environment, isProduction: boolean, problems: string[]): readonly string[] {
  const parts = (environment['PUSH_ORIGINS'] ?? '').split(',').map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const isOrigin =
        URL.canParse(part) && (isProduction ? /^https:$/ : /^https?:$/).test(new URL(part).protocol);
      if (isOrigin) return new URL(part).origin;
      problems.push(`PUSH_ORIGINS lists https origins of push services, not "${part}".`);
      return part;
    });
}
