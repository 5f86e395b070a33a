/** When a member is offered to install the app: after first value, seldom, and never again after two refusals. */

const MINUTE_MS = 60_000;
/** A start this long after the last one is another visit; a reload is not. */
const VISIT_GAP_MS = 30 * MINUTE_MS;
const OFFER_AGAIN_MS = 30 * 24 * 60 * MINUTE_MS;
const REFUSALS = 2;

/** What this device remembers of it. Moments are epoch ms. */
export interface InstallRecord {
  visits: number;
  startedAt: number;
  /** Something was logged here: a training done, a measurement saved. */
  hasValue: boolean;
  refusals: number;
  isInstalled: boolean;
  /** The last offer: when, and in which visit. It stays on the screen until that visit ends or she answers. */
  offeredAt?: number;
  offeredInVisit?: number;
  isAnswered: boolean;
}

export const FRESH_RECORD: InstallRecord = {
  visits: 0,
  startedAt: 0,
  hasValue: false,
  refusals: 0,
  isInstalled: false,
  isAnswered: false,
};

export function afterStart(record: InstallRecord, now: number): InstallRecord {
  // A clock that was set back must not make a visit last for ever.
  const isNewVisit = record.visits === 0 || Math.abs(now - record.startedAt) >= VISIT_GAP_MS;
  return { ...record, visits: record.visits + (isNewVisit ? 1 : 0), startedAt: now };
}

export function mayOffer(record: InstallRecord, now: number): boolean {
  if (record.isInstalled || record.refusals >= REFUSALS) return false;
  if (!record.hasValue && record.visits < 2) return false;
  if (record.offeredAt === undefined) return true;
  if (record.offeredInVisit === record.visits && !record.isAnswered) return true;
  return now - record.offeredAt >= OFFER_AGAIN_MS;
}

/** The offer is on the screen. The same visit's is one offer, however often it is drawn. */
export function afterOffer(record: InstallRecord, now: number): InstallRecord {
  if (record.offeredInVisit === record.visits && !record.isAnswered) return record;
  return { ...record, offeredAt: now, offeredInVisit: record.visits, isAnswered: false };
}

export function afterRefusal(record: InstallRecord): InstallRecord {
  return { ...record, refusals: record.refusals + 1, isAnswered: true };
}

export function isInstallRecord(value: unknown): value is InstallRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { visits, startedAt, refusals, hasValue, isInstalled, isAnswered } = value as Partial<InstallRecord>;
  return (
    [visits, startedAt, refusals].every(Number.isFinite) &&
    [hasValue, isInstalled, isAnswered].every((each) => typeof each === 'boolean')
  );
}
