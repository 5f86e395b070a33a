/** A cache limited in entries and bytes that evicts the least recently used. */

export interface BoundedMemory<Value> {
  /** Returns the value, which then counts as the most recently used. */
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
}

/** A key, its place in the map and the objects around a value. */
const ENTRY_BYTES = 200;
const BYTES_PER_CHARACTER = 2;

export function createBoundedMemory<Value>(room: Room): BoundedMemory<Value> {
  // A Map keeps the order of use, the least recent first.
  const kept = new Map<string, Kept<Value>>();
  let heldBytes = 0;

  function forget(key: string): void {
    heldBytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get(key) {
      const known = kept.get(key);
      if (known === undefined) return undefined;
      kept.delete(key);
      kept.set(key, known);
      return known.value;
    },
    set(key, value, valueBytes) {
      forget(key);
      const bytes = valueBytes + key.length * BYTES_PER_CHARACTER + ENTRY_BYTES;
      if (bytes > room.bytes) return;
      kept.set(key, { value, bytes });
      heldBytes += bytes;
      for (const oldest of kept.keys()) {
        if (kept.size <= room.entries && heldBytes <= room.bytes) break;
        forget(oldest);
      }
    },
  };
}
