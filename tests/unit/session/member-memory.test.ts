// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, forgetMember, recall, remember } from '../../../src/session/member-memory.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), toFake: ['Date'] });
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

describe('what a device remembers for a member', () => {
  it('is there until it expires', () => {
    remember('mari', 'mark', 'siin', DAY_MS);
    vi.setSystemTime(Date.now() + DAY_MS);
    expect(recall('mari', 'mark', isText)).toBe('siin');
    vi.setSystemTime(Date.now() + 1);
    expect(recall('mari', 'mark', isText)).toBeUndefined();
  });

  it('is not shown to another member', () => {
    remember('mari', 'mark', 'siin', DAY_MS);
    expect(recall('kadri', 'mark', isText)).toBeUndefined();
  });

  it('is undefined if it has another shape or is not JSON', () => {
    remember('mari', 'mark', 7, DAY_MS);
    expect(recall('mari', 'mark', isText)).toBeUndefined();
    localStorage.setItem('hoog.member.mari.mark', '{');
    expect(recall('mari', 'mark', isText)).toBeUndefined();
  });

  it('can be removed one value at a time, or for one member without touching another’s', () => {
    for (const [member, name] of [
      ['mari', 'a'],
      ['mari', 'b'],
      ['kadri', 'a'],
    ] as const) {
      remember(member, name, 'siin', DAY_MS);
    }
    forget('mari', 'a');
    expect(recall('mari', 'a', isText)).toBeUndefined();
    expect(recall('mari', 'b', isText)).toBe('siin');
    forgetMember('mari');
    expect(recall('mari', 'b', isText)).toBeUndefined();
    expect(recall('kadri', 'a', isText)).toBe('siin');
  });

  it('cleans up after itself: remembering something removes expired values', () => {
    remember('mari', 'old', 'siin', 1);
    vi.setSystemTime(Date.now() + 10);
    remember('mari', 'new', 'siin', DAY_MS);
    expect(localStorage.length).toBe(1);
  });

  it('does no harm if the storage is full', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => remember('mari', 'mark', 'siin', DAY_MS)).not.toThrow();
    setItem.mockRestore();
    expect(recall('mari', 'mark', isText)).toBeUndefined();
  });
});
