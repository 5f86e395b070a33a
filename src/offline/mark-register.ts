/**
 * A member's marks as her screens read them: the device's copy of the server's list with the waiting ones of her outbox merged
 * over it. Reading is synchronous once `ready` has resolved.
 *
 *   save ──▶ outbox entry ──sent──▶ receipt ──▶ kept on the device
 *                                                   ▲
 *   another device ──▶ server ──pulled page by page─┘
 *
 * All of it merges by one rule (contract/marks/merge.ts), so that the order of all these steps does not matter.
 */
import { type Mark, mergedMarks, nameOf, standingMark } from '../../contract/marks/merge.ts';
import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { createListeners } from '../device/store.ts';
import { untilWorthRetrying } from './device-database.ts';
import type { Entry, Receipt } from './entry.ts';
import { type Layers, layOver } from './lay-over.ts';
import { MarksDatabase, marksName, type PageEnd } from './marks-database.ts';
import type { AddOptions, ToAdd } from './new-entry.ts';
import type { Outbox } from './outbox.ts';

export type Marks = ReadonlyMap<string, Mark>;

/** Reads and keeps small state, for a member or a visitor. */
export interface MarkStore {
  /** Resolves when `marks` can be drawn. */
  readonly ready: Promise<void>;
  readonly isReady: boolean;
  /** All marks, keyed by name (merge.ts). It is the same map until something changes. */
  readonly marks: Marks;
  subscribe(listener: () => void): () => void;
  /** Resolves when all of them are on the disk, behind the consent that she gave for them; throws when nothing is. */
  save(marks: readonly MarkOfKind[], consent?: ToAdd<'giveConsent'>): Promise<void>;
}

export interface MarkOfKind {
  mark: Mark;
  kind: MarkKind<unknown>;
  /** Its name on the screen, if neither its key nor its value gives one. */
  name?: string | undefined;
  /**
   * The time when she changed it, in epoch ms, if a page that has ended could not store it. Nobody remembers what that page had
   * seen, or how wrong the clock was then: the clock of the sending counts, and everything that this device has of the service by
   * now counts as seen.
   */
  madeAt?: number;
  /** She changed it at its own moment, and this device alone remembered it: nothing that the service has counts as seen. */
  isCarried?: boolean;
  /**
   * She did not ask for it: its moment is as early as it can be, whatever the clock says. Dated after one that waits here, it is put
   * right with the clock of that one.
   */
  isUnasked?: boolean | undefined;
}

/** The time for which a disk that fails is left alone. */
const READ_AGAIN_MS = 2_000;

export class MarkRegister implements MarkStore {
  /** Resolves also when this device's marks cannot be read yet: until then, the waiting ones are all there is. */
  readonly ready: Promise<void>;
  readonly #outbox: Outbox;
  readonly #database: MarksDatabase;
  /** Tells the other tabs that something was kept. */
  readonly #channel: BroadcastChannel;
  readonly #stopListening: () => void;
  #listeners = createListeners();
  #kept: Marks = new Map();
  #entries: readonly Entry[] = [];
  #marks: Marks = new Map();
  #cursor: string | undefined;
  #isWhole = false;
  #isReady = false;
  /** The reason why this device's marks have not been read yet. */
  #unread: { cause: unknown } | undefined;
  #isRetrying = false;
  #isClosed = false;

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
    this.#database = new MarksDatabase(outbox.memberId);
    this.#channel = new BroadcastChannel(marksName(outbox.memberId));
    this.#channel.addEventListener('message', () => void this.#read());
    this.#stopListening = outbox.subscribe(this.#draw);
    this.ready = this.#read().then(() => {
      this.#isReady = true;
      this.#draw();
    });
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  get marks(): Marks {
    if (this.#entries !== this.#outbox.overlay) {
      this.#entries = this.#outbox.overlay;
      this.#marks = layOver(new Map(this.#kept), this.#entries, markLayers);
    }
    return this.#marks;
  }

  /** The server's marks, without those that wait to be sent. */
  get kept(): Marks {
    return this.#kept;
  }

  /** The cursor at which the next page of the server's list begins. */
  get cursor(): string | undefined {
    return this.#cursor;
  }

  /** True if the server's list was ever read to its end: a mark missing here was missing there. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.subscribe(listener);
  }

  /** Throws also while this device's marks are unread: her change would be made of nothing, and win over them. */
  async save(
    marks: readonly (Partial<MarkOfKind> & Pick<MarkOfKind, 'mark'>)[],
    consent?: ToAdd<'giveConsent'>,
  ): Promise<void> {
    if (this.#unread) throw this.#unread.cause;
    const all = marks.map(({ mark, name, madeAt, isCarried, isUnasked }) => ({
      kind: 'saveMarks' as const,
      variables: { input: [mark] as [Mark] },
      ...(name !== undefined && { shown: { name } }),
      madeAt: isCarried ? Date.parse(mark.changedAt) : madeAt,
      isCarried,
      seenAt: madeAt && Date.parse(this.#kept.get(nameOf(mark))?.changedAt ?? ''),
      ...(isUnasked && this.#clockOf(mark)),
    }));
    await this.#outbox.addTogether(consent ? [consent, ...all] : all);
  }

  /** Shows the server's marks, of a page of its list with its end; resolves when they are on the disk. */
  async take(marks: readonly Mark[], end?: PageEnd): Promise<void> {
    this.#keep(marks);
    await this.#database.merge(marks, end);
    // Only marks on the disk are behind the cursor.
    if (end) {
      this.#cursor = end.cursor;
      this.#isWhole ||= end.isLast;
      this.#draw();
    }
    this.#channel.postMessage('kept');
  }

  /** Takes in the marks that the server has taken from the outbox, and those that it knows to win over them. */
  async takeSettled(receipts: readonly Receipt[]): Promise<void> {
    const settled = receipts.flatMap(({ entry, answer }) =>
      entry.kind === 'saveMarks' ? [...entry.variables.input, ...(answer as readonly Mark[])] : [],
    );
    if (settled.length > 0) await this.take(settled.map(plain));
  }

  close(): void {
    this.#isClosed = true;
    this.#stopListening();
    this.#listeners = createListeners();
    this.#channel.close();
    this.#database.close();
  }

  /** The clock of a mark kept without her asking. The one that it replaces may have the moment of a wrong clock. */
  #clockOf(mark: Mark): Pick<AddOptions, 'madeAt' | 'isCarried' | 'seenAt' | 'isMomentSure'> {
    const waiting = this.#outbox.entries.find(
      ({ kind, variables }) => kind === 'saveMarks' && isJustAfter(mark, variables.input[0]),
    );
    if (!waiting) return { isMomentSure: true };
    const { createdAt, isCarried, seenAt, isMomentSure } = waiting;
    return { madeAt: createdAt + 1, isCarried, seenAt, isMomentSure };
  }

  readonly #draw = () => this.#listeners.tell();

  /** A disk that cannot be read leaves the marks read before, and is read again as soon as it can be. */
  async #read(): Promise<void> {
    try {
      const kept = await this.#database.read();
      this.#unread = undefined;
      this.#cursor = kept.cursor;
      this.#isWhole = kept.isWhole;
      this.#keep(kept.marks);
    } catch (error) {
      if (!this.#isReady) this.#unread = { cause: error };
      void this.#readAgainAfter(error);
    }
  }

  /** Once for all reads that fail meanwhile. A closed register stays so: she may have left this device. */
  async #readAgainAfter(error: unknown): Promise<void> {
    if (this.#isRetrying) return;
    this.#isRetrying = true;
    await untilWorthRetrying(error, READ_AGAIN_MS);
    this.#isRetrying = false;
    if (!this.#isClosed) await this.#read();
  }

  #keep(marks: readonly Mark[]): void {
    this.#kept = mergedMarks(this.#kept.values(), marks);
    this.#entries = [];
    this.#draw();
  }
}

/** Includes those of a refused entry: she sees her change, and the list of entries says that it was refused. */
export const markLayers: Layers<'saveMarks', Map<string, Mark>> = {
  saveMarks(
    shown,
    {
      variables: {
        input: [mark],
      },
    },
  ) {
    const below = shown.get(nameOf(mark));
    return shown.set(nameOf(mark), below ? standingMark(below, mark) : mark);
  },
};

function isJustAfter(mark: Mark, other: Mark): boolean {
  return nameOf(mark) === nameOf(other) && Date.parse(mark.changedAt) - Date.parse(other.changedAt) === 1;
}

function plain({ kind, key, value, changedAt }: Mark): Mark {
  return { kind, key, value, changedAt };
}

const registers = new WeakMap<Outbox, MarkRegister>();

/** One for each open outbox. */
export function registerOf(outbox: Outbox): MarkRegister {
  const register = registers.get(outbox) ?? new MarkRegister(outbox);
  registers.set(outbox, register);
  return register;
}

/** Its database is not opened again by late work. */
export function closeRegister(outbox: Outbox): void {
  registers.get(outbox)?.close();
  registers.delete(outbox);
}
