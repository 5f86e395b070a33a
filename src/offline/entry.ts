/** One thing a member logged, on its way to the server. */
import type { PhoneRefusal } from '../../contract/phone-report.ts';
import {
  QUEUED_MUTATIONS,
  type QueuedAnswers,
  type QueuedKind,
  type QueuedMutation,
  type QueuedVariables,
} from '../../contract/queued-mutations.ts';

/**
 * The reason why an entry was refused. PHOTO_REFUSED: the measurement is stored, its photo never will be. CLOCK_WRONG: it was not
 * sent, because the device's clock put it on a wrong day.
 */
export interface Refusal {
  code: PhoneRefusal;
  /** The argument that the server named, e.g. `input.weight`. */
  field?: string;
  /** The lead of the device's clock when the entry was made, if known; negative if it was behind. */
  clockAheadMs?: number;
}

/** The life of an entry is drawn in sender.ts. */
export type EntryState = 'waiting' | 'sending' | 'uploading' | 'refused';

interface EntryOf<K extends QueuedKind> {
  /** Given by the database: the member's own order, across tabs, whatever the clocks say. */
  seq: number;
  /** UUID made on the device. */
  id: string;
  kind: K;
  version: number;
  variables: QueuedVariables[K];
  subject: string;
  state: EntryState;
  hasPhoto: boolean;
  /** The screen's data when it was logged, e.g. the training's card; shown, never sent. */
  shown?: unknown;
  /** The server's answer, while the photo is still to be uploaded. */
  answer?: QueuedAnswers[K];
  refusal?: Refusal;
  /** Its moment was corrected, or she says that it is right, so the clock is not checked again. */
  isMomentSure?: boolean;
  /** The number of times it was sent: from 1 on the server may have it. */
  attempts: number;
  /** Answers of INTERNAL in a row, as far as they count (after-outcome.ts); a bad network never does. */
  serverFailures: number;
  /** It may still be undone: its page holds it back, at most this long (hold.ts). */
  holdMs?: number;
  /** Epoch ms of the last time it was put on the wire. */
  sentAt?: number;
  /** Names that sending. Its outcome changes nothing once the entry was sent again, within the same millisecond too. */
  postId?: string;
  createdAt: number;
  /** This device alone remembered it from `createdAt` until it was added. */
  isCarried?: boolean;
  /** Epoch ms of the value that it must win over, whatever the clock says by the time that it is sent. */
  seenAt?: number;
  appVersion: string;
}

/** Discriminated by `kind`. */
export type Entry = { [K in QueuedKind]: EntryOf<K> }[QueuedKind];
export type EntryOfKind<K extends QueuedKind> = Extract<Entry, { kind: K }>;

/** An entry that the server has taken, kept until every tab has it in its cache. */
export interface Receipt {
  entryId: string;
  entry: Entry;
  answer: QueuedAnswers[QueuedKind];
  /** Epoch ms. */
  settledAt: number;
  /** A tab has it in the cache on the disk. */
  isAbsorbed: boolean;
}

export function receiptOf(entry: Entry, answer: Receipt['answer'], settledAt = Date.now()): Receipt {
  return { entryId: entry.id, entry, answer, settledAt, isAbsorbed: false };
}

/** The kinds that a photo may come with: their answer brings the signed form by which it is uploaded. */
export type PhotoKind = {
  [K in QueuedKind]: QueuedAnswers[K] extends { presignedUrl: string } ? K : never;
}[QueuedKind];

/** Re-encoded bytes, never a File or Blob: WebKit loses the database over those. */
export interface KeptPhoto {
  type: string;
  bytes: ArrayBuffer;
}

/** True if nothing is left of its subject once the server has it. */
export function endsSubject({ kind }: Entry): boolean {
  return recordOf(kind)?.endsSubject === true;
}

/** Returns whether a newer build stored the entry in a form that this one cannot send. It is kept for that build. */
export function isTooNew({ kind, version }: Entry): boolean {
  const record = recordOf(kind);
  return record === undefined || version > record.version;
}

/** Undefined of a kind that only a newer build knows. */
function recordOf(kind: QueuedKind): Pick<QueuedMutation<QueuedKind>, 'version' | 'endsSubject'> | undefined {
  return QUEUED_MUTATIONS[kind];
}

/** True if its last sending has no outcome yet: nobody else changes it until then. */
export function isOnWire({ state }: Entry): boolean {
  return state === 'sending' || state === 'uploading';
}

/** Returns whether the server cannot have the entry: it was refused, or never sent. */
export function mayBeChanged(entry: Entry): boolean {
  return entry.state === 'refused' || (entry.state === 'waiting' && entry.attempts === 0);
}
