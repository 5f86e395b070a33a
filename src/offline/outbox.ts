/** A member's outbox as a page uses it: add, list, subscribe; retry, edit, drop. sender.ts does the sending. */
import type { QueuedKind, QueuedVariables } from '../../contract/queued-mutations.ts';
import { onReturn } from '../device/return.ts';
import { createListeners } from '../device/store.ts';
import { changedByHer, waitingAgain } from './after-outcome.ts';
import { dueReceipts } from './due-receipts.ts';
import { type Entry, type EntryOfKind, isTooNew, mayBeChanged, type Receipt } from './entry.ts';
import { isOutboxMessage, openOutboxChannel, type OutboxMessage } from './outbox-channel.ts';
import { Holds } from './hold.ts';
import { type Along, keepOnce, Overtaken } from './keep-entries.ts';
import { type AddOptions, type EditOptions, type EntryOwner, newEntry, type ToAdd } from './new-entry.ts';
import { NOBODY, type OutboxEvents } from './outbox-events.ts';
import { Overlay } from './overlay.ts';
import {
  changeEntries,
  dropEntry,
  type EntriesAndReceipts,
  forgetReceiptsOf,
  markAbsorbed,
  type NewEntry,
  OutboxConnection,
  readEntriesAndReceipts,
  readPhoto,
} from './outbox-database.ts';
import { replacedBy } from './replaced-by.ts';

export class Outbox {
  readonly memberId: string;
  readonly #connection: OutboxConnection;
  /** Undefined once it is closed: entries that it still keeps are read when it is opened again. */
  #channel: BroadcastChannel | undefined;
  readonly #stopReturning: () => void;
  #listeners = createListeners();
  /** Receipts that are marked absorbed. */
  readonly #keptReceipts = new Set<string>();
  /** Receipts that the listener has been given, or is reading from the disk. */
  #toldReceipts = new Set<string>();
  readonly #owner: EntryOwner;
  readonly #holds = new Holds();
  /** Counts this tab's own additions, so that a read begun before one is not taken for the newest. */
  #additions = 0;
  #isStale = false;
  /** From the start, for `open` reads: it alone tells which receipts were absorbed before this tab was there. */
  #isRefreshing = true;
  #events: OutboxEvents = NOBODY;
  #entries: readonly Entry[] = [];
  readonly #overlay = new Overlay();

  private constructor(memberId: string, appVersion: string) {
    this.memberId = memberId;
    this.#owner = { memberId, appVersion };
    this.#connection = new OutboxConnection(memberId);
    this.#channel = openOutboxChannel(memberId);
    this.#channel.addEventListener('message', (event: MessageEvent<unknown>) => this.#hear(event.data));
    this.#stopReturning = onReturn(() => this.#refreshBehind());
  }

  /** Opens the member's outbox with all that waits in it. Throws when the disk cannot be read. */
  static async open(memberId: string, appVersion: string): Promise<Outbox> {
    const outbox = new Outbox(memberId, appVersion);
    const read = await outbox.#read();
    // Receipts absorbed before are in the cache on the disk, which this tab reads later.
    for (const { entryId, isAbsorbed } of read.receipts) if (isAbsorbed) outbox.#keptReceipts.add(entryId);
    outbox.#show(read);
    void outbox.#refreshUntilFresh();
    return outbox;
  }

  /** Unsettled entries in order. Returns the same array until something changes. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /**
   * The entries that screens lay over the server's data (overlay.ts), in order. Returns the same array until something changes.
   */
  get overlay(): readonly Entry[] {
    return this.#overlay.entries;
  }

  listen(events: OutboxEvents): void {
    this.#events = events;
    this.#toldReceipts = new Set(this.#keptReceipts);
    this.#refreshBehind();
    // If the disk fails here, nothing is forgotten, and the next start asks again.
    void this.#tidyUp().catch(() => undefined);
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.subscribe(listener);
  }

  /** Resolves when the entry is on the disk (promise 1); throws when it is not, and then nothing was kept. */
  async add<K extends QueuedKind>(
    kind: K,
    variables: QueuedVariables[K],
    options: AddOptions<K> = {},
  ): Promise<EntryOfKind<K>> {
    const [kept] = await this.#keep([newEntry(kind, variables, this.#owner, options)], options);
    return kept as EntryOfKind<K>;
  }

  /**
   * Does what `add` does for many at once, in the given order, of which one may have a photo, in one transaction with the changes
   * `along` to others: when it throws, nothing was kept. Returns undefined if one of those may not be changed any more, and then
   * nothing was kept either.
   */
  async addTogether(all: readonly ToAdd[], along: Along = {}): Promise<readonly Entry[] | undefined> {
    const photo = all.find((each) => each.photo)?.photo;
    const entries = all.map((each) => newEntry(each.kind, each.variables, this.#owner, each));
    try {
      return await this.#keep(entries, { photo, ...along });
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      await this.refresh();
      return undefined;
    }
  }

  /** Takes out all of them, if the server can have none. Returns whether it did. */
  async dropTogether(dropped: readonly Entry[]): Promise<boolean> {
    return (await this.addTogether([], { dropped })) !== undefined;
  }

  /** Lets a refused entry be sent again as it is; one that was held for the clock, as she meant it. */
  async retry(entry: Entry): Promise<void> {
    await this.#change(entry, (kept) => (kept.state === 'refused' ? waitingAgain(kept) : undefined));
    this.#events.onAdded?.();
  }

  /**
   * Gives a refused entry, or one that was never on the wire, other variables, keeping its place. Returns false when
   * it is on its way or stored: the server may already have it; or if `isAsSeen` does not hold of what another tab has made of it.
   */
  async edit<K extends QueuedKind>(
    entry: EntryOfKind<K>,
    variables: QueuedVariables[K],
    { isAsSeen = () => true, isMomentSure = true, besides = {} }: EditOptions<K> = {},
  ): Promise<boolean> {
    const change = (kept: Entry) =>
      !kept.answer && mayBeChanged(kept) && isAsSeen(kept.variables as QueuedVariables[K])
        ? changedByHer(kept, variables, { memberId: this.memberId, isMomentSure })
        : undefined;
    const { added = [], dropped } = besides;
    return (await this.addTogether(added, { dropped, edited: [{ entry, change }] })) !== undefined;
  }

  /** Takes an entry out, if the server cannot have it: refused, or never on the wire. Returns whether it did. */
  async drop(entry: Entry): Promise<boolean> {
    const isDropped = await this.#connection.run((database) => dropEntry(database, entry, mayBeChanged));
    this.#holds.end([entry]);
    await this.refresh();
    this.#tell({ type: 'changed' });
    if (isDropped) this.#events.onAdded?.();
    return isDropped;
  }

  /** Sends a held entry without waiting any longer for an undo. */
  async release(entry: Entry): Promise<void> {
    this.#holds.end([entry]);
    await this.#change(entry, ({ holdMs: _held, ...kept }) => kept as Entry);
    this.#events.onAdded?.();
  }

  photoOf(entry: Entry): ReturnType<typeof readPhoto> {
    return this.#connection.run((database) => readPhoto(database, entry.id));
  }

  /** Reads the disk again, for when messages may have been missed. */
  async refresh(): Promise<void> {
    this.#show(await this.#read());
  }

  close(): void {
    this.#holds.endAll();
    this.#stopReturning();
    this.#channel?.close();
    this.#channel = undefined;
    this.#connection.close();
    this.#listeners = createListeners();
  }

  #showAdded(kept: readonly Entry[], isReplaced: (entry: Entry) => boolean): void {
    this.#additions += 1;
    const seqs = new Set(kept.map(({ seq }) => seq));
    const others = this.#entries.filter((each) => !seqs.has(each.seq) && !isReplaced(each));
    this.#replace([...others, ...kept].sort((a, b) => a.seq - b.seq));
    this.#tell({ type: 'changed' });
    this.#events.onAdded?.();
  }

  /** Held before they are kept, so that no sender finds one free in between; not held when they could not be kept. */
  async #keep(entries: readonly NewEntry[], along: Along & Pick<AddOptions, 'photo'> = {}): Promise<Entry[]> {
    await this.#holds.hold(entries);
    const kept = await keepOnce(this.#connection, entries, along).catch((error: unknown) => {
      this.#holds.end(entries);
      if (!(error instanceof Overtaken)) this.#events.onNotKept?.(error);
      throw error;
    });
    const { dropped = [], edited = [] } = along;
    const isReplaced = replacedBy(entries);
    this.#holds.end(dropped);
    this.#showAdded(kept, (each) => isReplaced?.(each) || dropped.some(({ seq }) => seq === each.seq));
    // The disk took its time to say so, and they may have been settled.
    if (edited.length > 0 || kept.some(({ attempts }) => attempts > 0)) this.#refreshBehind();
    return kept;
  }

  #show({ entries, receipts }: EntriesAndReceipts): void {
    if (this.#events.onSettled) this.#absorb(receipts);
    else if (this.#events === NOBODY) this.#overlay.arrive(dueReceipts(receipts, this.#keptReceipts));
    this.#replace(entries);
  }

  async #read(): Promise<EntriesAndReceipts> {
    for (;;) {
      const additions = this.#additions;
      const read = await this.#connection.run(readEntriesAndReceipts);
      if (additions === this.#additions) return read;
    }
  }

  async #change(entry: Entry, change: (kept: Entry) => Entry | undefined): Promise<void> {
    await this.#connection.run((database) => changeEntries(database, [entry], change));
    await this.refresh();
    this.#tell({ type: 'changed' });
  }

  /** Gives the listener those that it has not been told of, and the later ones about the same. */
  #absorb(all: readonly Receipt[]): void {
    const due = dueReceipts(all, this.#toldReceipts);
    if (due.length === 0) return;
    for (const { entryId } of due) this.#toldReceipts.add(entryId);
    this.#overlay.arrive(due);
    // A newer build's sent entry stays laid over, and on the disk for a tab that can read the answer.
    const receipts = due.filter(({ entry }) => !isTooNew(entry));
    const entryIds = receipts.map(({ entryId }) => entryId);
    void this.#events
      .onSettled?.(receipts)
      .then(async () => {
        await this.#connection.run((database) => markAbsorbed(database, entryIds));
        for (const entryId of entryIds) this.#keptReceipts.add(entryId);
      })
      // If they are not marked, they are only absorbed once more at the next start.
      .catch(() => undefined);
    void this.#leaveWhenShown(receipts);
  }

  /** Absorbs again those that the cache on the disk lacks, and forgets those that it has had for long. */
  async #tidyUp(): Promise<void> {
    if (!this.#events.lacking) return;
    const marked = [...this.#keptReceipts];
    const lacking = new Set(await this.#events.lacking(marked));
    for (const entryId of lacking) this.#toldReceipts.delete(entryId);
    if (lacking.size > 0) this.#refreshBehind();
    const contained = new Set(marked.filter((entryId) => !lacking.has(entryId)));
    await this.#connection.run((database) => forgetReceiptsOf(database, contained, Date.now()));
  }

  async #leaveWhenShown(receipts: readonly Receipt[]): Promise<void> {
    await this.#events.untilShown?.();
    // Drawn by then, so that nothing blinks.
    await new Promise((resolve) => setTimeout(resolve));
    this.#overlay.leave(receipts);
    this.#listeners.tell();
  }

  #hear(message: unknown): void {
    if (!isOutboxMessage(message)) return;
    if (message.type === 'sign-in-needed') return this.#events.onSignInNeeded?.();
    if (message.type === 'changed') this.#events.onChangedElsewhere?.();
    this.#refreshBehind();
  }

  /** Keeps the entries read before if the disk cannot be read now; the next message or start reads again. */
  #refreshBehind(): void {
    this.#isStale = true;
    if (!this.#isRefreshing) void this.#refreshUntilFresh();
  }

  /** A replay of hundreds announces every batch; one read of the disk covers all announcements before it. */
  async #refreshUntilFresh(): Promise<void> {
    this.#isRefreshing = true;
    while (this.#isStale) {
      this.#isStale = false;
      await this.refresh().catch(() => undefined);
    }
    this.#isRefreshing = false;
  }

  #tell(message: OutboxMessage): void {
    this.#channel?.postMessage(message);
  }

  #replace(entries: readonly Entry[]): void {
    this.#entries = entries;
    this.#overlay.setUnsettled(entries);
    this.#listeners.tell();
  }
}
