/**
 * Decides when to offer a member to install the app: once it has been useful, rarely, and never again after two
 * refusals.
 */

const MINUTE_MS = 60_000;
/** A start this long after the last one counts as a new visit; a reload does not. */
const VISIT_GAP_MS = 30 * MINUTE_MS;
const OFFER_AGAIN_MS = 30 * 24 * 60 * MINUTE_MS;
const REFUSALS = 2;

/** The device's record of visits and offers. Moments are epoch ms. */
export interface InstallRecord {
  visits: number;
  startedAt: number;
  /** Something has been logged here: a training done, a measurement saved. */
  hasValue: boolean;
  refusals: number;
  isInstalled: boolean;
  /** When the offer was last shown, and in which visit. It stays on screen until that visit ends or she responds. */
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
  // A clock that was set back must not make a visit last forever.
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

/** Records that the offer is on screen. It counts once per visit, however often it is rendered. */
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
