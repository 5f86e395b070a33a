/**
 * The facts that a phone may tell of how sending goes on it, if she has agreed: numbers under the names of these lists, and
 * nothing else. The phone makes only these, and the server reads only these (docs/decisions/123-phones-tell-how-sending-goes.md).
 */
import { FAILURE_CODES, type FailureCode } from './failures.ts';

/** The classes of waiting: at most so many seconds, but more than those of the class before. */
export const WAITING_SECONDS = {
  '1m': 60,
  '10m': 600,
  '1h': 3_600,
  '6h': 21_600,
  '1d': 86_400,
  '3d': 259_200,
  '7d': 604_800,
  '30d': 2_592_000,
  longer: Infinity,
} as const;
export type WaitingClass = keyof typeof WAITING_SECONDS;
export const WAITING_CLASSES = Object.keys(WAITING_SECONDS) as readonly WaitingClass[];

/**
 * The reasons why a phone marks an entry as refused: the service's codes, and those that only the phone finds out
 * (src/offline/entry.ts).
 */
export type PhoneRefusal = FailureCode | 'PHOTO_REFUSED' | 'CLOCK_WRONG';
export const PHONE_REFUSALS: readonly PhoneRefusal[] = [...FAILURE_CODES, 'PHOTO_REFUSED', 'CLOCK_WRONG'];

/** `denied`: the browser does not promise to keep stored data. `full`, `failed`: something could not be stored. */
export const STORAGE_TROUBLES = ['denied', 'full', 'failed'] as const;
export type StorageTrouble = (typeof STORAGE_TROUBLES)[number];

export interface PhoneReport {
  /** The app's version; the server only compares it with its own. */
  version: string;
  waited: Partial<Record<WaitingClass, number>>;
  refusals: Partial<Record<PhoneRefusal, number>>;
  storage: readonly StorageTrouble[];
}

/** No number is larger: one phone is to weigh little among all. */
export const PHONE_REPORT_MAX_COUNT = 100;
/** Many times the longest report. */
export const PHONE_REPORT_MAX_BYTES = 2_000;

const VERSION = /^[a-z0-9]{1,12}$/;
const PARTS = ['version', 'waited', 'refusals', 'storage'];

/** Undefined for anything that is not exactly a report. */
export function readPhoneReport(value: unknown): PhoneReport | undefined {
  if (!isRecord(value) || Object.keys(value).some((part) => !PARTS.includes(part))) return undefined;
  const { version, waited, refusals, storage } = value;
  if (typeof version !== 'string' || !VERSION.test(version)) return undefined;
  if (!isCounts(waited, WAITING_CLASSES) || !isCounts(refusals, PHONE_REFUSALS)) return undefined;
  if (!isListOf(storage, STORAGE_TROUBLES)) return undefined;
  return { version, waited, refusals, storage };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCounts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Partial<Record<Name, number>> {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(
    ([name, count]) =>
      (names as readonly string[]).includes(name) &&
      Number.isInteger(count) &&
      Number(count) >= 1 &&
      Number(count) <= PHONE_REPORT_MAX_COUNT,
  );
}

/** Each name once. */
function isListOf<Name extends string>(value: unknown, names: readonly Name[]): value is Name[] {
  return (
    Array.isArray(value) &&
    value.every((name) => (names as readonly unknown[]).includes(name)) &&
    new Set(value).size === value.length
  );
}
