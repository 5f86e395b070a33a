/** Makes a phone's report. Only names of the contract's lists and whole numbers come out, from any input. */
import {
  PHONE_REFUSALS,
  PHONE_REPORT_MAX_COUNT,
  type PhoneReport,
  STORAGE_TROUBLES,
  WAITING_CLASSES,
  WAITING_SECONDS,
  type WaitingClass,
} from '../../contract/phone-report.ts';
import type { PhoneFact } from './phone-facts.ts';

export type PhoneCounts = Omit<PhoneReport, 'version'>;

/** Longer only by a clock that was set meanwhile. */
const LONGEST_WAIT_MS = 365 * 24 * 60 * 60 * 1000;

export function countsOf(facts: readonly PhoneFact[]): PhoneCounts {
  const names = facts.map((fact) => (typeof fact === 'number' ? waitingClassOf(fact) : fact));
  return {
    waited: counted(WAITING_CLASSES, names),
    refusals: counted(PHONE_REFUSALS, names),
    storage: STORAGE_TROUBLES.filter((name) => names.includes(name)),
  };
}

/** Undefined if the clock was set in between, so that it cannot tell. */
function waitingClassOf(waitedMs: number): WaitingClass | undefined {
  if (!(waitedMs >= 0 && waitedMs <= LONGEST_WAIT_MS)) return undefined;
  return WAITING_CLASSES.find((name) => waitedMs <= WAITING_SECONDS[name] * 1000);
}

function counted<Name extends string>(
  names: readonly Name[],
  found: readonly unknown[],
): Partial<Record<Name, number>> {
  const counts: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const count = found.filter((each) => each === name).length;
    if (count > 0) counts[name] = Math.min(count, PHONE_REPORT_MAX_COUNT);
  }
  return counts;
}

export function isNothing({ waited, refusals, storage }: PhoneCounts): boolean {
  return [waited, refusals, storage].every((part) => Object.keys(part).length === 0);
}
