/** Promise 4: one sender at a time, and none that a frozen one keeps waiting for ever. */
import { actAs, freezePage, wipeDevice } from '../../support/offline/device.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LEASE_MS, turnOf, withTurn } from '../../../src/offline/turn.ts';

const NAME = turnOf('member');
const REQUEST_MS = 10_000;

let sending: Set<string>;
let mostAtOnce: number;

beforeEach(() => {
  vi.useFakeTimers();
  wipeDevice();
  sending = new Set();
  mostAtOnce = 0;
});
afterEach(() => void vi.useRealTimers());

/** Sends one request after another, `count` of them, unless its turn is taken. */
function send(page: string, count: number): ReturnType<typeof withTurn> {
  actAs(page);
  return withTurn(NAME, LEASE_MS, async (signal) => {
    for (let sent = 0; sent < count && !signal.aborted; sent += 1) {
      sending.add(page);
      mostAtOnce = Math.max(mostAtOnce, sending.size);
      await new Promise<void>((resolve) => {
        setTimeout(resolve, REQUEST_MS);
        signal.addEventListener('abort', () => resolve());
      });
      sending.delete(page);
    }
  });
}

/** A page has the turn, and is frozen in the middle of its work. */
async function freezeAtWork(): Promise<void> {
  actAs('frozen');
  void withTurn(NAME, LEASE_MS, () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(100);
  freezePage('frozen');
}

it('promise 4: of two pages that both take the turn of a frozen one, only one sends', async () => {
  await freezeAtWork();
  const turns = [send('first', 3), send('second', 3)];
  await vi.advanceTimersByTimeAsync(LEASE_MS + 4 * REQUEST_MS);
  expect(mostAtOnce).toBe(1);
  const had = (await Promise.all(turns)).map((turn) => turn.had);
  expect(had.filter(Boolean)).toHaveLength(1);
});

it('promise 4: who took a turn that is taken again stops sending', async () => {
  await freezeAtWork();
  const first = send('first', 1_000);
  await vi.advanceTimersByTimeAsync(REQUEST_MS);
  const second = send('second', 1);
  await vi.advanceTimersByTimeAsync(LEASE_MS + 3 * REQUEST_MS);
  expect(mostAtOnce).toBe(1);
  expect(await first).toEqual({ had: false });
  expect(await second).toMatchObject({ had: true });
});

it('tells a transaction that the browser gave up from a turn that was taken', async () => {
  const givenUp = new DOMException('The transaction was aborted', 'AbortError');
  const alone = withTurn(NAME, LEASE_MS, () => Promise.reject(givenUp));
  await expect(alone).rejects.toBe(givenUp);
  await freezeAtWork();
  const taking = withTurn(NAME, LEASE_MS, () => Promise.reject(givenUp));
  const told = expect(taking).rejects.toBe(givenUp);
  await vi.advanceTimersByTimeAsync(LEASE_MS + REQUEST_MS);
  await told;
});

it('hands the turn on as soon as its holder is done', async () => {
  const first = send('first', 1);
  const second = send('second', 1);
  await vi.advanceTimersByTimeAsync(2 * REQUEST_MS);
  expect([(await first).had, (await second).had, mostAtOnce]).toEqual([true, true, 1]);
});
