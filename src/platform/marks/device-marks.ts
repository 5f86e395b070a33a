/**
 * A visitor's small state, in the form of marks, so that no screen need know whether she has an account: this device alone
 * remembers it, and as long as it counts. If storage is full or forbidden, nothing is remembered and nothing breaks.
 */
import { isMark, mergedMarks, nameOf } from '../../../contract/marks/merge.ts';
import { createListenersTo } from '../../device/store.ts';
import type { MarkOfKind, Marks, MarkStore } from '../../offline/mark-register.ts';
import { forget, rememberedUnder, remember } from '../../session/member-memory.ts';

const PREFIX = 'mark.';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export class DeviceMarks implements MarkStore {
  readonly ready = Promise.resolve();
  readonly isReady = true;
  readonly #ownerId: string;
  /** Undefined before they are read. Read again with the first listener: until then another tab may have changed them. */
  #marks: Marks | undefined;
  readonly #listeners = createListenersTo(() => {
    this.#marks = undefined;
    addEventListener('storage', this.#readAgain);
    return () => {
      removeEventListener('storage', this.#readAgain);
      this.#marks = undefined;
    };
  });

  constructor(ownerId: string) {
    this.#ownerId = ownerId;
  }

  get marks(): Marks {
    this.#marks ??= mergedMarks(
      rememberedUnder(this.#ownerId, PREFIX).flatMap(({ value }) => (isMark(value) ? [value] : [])),
    );
    return this.#marks;
  }

  readonly subscribe = this.#listeners.subscribe;

  async save(marks: readonly MarkOfKind[]): Promise<void> {
    for (const {
      mark,
      kind: { lifeMs = YEAR_MS },
    } of marks) {
      const name = `${PREFIX}${nameOf(mark)}`;
      if (mark.value === null) forget(this.#ownerId, name);
      else remember(this.#ownerId, name, mark, lifeMs);
    }
    this.#readAgain();
  }

  readonly #readAgain = (): void => {
    this.#marks = undefined;
    this.#listeners.tell();
  };
}

const stores = new Map<string, DeviceMarks>();

export function deviceMarksOf(ownerId: string): DeviceMarks {
  const store = stores.get(ownerId) ?? new DeviceMarks(ownerId);
  stores.set(ownerId, store);
  return store;
}
