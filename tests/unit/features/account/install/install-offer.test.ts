import { describe, expect, it } from 'vitest';
import {
  afterOffer,
  afterRefusal,
  afterStart,
  FRESH_RECORD,
  type InstallRecord,
  isInstallRecord,
  mayOffer,
} from '../../../../../src/features/account/install/install-offer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FIRST = Date.parse('2026-03-02T07:00:00+02:00');

const startedAt = (...moments: number[]) => moments.reduce<InstallRecord>(afterStart, FRESH_RECORD);
const logged = (record: InstallRecord): InstallRecord => ({ ...record, hasValue: true });
const refusedAt = (record: InstallRecord, now: number) => afterRefusal(afterOffer(record, now));

describe('the offer to install', () => {
  it('is not made in the first visit, however often the page is reloaded', () => {
    const record = startedAt(FIRST, FIRST + 5 * MINUTE, FIRST + 20 * MINUTE);
    expect(mayOffer(record, FIRST + 21 * MINUTE)).toBe(false);
  });

  it('is made in the second visit', () => {
    expect(mayOffer(startedAt(FIRST, FIRST + DAY), FIRST + DAY)).toBe(true);
  });

  it('is made in the first visit once something has been logged', () => {
    expect(mayOffer(logged(startedAt(FIRST)), FIRST + MINUTE)).toBe(true);
  });

  it('stays throughout the visit in which it was made, including a reload', () => {
    const offered = afterOffer(logged(startedAt(FIRST)), FIRST);
    const reloaded = afterStart(offered, FIRST + 10 * MINUTE);
    expect(mayOffer(reloaded, FIRST + 10 * MINUTE)).toBe(true);
    expect(afterOffer(reloaded, FIRST + 10 * MINUTE)).toBe(reloaded);
  });

  it('returns only after thirty days if it was ignored', () => {
    const offered = afterOffer(logged(startedAt(FIRST)), FIRST);
    const nextDay = afterStart(offered, FIRST + DAY);
    expect(mayOffer(nextDay, FIRST + DAY)).toBe(false);
    expect(mayOffer(nextDay, FIRST + 30 * DAY - 1)).toBe(false);
    expect(mayOffer(nextDay, FIRST + 30 * DAY)).toBe(true);
  });

  it('disappears at once when refused, and returns once after thirty days', () => {
    const refused = refusedAt(logged(startedAt(FIRST)), FIRST);
    expect(mayOffer(refused, FIRST + MINUTE)).toBe(false);
    expect(mayOffer(refused, FIRST + 30 * DAY)).toBe(true);
  });

  it('never returns after two refusals', () => {
    const twice = refusedAt(refusedAt(logged(startedAt(FIRST)), FIRST), FIRST + 30 * DAY);
    expect(mayOffer(afterStart(twice, FIRST + 999 * DAY), FIRST + 999 * DAY)).toBe(false);
  });

  it('is never made if the app is installed', () => {
    expect(mayOffer({ ...logged(startedAt(FIRST, FIRST + DAY)), isInstalled: true }, FIRST + DAY)).toBe(
      false,
    );
  });

  it('survives a clock that was set back', () => {
    expect(startedAt(FIRST, FIRST - DAY).visits).toBe(2);
  });

  it('starts over from a record it cannot read', () => {
    expect(isInstallRecord(JSON.parse(JSON.stringify(refusedAt(FRESH_RECORD, FIRST))))).toBe(true);
    expect(isInstallRecord({ visits: '2' })).toBe(false);
    expect(isInstallRecord(null)).toBe(false);
  });
});
