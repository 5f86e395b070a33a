/** The PASSWORD_VERIFIER challenge. The server keeps nothing of it: its own half travels sealed in SECRET_BLOCK. */
import { lte } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { SrpIdentity } from './credentials.ts';
import { CHALLENGE_LIFE_MS } from './identity-limits.ts';
import { identityUsedNonces } from './identity.tables.ts';
import type { Pool } from './pool.ts';
import { seal, unseal } from './seal.ts';
import { isProofRight, srpKey, srpServerValue } from './srp.ts';

const SECRET_BYTES = 32;
const CONTEXT = 'srp-challenge';

const SEALED = v.object({
  userId: v.string(),
  /** The Username as it was given, normalised: the subject of the counted attempts. */
  account: v.string(),
  aHex: v.string(),
  bHex: v.string(),
  serverValueHex: v.string(),
  nonce: v.string(),
  /** The attempts that making it counted as: withdrawn when it is answered right. */
  attemptIds: v.array(v.string()),
  expiresAtMs: v.number(),
});

export type SrpChallenge = v.InferOutput<typeof SEALED>;

/** The data that a challenge is bound to. */
export interface ChallengeParts {
  identity: SrpIdentity;
  account: string;
  aHex: string;
  attemptIds: readonly string[];
}

export function createChallenge(pool: Pool, { identity, account, aHex, attemptIds }: ChallengeParts) {
  const bHex = randomBytes(SECRET_BYTES).toString('hex');
  const serverValueHex = srpServerValue(identity.verifierHex, bHex);
  const challenge: SrpChallenge = {
    userId: identity.userId,
    account,
    aHex,
    bHex,
    serverValueHex,
    nonce: randomBytes(16).toString('hex'),
    attemptIds: [...attemptIds],
    expiresAtMs: pool.clock().getTime() + CHALLENGE_LIFE_MS,
  };
  return {
    SALT: identity.salt,
    SRP_B: serverValueHex,
    USERNAME: identity.userId,
    USER_ID_FOR_SRP: identity.userId,
    SECRET_BLOCK: seal(pool.keys.challengeKey, CONTEXT, Buffer.from(JSON.stringify(challenge))),
  };
}

/** The challenge this pool made, or null if it is not its own or too old. */
export function openChallenge(pool: Pool, secretBlock: string): SrpChallenge | null {
  const opened = unseal(pool.keys.challengeKey, CONTEXT, secretBlock);
  if (opened === null) return null;
  const challenge = v.parse(SEALED, JSON.parse(opened.toString()));
  return challenge.expiresAtMs > pool.clock().getTime() ? challenge : null;
}

/** False if the challenge was answered before, right or wrong, by any server process. */
export async function useChallenge(pool: Pool, { nonce, expiresAtMs }: SrpChallenge): Promise<boolean> {
  await pool.database.delete(identityUsedNonces).where(lte(identityUsedNonces.expiresAt, pool.clock()));
  const inserted = await pool.database
    .insert(identityUsedNonces)
    .values({ nonce, expiresAt: new Date(expiresAtMs) })
    .onConflictDoNothing()
    .returning({ nonce: identityUsedNonces.nonce });
  return inserted.length === 1;
}

export interface ChallengeAnswer {
  PASSWORD_CLAIM_SECRET_BLOCK: string;
  PASSWORD_CLAIM_SIGNATURE: string;
  TIMESTAMP: string;
}

/** Returns whether the answer was made with the password of `identity`. */
export function isAnswerRight(
  pool: Pool,
  challenge: SrpChallenge,
  { verifierHex }: SrpIdentity,
  answer: ChallengeAnswer,
): boolean {
  const key = srpKey({ ...challenge, verifierHex });
  if (key === null) return false;
  return isProofRight(key, {
    poolName: pool.name,
    userId: challenge.userId,
    secretBlock: Buffer.from(answer.PASSWORD_CLAIM_SECRET_BLOCK, 'base64'),
    timestamp: answer.TIMESTAMP,
    signature: answer.PASSWORD_CLAIM_SIGNATURE,
  });
}
