/**
 * The client's half of Cognito's SRP-6a, for tests that need a session and not the proof that an ordinary client gets
 * one: OpenSSL does the arithmetic in milliseconds, cognito-srp-helper's JavaScript in a fifth of a second.
 */
import {
  createDiffieHellman,
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { pad, srpVerifier } from '../../stand-ins/identity/srp.ts';

const GROUP_HEX = getDiffieHellman('modp15').getPrime('hex');
const N = BigInt(`0x${GROUP_HEX}`);
const K = BigInt(`0x${hash(pad(GROUP_HEX), pad('2'))}`);
const KEY_BYTES = 16;

function hash(...parts: (Buffer | string)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest('hex');
}

const toHex = (value: bigint) => pad(value.toString(16)).toString('hex');
const fromHex = (hex: string) => BigInt(`0x${hex}`);

export interface SrpChallenge {
  SALT: string;
  SRP_B: string;
  SECRET_BLOCK: string;
  USER_ID_FOR_SRP: string;
}

/** Returns A and, for a challenge made with it, the responses that prove the password. */
export function startSrp(userPoolId: string, password: string) {
  const poolName = userPoolId.split('_')[1] ?? '';
  const a = fromHex(randomBytes(32).toString('hex'));
  const group = createDiffieHellman(GROUP_HEX, 'hex', 2);
  group.setPrivateKey(toHex(a), 'hex');
  const aHex = group.generateKeys('hex');
  const prove = ({ SALT, SRP_B, SECRET_BLOCK, USER_ID_FOR_SRP: userId }: SrpChallenge) => {
    const u = hash(pad(aHex), pad(SRP_B));
    const x = hash(pad(SALT), createHash('sha256').update(`${poolName}${userId}:${password}`).digest());
    const verifier = fromHex(srpVerifier({ poolName, userId }, password, SALT));
    const base = (((fromHex(SRP_B) - K * verifier) % N) + N) % N;
    const power = createDiffieHellman(GROUP_HEX, 'hex', 2);
    power.setPrivateKey(toHex(a + fromHex(u) * fromHex(x)), 'hex');
    const secret = pad(power.computeSecret(toHex(base), 'hex', 'hex'));
    const key = Buffer.from(hkdfSync('sha256', secret, pad(u), 'Caldera Derived Key', KEY_BYTES));
    const TIMESTAMP = timestamp(new Date());
    const proof = createHmac('sha256', key)
      .update(`${poolName}${userId}`)
      .update(Buffer.from(SECRET_BLOCK, 'base64'))
      .update(TIMESTAMP);
    return {
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: proof.digest('base64'),
      TIMESTAMP,
    };
  };
  return { aHex, prove };
}

/** As Cognito's clients write it: Sat Nov 21 02:00:00 UTC 2026. */
function timestamp(now: Date): string {
  const [weekday, day, month, year, time] = now.toUTCString().replace(',', '').split(' ');
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}
