/** Promise 7: signing in and out never waits without end, whatever other pages of the device do. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withSessionTurn } from '../../../src/session/session-turn.ts';
import { actAs, wipeDevice } from '../../support/offline/device.ts';

beforeEach(() => {
  wipeDevice();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('promise 7: she signs in although a page fell asleep while it cleaned up', async () => {
  actAs('sleeping page');
  void withSessionTurn(() => new Promise(() => undefined)).catch(() => undefined);
  actAs('page');
  const done = vi.fn();
  void withSessionTurn(async () => done());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(done).toHaveBeenCalledOnce();
});

it('waits for a page that is signing out, and comes after it', async () => {
  const order: string[] = [];
  actAs('one page');
  const first = withSessionTurn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    order.push('signed out');
  });
  actAs('another page');
  const second = withSessionTurn(async () => void order.push('signed in'));
  await vi.advanceTimersByTimeAsync(6_000);
  await Promise.all([first, second]);
  expect(order).toEqual(['signed out', 'signed in']);
});
