/**
 * Sends what waits, in order, one request at a time: the same routine in every page and in the worker.
 *
 *                 delivered, no photo
 *   waiting ─▶ sending ───────────────────────────────▶ (gone, receipt left)
 *      ▲          │  │                                        ▲
 *      │ later    │  │ delivered, with photo                  │ stored
 *      ├──────────┘  └──────────────▶ uploading ──────────────┘
 *      │                                │  │
 *      ├──────── POST expired ──────────┘  │ the file is refused
 *      │                                   ▼
 *      └──── she retries or edits ──── refused ◀── refused, or the server fails on it alone (suspects.ts) ── sending
 *            it failed an hour ago        └── she drops it ──▶ (gone)
 *
 * `sending` on the disk means only that the server may have the entry: after a crash it is sent again, which is
 * harmless. An entry that this device's wrong clock put on a wrong day is refused before it is sent (wrong-clock.ts).
 * While an entry is refused or its photo waits, later ones on the same subject wait, but for its deletion; all others go on.
 * Photos go last, so that a slow upload holds no figures back. Every state of this, of two phones, is visited in sending.pml.
 */
import { afterOutcome, isReceipt, mayBeRevived, revived } from './after-outcome.ts';
import { isUploading, takeBatch } from './batch.ts';
import { withDeadline } from './deadline.ts';
import { endsSubject, type Entry, type Receipt, receiptOf } from './entry.ts';
import { logFailure } from './failure-log.ts';
import { HeldEntries } from './held-entries.ts';
import type { BatchOutcome, EntryOutcome } from './outcome.ts';
import { openOutboxChannel } from './outbox-channel.ts';
import {
  changeEntries,
  listEntries,
  OutboxConnection,
  readPhoto,
  recordOutcomes,
} from './outbox-database.ts';
import type { PassEnd } from './pass-end.ts';
import { postBatch, UNREACHED } from './post-batch.ts';
import { Suspects } from './suspects.ts';
import type { TokenAnswer } from './token-answer.ts';
import { LEASE_MS, turnOf, withTurn } from './turn.ts';
import { uploadPhoto } from './upload-photo.ts';
import { neverSent, underClock } from './wrong-clock.ts';

const SEND_TIMEOUT_MS = 15_000;
const PROBE_TIMEOUT_MS = 5_000;
const UPLOAD_TIMEOUT_MS = 45_000;
/** A signed POST younger than this has not expired, whatever the storage says. */
const FRESH_POST_MS = 60_000;

export interface SenderOptions {
  memberId: string;
  /** Absolute, or relative to the page. */
  endpoint: string;
  /** The token of the signed-in member; `refused` is one that the server has just turned down. */
  token(refused?: string): Promise<TokenAnswer>;
  fetch?: typeof fetch;
  /** Begin with one entry and little patience, to find out whether anybody answers. */
  isProbing?: boolean;
  /** The time to wait for another sender; from LEASE_MS on, a frozen one is skipped. */
  turnWaitMs?: number;
  /** Called with what entries have become, once the disk has it so. */
  onRecorded?(results: readonly (Receipt | Entry)[]): void;
}

/** Sends everything that can be sent now. Never throws for a passing obstacle; throws when the disk fails. */
export async function sendAll(options: SenderOptions): Promise<PassEnd> {
  const { memberId, turnWaitMs = LEASE_MS } = options;
  const turn = await withTurn(turnOf(memberId), turnWaitMs, (signal) => new Pass(options, signal).run());
  return turn.had ? turn.result : { type: 'busy' };
}

/** Runs one pass within one turn. */
class Pass {
  readonly #options: SenderOptions;
  readonly #signal: AbortSignal;
  readonly #connection: OutboxConnection;
  readonly #channel: BroadcastChannel;
  readonly #holds = new HeldEntries();
  /** Fewer than a batch may hold, once one was turned down. */
  #maxEntries: number | undefined;
  #isProbing: boolean;
  /**
   * The reason why photos wait: a held photo goes first, once it may, and not in the next pass, which would start its seconds
   * again.
   */
  #uploadEnd: PassEnd | undefined;
  readonly #suspects = new Suspects();
  /** The lead of this device's clock, once the server has said; until then each request asks. */
  #clockAheadMs: number | undefined;

  constructor(options: SenderOptions, signal: AbortSignal) {
    this.#options = options;
    this.#signal = signal;
    this.#isProbing = options.isProbing ?? false;
    this.#connection = new OutboxConnection(options.memberId);
    this.#channel = openOutboxChannel(options.memberId);
  }

  async run(): Promise<PassEnd> {
    try {
      await this.#reviveFailed();
      for (;;) {
        if (this.#signal.aborted) return { type: 'busy' };
        const end = await this.#step();
        if (end?.type === 'sign-in-needed') this.#channel.postMessage({ type: 'sign-in-needed' });
        if (end) return end;
      }
    } finally {
      this.#connection.close();
      this.#channel.close();
    }
  }

  /** Sends one batch or one photo, or waits until the next one may go. Returns why the pass is over, or undefined to go on. */
  async #step(): Promise<PassEnd | undefined> {
    const candidates = this.#suspects.sendable(await this.#connection.run(listEntries));
    const heldIds = await this.#holds.among(candidates);
    const uploading = new Set(candidates.filter(isUploading).map(({ subject }) => subject));
    const unsent = candidates.filter((entry) => endsSubject(entry) || !uploading.has(entry.subject));
    const isOneEnough = this.#isProbing || this.#suspects.arePassedOver;
    const batch = takeBatch(unsent, heldIds, isOneEnough ? 1 : this.#maxEntries);
    if (batch.length > 0) return this.#send(batch);
    const upload = this.#uploadEnd ? undefined : candidates.find(isUploading);
    if (upload) {
      this.#uploadEnd = await this.#upload(upload);
      return undefined;
    }
    const [blocked] = unsent;
    if (!blocked && !this.#suspects.arePassedOver) return this.#uploadEnd ?? { type: 'empty' };
    if (!blocked || !heldIds.has(blocked.id)) return this.#uploadEnd ?? { type: 'later' };
    await this.#holds.untilOver(blocked, this.#channel, this.#signal);
    return undefined;
  }

  async #send(batch: readonly Entry[]): Promise<PassEnd | undefined> {
    const token = await this.#token();
    if (typeof token !== 'string') return token;
    const sending = await this.#putOnWire(batch);
    // It may have been undone, edited or held for the clock while the token came, so the disk decides which is next.
    if (sending.length === 0) return undefined;
    const outcome = await this.#exchange(sending, token);
    if (outcome.type === 'unauthenticated' || outcome.type === 'later') {
      await this.#putBack(sending);
      return outcome.type === 'later' ? outcome : { type: 'sign-in-needed' };
    }
    this.#isProbing = false;
    if (outcome.type === 'clock-wrong') {
      this.#clockAheadMs = outcome.aheadMs;
      await this.#putBack(sending.map(neverSent));
      return undefined;
    }
    if (outcome.type === 'document-failed') return this.#halve(sending);
    return this.#settle(sending, outcome.outcomes, outcome.retryAfterMs);
  }

  /** Notes on the disk that the server may have these from now on. Returns those that go, as they are now. */
  async #putOnWire(batch: readonly Entry[]): Promise<Entry[]> {
    const subjects = new Map(batch.map(({ seq, subject }) => [seq, subject]));
    const [sentAt, postId] = [Date.now(), crypto.randomUUID()];
    const changed = await this.#change(batch, ({ holdMs: _over, ...entry }) => {
      if (entry.state === 'refused' || entry.subject !== subjects.get(entry.seq)) return undefined;
      const checked = underClock(entry, this.#clockAheadMs ?? 0);
      if (checked.state === 'refused') return checked;
      return { ...checked, state: 'sending', attempts: entry.attempts + 1, sentAt, postId };
    });
    this.#options.onRecorded?.(changed);
    return changed.filter(({ state }) => state === 'sending');
  }

  /** A server failure is not her fault and may be fixed by now, so the entry is tried again now and then. */
  async #reviveFailed(): Promise<void> {
    const now = Date.now();
    const failed = (await this.#connection.run(listEntries)).filter((entry) => mayBeRevived(entry, now));
    if (failed.length === 0) return;
    await this.#change(failed, revived);
  }

  async #change(entries: readonly Entry[], change: (kept: Entry) => Entry | undefined): Promise<Entry[]> {
    const changed = await this.#connection.run((database) => changeEntries(database, entries, change));
    this.#channel.postMessage({ type: 'changed' });
    return changed;
  }

  /**
   * Sends once more with a fresh token when the first is turned down. A server that turns that down too is at fault: what
   * waits goes on waiting.
   */
  async #exchange(entries: readonly Entry[], token: string): Promise<BatchOutcome> {
    const outcome = await this.#post(entries, token);
    if (outcome.type !== 'unauthenticated') return outcome;
    const fresh = await this.#token(token);
    if (typeof fresh !== 'string') return fresh.type === 'sign-in-needed' ? outcome : UNREACHED;
    const again = await this.#post(entries, fresh);
    if (again.type !== 'unauthenticated') return again;
    await this.#token(fresh);
    return UNREACHED;
  }

  #post(entries: readonly Entry[], token: string): Promise<BatchOutcome> {
    const { endpoint, fetch: send = fetch } = this.#options;
    const asksAboutClock = this.#clockAheadMs === undefined;
    const patienceMs = this.#isProbing ? PROBE_TIMEOUT_MS : SEND_TIMEOUT_MS;
    return withDeadline(patienceMs, this.#signal, (signal) =>
      postBatch(entries, { endpoint, token, fetch: send, asksAboutClock, signal }),
    );
  }

  /** The token of the entries' own member; another member's is never used (promise 6). */
  async #token(refused?: string): Promise<string | PassEnd> {
    const answer = await this.#options.token(refused);
    if (answer.type === 'later') return UNREACHED;
    if (answer.type === 'none' || answer.memberId !== this.#options.memberId)
      return { type: 'sign-in-needed' };
    return answer.token;
  }

  /**
   * A whole document was turned down: its first half goes on alone, until it fits or one entry is left, which has then
   * failed by itself. From there on all may travel together again.
   */
  async #halve(entries: readonly Entry[]): Promise<PassEnd | undefined> {
    if (entries.length === 1) {
      this.#maxEntries = undefined;
      return this.#settle(entries, [{ type: 'failed' }]);
    }
    this.#maxEntries = Math.floor(entries.length / 2);
    await this.#putBack(entries);
    return undefined;
  }

  async #settle(
    entries: readonly Entry[],
    outcomes: readonly EntryOutcome[],
    retryAfterMs?: number,
  ): Promise<PassEnd | undefined> {
    const now = Date.now();
    this.#suspects.noteOutcomes(outcomes);
    const results = entries.map((entry, index) => {
      const outcome = outcomes[index] ?? { type: 'later' };
      if (outcome.type === 'refused') logFailure({ operation: entry.kind, code: outcome.refusal.code });
      if (outcome.type === 'failed') logFailure({ operation: entry.kind, code: 'INTERNAL' });
      const isServerWell = this.#suspects.isServerWell(entry);
      return afterOutcome(entry, outcome, { now, aheadMs: this.#clockAheadMs ?? 0, isServerWell });
    });
    const settled = results.filter(isReceipt);
    const kept = results.filter((result): result is Entry => !isReceipt(result));
    await this.#record({ settled, kept });
    // The entry that stopped the document decides: a parked one holds nothing up.
    const stop = outcomes.findIndex(({ type }) => type === 'failed' || type === 'later');
    const stopped = results[stop];
    const isHeldUp = stopped !== undefined && !isReceipt(stopped) && stopped.state === 'waiting';
    if (isHeldUp && this.#suspects.passOver(stopped, outcomes[stop])) return undefined;
    return isHeldUp ? { type: 'later', ...(retryAfterMs !== undefined && { retryAfterMs }) } : undefined;
  }

  async #upload(entry: Entry): Promise<PassEnd | undefined> {
    // Only a stored measurement uploads a photo.
    if (entry.kind !== 'createMeasurement' || !entry.answer) throw new Error(entry.kind);
    const photo = await this.#connection.run((database) => readPhoto(database, entry.id));
    const { answer } = entry;
    const startedAt = performance.now();
    const upload = () =>
      uploadPhoto(answer.presignedUrl, answer.id, photo, answer, {
        ...(this.#options.fetch && { fetch: this.#options.fetch }),
        timeoutMs: UPLOAD_TIMEOUT_MS,
        signal: this.#signal,
      });
    // A photo that the disk has lost holds no other back; her figures are with the server.
    const outcome = photo ? await upload() : 'refused';
    if (typeof outcome === 'object') return outcome;
    // A request that fails at once can be tried again soon without using data.
    if (outcome === 'later')
      return performance.now() - startedAt < PROBE_TIMEOUT_MS ? UNREACHED : { type: 'later' };
    if (outcome === 'stored') {
      await this.#record({ settled: [receiptOf(entry, answer)], kept: [] });
    } else if (outcome === 'refused') {
      await this.#record({
        settled: [],
        kept: [{ ...entry, state: 'refused', refusal: { code: 'PHOTO_REFUSED' } }],
      });
    } else {
      // The signed POST has expired: the same id again returns a fresh one. A fresh one that is rejected may wait.
      await this.#record({ settled: [], kept: [{ ...entry, state: 'waiting' }] });
      if (Math.abs(Date.now() - (entry.sentAt ?? 0)) < FRESH_POST_MS) return { type: 'later' };
    }
    return undefined;
  }

  #putBack(entries: readonly Entry[]): Promise<void> {
    const kept = entries.map((entry): Entry => ({ ...entry, state: 'waiting' }));
    return this.#record({ settled: [], kept });
  }

  async #record(outcomes: { settled: readonly Receipt[]; kept: readonly Entry[] }): Promise<void> {
    await this.#connection.run((database) => recordOutcomes(database, outcomes));
    this.#options.onRecorded?.([...outcomes.settled, ...outcomes.kept]);
    const entryIds = outcomes.settled.map(({ entryId }) => entryId);
    this.#channel.postMessage(entryIds.length > 0 ? { type: 'settled', entryIds } : { type: 'changed' });
  }
}
