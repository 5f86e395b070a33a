import { wipeDevice } from '../../support/offline/device.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Holds, isHeldByPage } from '../../../src/offline/hold.ts';

const HOLD_MS = 5_000;

beforeEach(() => {
  wipeDevice();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const heldBy = ({ ends }: Holds) => [...ends.keys()];

it('forgets a hold whose time is over, which a page would otherwise keep for as long as it lives', async () => {
  const holds = new Holds();
  await holds.hold([{ id: 'e1', holdMs: HOLD_MS }, { id: 'e2', holdMs: 2 * HOLD_MS }, { id: 'never' }]);
  expect(heldBy(holds)).toEqual(['e1', 'e2']);
  await vi.advanceTimersByTimeAsync(HOLD_MS);
  expect([heldBy(holds), await isHeldByPage('e1'), await isHeldByPage('e2')]).toEqual([['e2'], false, true]);
});

it('forgets one that is let go', async () => {
  const holds = new Holds();
  await holds.hold([
    { id: 'e1', holdMs: HOLD_MS },
    { id: 'e2', holdMs: HOLD_MS },
  ]);
  holds.end([{ id: 'e1' }]);
  await vi.advanceTimersByTimeAsync(0);
  expect([heldBy(holds), await isHeldByPage('e1')]).toEqual([['e2'], false]);
  holds.endAll();
  await vi.advanceTimersByTimeAsync(0);
  expect([heldBy(holds), await isHeldByPage('e2')]).toEqual([[], false]);
});
