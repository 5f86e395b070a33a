// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { onChance, onReturn } from '../../../src/device/return.ts';
import { showPage } from '../../support/shown-page.ts';

let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

it.each<[string, () => void, number]>([
  ['that is seen again', () => document.dispatchEvent(new Event('visibilitychange')), 1],
  ['that thaws', () => document.dispatchEvent(new Event('resume')), 1],
  ['that comes back from the back/forward cache', () => showPage({ persisted: true }), 1],
  ['that is shown for the first time', () => showPage({ persisted: false }), 0],
])('a page %s', (_what, happen, times) => {
  const listener = vi.fn();
  stop = onReturn(listener);
  happen();
  expect(listener).toHaveBeenCalledTimes(times);
  stop();
  happen();
  expect(listener).toHaveBeenCalledTimes(times);
});

it('is not returned to when it is hidden', () => {
  const listener = vi.fn();
  stop = onReturn(listener);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).not.toHaveBeenCalled();
});

it.each([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['she returns', () => document.dispatchEvent(new Event('resume'))],
])('what has failed is worth another try when %s', (_what, happen) => {
  const listener = vi.fn();
  stop = onChance(listener);
  happen();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  happen();
  expect(listener).toHaveBeenCalledTimes(1);
});
