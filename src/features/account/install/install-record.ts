/**
 * This device's memory of visits, offers and refusals. It belongs to the device rather than a member, so signing out
 * keeps it.
 */
import { readStoredJson, writeStored } from '../../../device/storage.ts';
import { createListeners } from '../../../device/store.ts';
import {
  afterOffer,
  afterRefusal,
  afterStart,
  FRESH_RECORD,
  type InstallRecord,
  isInstallRecord,
} from './install-offer.ts';

const listeners = createListeners();
let current: InstallRecord | undefined;

/** Returns the same object until something changes. */
export function installRecord(): InstallRecord {
  current ??= read();
  return current;
}

export const onInstallRecord = listeners.subscribe;

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
  writeStored('install', JSON.stringify(current));
  listeners.tell();
}

function read(): InstallRecord {
  const kept = readStoredJson('install');
  return isInstallRecord(kept) ? kept : FRESH_RECORD;
}
