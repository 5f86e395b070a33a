/**
 * This device's memory of visits, offers and refusals. It belongs to the device rather than a member, so signing out
 * keeps it.
 */
import {
  afterOffer,
  afterRefusal,
  afterStart,
  FRESH_RECORD,
  type InstallRecord,
  isInstallRecord,
} from './install-offer.ts';

const KEY = 'hoog.install';
const listeners = new Set<() => void>();
let current: InstallRecord | undefined;

/** Returns the same object until something changes. */
export function installRecord(): InstallRecord {
  current ??= read();
  return current;
}

export function onInstallRecord(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const noteStart = (now: number) => change((record) => afterStart(record, now));
export const noteOffer = (now: number) => change((record) => afterOffer(record, now));
export const noteRefusal = () => change(afterRefusal);
export const noteInstalled = () => change((record) => ({ ...record, isInstalled: true }));
/** Records that she has logged something here. */
export const noteValue = () => change((record) => (record.hasValue ? record : { ...record, hasValue: true }));

function change(next: (record: InstallRecord) => InstallRecord): void {
  const before = installRecord();
  current = next(before);
  if (current === before) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Storage is full or forbidden: the value holds for this page only.
  }
  for (const listener of listeners) listener();
}

function read(): InstallRecord {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isInstallRecord(kept) ? kept : FRESH_RECORD;
  } catch {
    return FRESH_RECORD;
  }
}
