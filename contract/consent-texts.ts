/** The wordings of consents: one that has changed since she agreed to it is asked again, and what rests on it waits until then. */
import type { ConsentKind } from './enumerations.ts';

/** The wording that is asked now; later than every day below. */
export const CONSENT_TEXT_VERSION = '2026-11-23';

const FIRST = '2026-11-20';
/** The version since which a kind's wording has its present meaning, if it once meant something else. */
const CHANGED: Partial<Record<ConsentKind, string>> = {};

/** Versions are days, so that they compare as text; a newer release's counts too. */
export function isCurrentText({ kind, textVersion }: { kind: ConsentKind; textVersion: string }): boolean {
  return textVersion >= (CHANGED[kind] ?? FIRST);
}
