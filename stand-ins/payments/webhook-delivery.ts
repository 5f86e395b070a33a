/** Sends the webhooks that are due: signed as Stripe signs them, and again with doubling pauses until they arrive. */
import { and, asc, eq, lte } from 'drizzle-orm';
import Stripe from 'stripe';
import { standInEvents } from './payments.tables.ts';
import type { StandIn } from './stand-in.ts';
import { secondsOf } from './stand-in-objects.ts';

/** Delivers one webhook; resolves to the HTTP status. */
export type PostWebhook = (payload: string, signature: string) => Promise<number>;

export const FIRST_PAUSE_MS = 2_000;
const MAX_TRIES = 12;
const BATCH = 20;

/** The pause after the so-many-th try. */
export function pauseAfter(tries: number): number {
  return FIRST_PAUSE_MS * 2 ** (tries - 1);
}

/** Tries each due event once, oldest first. Several processes may: each event is claimed by one of them. */
export async function deliverDue(standIn: StandIn, secret: string, post: PostWebhook): Promise<void> {
  const { database, clock } = standIn;
  for (;;) {
    const due = await database
      .select()
      .from(standInEvents)
      .where(lte(standInEvents.nextTryAt, clock()))
      .orderBy(asc(standInEvents.createdAt), asc(standInEvents.nextTryAt))
      .limit(BATCH);
    if (due.length === 0) return;
    for (const event of due) await deliver(standIn, secret, post, event);
  }
}

type EventRow = typeof standInEvents.$inferSelect;

async function deliver(
  standIn: StandIn,
  secret: string,
  post: PostWebhook,
  { id, payload, tries }: EventRow,
): Promise<void> {
  const { database, clock } = standIn;
  const now = clock();
  const nextTryAt = tries + 1 >= MAX_TRIES ? null : new Date(now.getTime() + pauseAfter(tries + 1));
  // Counted before it is sent: the first process to count sends it, and one that dies meanwhile only costs a pause.
  const claimed = await database
    .update(standInEvents)
    .set({ tries: tries + 1, nextTryAt })
    .where(and(eq(standInEvents.id, id), eq(standInEvents.tries, tries)))
    .returning({ id: standInEvents.id });
  if (claimed.length === 0) return;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: secondsOf(now) });
  const status = await post(payload, signature).catch(() => 0);
  if (status >= 200 && status < 300) {
    await database.update(standInEvents).set({ nextTryAt: null }).where(eq(standInEvents.id, id));
  }
}
