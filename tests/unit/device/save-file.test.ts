// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '../../../src/device/save-file.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a file can be read for a while after the press, as Safari does, and is let go of then', () => {
  const addresses = new Set<string>();
  let saved: [string, string] | undefined;
  URL.createObjectURL = () => {
    addresses.add('blob:file');
    return 'blob:file';
  };
  URL.revokeObjectURL = (address) => void addresses.delete(address);
  HTMLAnchorElement.prototype.click = function click() {
    saved = [this.href, this.download];
  };
  saveFile(new File(['x'], 'hoog.zip'));
  expect(saved).toEqual(['blob:file', 'hoog.zip']);
  vi.advanceTimersByTime(30_000);
  expect([...addresses]).toEqual(['blob:file']);
  vi.advanceTimersByTime(60_000);
  expect([...addresses]).toEqual([]);
});
