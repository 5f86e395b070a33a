/**
 * A cache limited in entries and bytes. It evicts the oldest entry, unless that was used since it was last the oldest (the
 * "second chance" or clock algorithm): reading moves nothing.
 */

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

interface Kept<Value> {
  value: Value;
  bytes: number;
  isUsed: boolean;
}

/** A key, its place in the map and the objects around a value. */
const ENTRY_BYTES = 200;
const BYTES_PER_CHARACTER = 2;

export function createBoundedMemory<Value>(room: Room): BoundedMemory<Value> {
  // A Map keeps the order, the oldest first.
  const kept = new Map<string, Kept<Value>>();
  let heldBytes = 0;

  function forget(key: string): void {
    heldBytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function makeRoomFor(bytes: number): void {
    // An entry that is moved to the end comes again in this loop, and is then evicted.
    for (const [key, entry] of kept) {
      if (kept.size < room.entries && heldBytes + bytes <= room.bytes) return;
      kept.delete(key);
      if (entry.isUsed) kept.set(key, { ...entry, isUsed: false });
      else heldBytes -= entry.bytes;
    }
  }

  return {
    get(key) {
      const known = kept.get(key);
      if (known === undefined) return undefined;
      known.isUsed = true;
      return known.value;
    },
    set(key, value, valueBytes) {
      forget(key);
      const bytes = valueBytes + key.length * BYTES_PER_CHARACTER + ENTRY_BYTES;
      if (bytes > room.bytes) return;
      makeRoomFor(bytes);
      kept.set(key, { value, bytes, isUsed: false });
      heldBytes += bytes;
    },
  };
}
