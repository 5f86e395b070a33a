/**
 * Webhooks that never arrived. The card service keeps its events for thirty days; what it lists and no webhook has brought
 * has its effect here, by the same command. A cursor moves over the seconds:
 *
 *   ──gone through──┤again├reached──a window of at most a hundred events──▶┤ ··· ┤a minute ago, still the webhooks' own
 *
 * The last ten minutes before it are gone through again each time: an event may be listed late, and the server's clock may be
 * ahead of the card service's. The cursor stays before an event that fails: this one is tried again in each turn, for as long as
 * the card service itself would have sent it again; what comes after it is gone through all the same, as far as the time of a
 * turn reaches.
 */
import type Stripe from 'stripe';
import type { Log } from '../../../core/log.ts';
import type { Billing } from './billing.ts';
import { causeOf } from '../../../core/failures.ts';
import { PAYMENT_EVENTS, receiveEvent, unknownOf } from './payment-events.ts';
import { keepReached, readReached } from './reconciliation.repository.ts';

export interface MissedEvents {
  /** Brought by no webhook, and in effect now. */
  mended: number;
  /** The errors of those that are tried again, or of the list itself. */
  failures: unknown[];
}

interface Turn {
  billing: Billing;
  log: Log;
  isOver: () => boolean;
  outcome: MissedEvents;
}

/** The time for which an event may be under way as a webhook. */
const OWN_TIME_SECONDS = 60;
/** The length of the part that is gone through again. */
const OVERLAP_SECONDS = 600;
/** The time for which an event that fails is tried again, and the reach of the very first turn. */
const PATIENCE_SECONDS = 3 * 24 * 3600;
const PAGE = 100;
/** The most events read of one second, which cannot be halved. */
const MAX_EVENTS_PER_SECOND = 1_000;

const dateOf = (seconds: number) => new Date(seconds * 1000);

/** Goes on from the last turn's end, until it is done or `isOver`. Never rejects: it returns the failures. */
export async function receiveMissedEvents(
  billing: Billing,
  log: Log,
  isOver: () => boolean,
): Promise<MissedEvents> {
  const outcome: MissedEvents = { mended: 0, failures: [] };
  try {
    await goThrough({ billing, log, isOver, outcome });
  } catch (error) {
    log.warn({ event: 'reconciliation-failed', ...causeOf(error) }, 'payments: events not gone through');
    outcome.failures.push(error);
  }
  return outcome;
}

async function goThrough(turn: Turn): Promise<void> {
  const { billing, isOver, outcome } = turn;
  const { database, clock, watch } = billing;
  const now = Math.floor(clock().getTime() / 1000);
  const end = now - OWN_TIME_SECONDS;
  const reached = (await readReached(database))?.getTime() ?? (now - PATIENCE_SECONDS) * 1000;
  // A clock that was ahead and has been put right has left the cursor in the future.
  const begin = Math.min(reached / 1000, end);
  let from = begin - OVERLAP_SECONDS;
  let to = end;
  while (from <= end && !isOver()) {
    const events = await listEvents(billing, from, to);
    if (events === null) {
      to = from + Math.floor((to - from) / 2);
      continue;
    }
    for (const event of await unknownOf(database, events)) {
      if (isOver()) return;
      await receive(turn, event, event.created < now - PATIENCE_SECONDS);
    }
    // Twice as many seconds as just now had few enough events.
    [from, to] = [to + 1, Math.min(end, to + 2 * (to + 1 - from))];
    if (outcome.failures.length > 0 || from <= begin) continue;
    await keepReached(database, dateOf(from));
    watch?.paymentsReached(dateOf(from));
  }
}

/** The events of these seconds, both included, the earliest first; null if they are more than a page. */
async function listEvents({ payments }: Billing, from: number, to: number): Promise<Stripe.Event[] | null> {
  const types = [...PAYMENT_EVENTS];
  const asked = payments.stripe.events.list({ types, created: { gte: from, lte: to }, limit: PAGE });
  if (from === to) return (await asked.autoPagingToArray({ limit: MAX_EVENTS_PER_SECOND })).toReversed();
  const page = await asked;
  return page.has_more ? null : page.data.toReversed();
}

async function receive({ billing, log, outcome }: Turn, event: Stripe.Event, isOld: boolean): Promise<void> {
  try {
    if (await receiveEvent(billing, log, event, 'reconciliation')) outcome.mended += 1;
  } catch (error) {
    const { id, type } = event;
    const entry = { id, type, ...causeOf(error) };
    if (isOld) {
      log.error({ event: 'payment-event-given-up', ...entry }, 'payments: an event is tried no more');
    } else {
      log.warn({ event: 'payment-event-failed', ...entry }, 'payments: an event is tried again');
      outcome.failures.push(error);
    }
  }
}
