import { describe, expect, it } from 'vitest';
import { createBoundedMemory } from '../../../../server/core/bounded-memory.ts';

const KEYS = Array.from({ length: 20 }, (_, at) => `key-${at}`);

describe('a bounded memory', () => {
  it('holds a number of entries, and evicts the oldest that was not used again', () => {
    const memory = createBoundedMemory<number>({ entries: 3, bytes: 1e6 });
    for (const [at, key] of KEYS.slice(0, 3).entries()) memory.set(key, at, 1);
    expect(memory.get('key-0')).toBe(0);
    memory.set('key-3', 3, 1);
    expect(KEYS.slice(0, 4).map((key) => memory.get(key))).toEqual([0, undefined, 2, 3]);
  });

  it('makes room for a new entry where all were used, and evicts the oldest of them', () => {
    const memory = createBoundedMemory<number>({ entries: 3, bytes: 1e6 });
    for (const [at, key] of KEYS.slice(0, 3).entries()) memory.set(key, at, 1);
    for (const key of KEYS.slice(0, 3)) memory.get(key);
    memory.set('key-3', 3, 1);
    memory.get('key-1');
    memory.set('key-4', 4, 1);
    expect(KEYS.slice(0, 5).map((key) => memory.get(key))).toEqual([undefined, 1, undefined, 3, 4]);
  });

  it('holds a number of bytes, keys included', () => {
    const memory = createBoundedMemory<number>({ entries: 1_000, bytes: 10_000 });
    for (const key of KEYS) memory.set(key, 1, 2_000);
    expect(KEYS.filter((key) => memory.get(key) !== undefined)).toEqual(KEYS.slice(-4));
    memory.set('k'.repeat(4_800), 1, 1);
    expect(KEYS.filter((key) => memory.get(key) !== undefined)).toEqual([]);
  });

  it('counts each key once, and keeps nothing that is larger than its capacity', () => {
    const memory = createBoundedMemory<number>({ entries: 10, bytes: 10_000 });
    for (let value = 0; value < 50; value += 1) memory.set('same', value, 3_000);
    memory.set('other', 1, 3_000);
    expect([memory.get('same'), memory.get('other')]).toEqual([49, 1]);
    memory.set('same', 50, 20_000);
    expect([memory.get('same'), memory.get('other')]).toEqual([undefined, 1]);
  });
});
