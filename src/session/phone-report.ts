/**
 * Reports from this phone of how sending goes on it, if she agrees:
 *
 *   no row: nothing is kept ──she agrees──▶ facts are kept ──a day after, if there are any──▶ taken out, counted, sent
 *        ▲                                    │ ▲                                               │
 *        └────────she ends it, or signs out───┘ └──accepted, or unwanted: gone; failed: put back──┘
 *
 * Loaded when there is something to tell or to ask, and never at a start.
 */
import type { PhoneReport } from '../../contract/phone-report.ts';
import { PHONE_REPORTS_PATH } from '../../contract/service-paths.ts';
import { countsOf, isNothing } from './phone-counts.ts';
import { isOf, noteFacts, PHONE_REPORT, type PhoneFacts } from './phone-facts.ts';
import { readServiceConfiguration } from './service-configuration.ts';
import { changeKv, readKv, removeKv, writeKv } from './session-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RETRY_AFTER_MS = 60 * 60 * 1000;
/** Facts that no service has accepted by then are dropped. */
const MAX_AGE_MS = 7 * DAY_MS;
const TIMEOUT_MS = 20_000;

export async function hasAgreedToReport(memberId: string): Promise<boolean> {
  return isOf(await readKv(PHONE_REPORT), memberId);
}

/** True if the installation accepts reports; false also if it cannot be asked. */
export async function acceptsReports(): Promise<boolean> {
  return (await readServiceConfiguration({}))?.phoneReports === true;
}

/** The first report goes a day later, so that no more than one goes in a day however often she changes her mind. */
export function agreeToReport(memberId: string): Promise<void> {
  return writeKv(PHONE_REPORT, { memberId, facts: [], nextAt: Date.now() + DAY_MS } satisfies PhoneFacts);
}

/** Removes the facts kept for it too. */
export function endReporting(): Promise<void> {
  return removeKv(PHONE_REPORT);
}

/** Sends at most once a day; a report that fails is put back for another time. */
export async function tellWhenDue(memberId: string, version: string): Promise<void> {
  const taken = await takeDue(memberId);
  if (!taken) return;
  const counts = countsOf([...taken.facts, ...((await isKeepingDenied()) ? ['denied'] : [])]);
  if (isNothing(counts)) return;
  if ((await post({ version, ...counts })) !== 'failed') return;
  const { facts, since } = taken;
  await noteFacts(memberId, facts, { since, nextAt: Date.now() + RETRY_AFTER_MS });
}

/** Taken out before it is sent, so that no other page sends it too. Undefined if there is nothing, or it is too early. */
async function takeDue(memberId: string): Promise<Required<PhoneFacts> | undefined> {
  let taken: Required<PhoneFacts> | undefined;
  await changeKv(PHONE_REPORT, (kept) => {
    const now = Date.now();
    if (!isOf(kept, memberId) || kept.since === undefined || !isDue(kept, now)) return undefined;
    if (Math.abs(now - kept.since) <= MAX_AGE_MS) taken = { ...kept, since: kept.since };
    return { memberId, facts: [], nextAt: now + DAY_MS } satisfies PhoneFacts;
  });
  return taken;
}

/** A clock that was ahead must not put it off for as long. */
function isDue({ nextAt }: PhoneFacts, now: number): boolean {
  return now >= nextAt || nextAt - now > DAY_MS;
}

async function isKeepingDenied(): Promise<boolean> {
  return (await navigator.storage?.persisted?.().catch(() => undefined)) === false;
}

/**
 * Sends it without a cookie, a token or anything else that says whose it is. `unwanted`: the service accepts no reports, or not
 * this one, and would not the next time either.
 */
async function post(report: PhoneReport): Promise<'accepted' | 'unwanted' | 'failed'> {
  try {
    const { status } = await fetch(PHONE_REPORTS_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      priority: 'low',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (status === 204) return 'accepted';
    return status >= 400 && status < 500 && status !== 429 ? 'unwanted' : 'failed';
  } catch {
    return 'failed';
  }
}
