import { LRUCache } from 'lru-cache';

/** A cache limited in entries and bytes, which evicts what has not been used for the longest time. */
export interface BoundedMemory<Value> {
  /** Returns the value, which then counts as used. */
  get(key: string): Value | undefined;
  /** Keeps a value that holds about so many bytes; one that is larger than all the room is not kept. */
  set(key: string, value: Value, bytes: number): void;
}

export interface Room {
  entries: number;
  bytes: number;
}

/** A key, its place in the cache and the objects around a value. */
const ENTRY_BYTES = 200;
const BYTES_PER_CHARACTER = 2;

export function createBoundedMemory<Value>({ entries, bytes }: Room): BoundedMemory<Value> {
  // In an object of its own, since the library takes no null for a value.
  const kept = new LRUCache<string, { value: Value }>({ max: entries, maxSize: bytes });
  return {
    get: (key) => kept.get(key)?.value,
    set(key, value, valueBytes) {
      const size = valueBytes + key.length * BYTES_PER_CHARACTER + ENTRY_BYTES;
      kept.set(key, { value }, { size });
    },
  };
}
