/** Idempotency keys: a repeated request gets the first answer and has its effect only once. */
import { eq, lt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../../server/database/database.ts';
import { standInRequests } from './payments.tables.ts';
import type { StandIn } from './stand-in.ts';
import { reusedKey } from './stripe-errors.ts';

const KEPT_HOURS = 24;
const HOUR_MS = 3600 * 1000;

export interface ApiRequest {
  method: string;
  /** Path with query. */
  path: string;
  /** Form-encoded; empty for a GET. */
  body: string;
  idempotencyKey: string | null;
}

/** Returns the first answer to a key again, however soon: the second request's row waits for the first to finish. */
export async function once(
  standIn: StandIn,
  transaction: Database,
  request: ApiRequest,
  work: () => Promise<object>,
): Promise<object> {
  const { idempotencyKey, method } = request;
  if (idempotencyKey === null || method !== 'POST') return work();
  const requestHash = createHash('sha256').update(`${method} ${request.path}\n${request.body}`).digest('hex');
  const row = { idempotencyKey, requestHash, createdAt: standIn.clock() };
  const made = await transaction.insert(standInRequests).values(row).onConflictDoNothing().returning();
  const isKey = eq(standInRequests.idempotencyKey, idempotencyKey);
  if (made.length === 0) {
    const [first] = await transaction.select().from(standInRequests).where(isKey);
    if (first === undefined || first.requestHash !== requestHash || first.answer === null) throw reusedKey();
    return first.answer;
  }
  const answer = await work();
  await transaction
    .update(standInRequests)
    .set({ answer: { ...answer } })
    .where(isKey);
  return answer;
}

/** An erased customer is in no kept answer either. */
export async function forgetAnswersAbout(transaction: Database, customerId: string): Promise<void> {
  await transaction.delete(standInRequests).where(sql`${standInRequests.answer}->>'id' = ${customerId}`);
}

/** A key is forgotten after a day, as at Stripe. */
export async function forgetOldKeys({ database, clock }: StandIn): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_HOURS * HOUR_MS);
  await database.delete(standInRequests).where(lt(standInRequests.createdAt, before));
}
