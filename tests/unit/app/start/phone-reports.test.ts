// @vitest-environment jsdom
/** When a page notes and tells how sending goes, and what it notes of what could not be stored. */
import { wipeDevice } from '../../../support/offline/device.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { phoneReportsOf } from '../../../../src/app/start/phone-reports.ts';
import { noteRequest } from '../../../../src/offline/connection.ts';
import { Outbox } from '../../../../src/offline/outbox.ts';
import type { PassEnd } from '../../../../src/offline/pass-end.ts';
import { PHONE_REPORT } from '../../../../src/session/phone-facts.ts';
import { clearKv, readKv, writeKv } from '../../../../src/session/session-database.ts';

const MEMBER = 'member';
const AFTER_SENDING_MS = 5_000;
const begin = IDBDatabase.prototype.transaction;

let requests: string[];

beforeEach(async () => {
  wipeDevice();
  await clearKv();
  noteRequest(true);
  requests = [];
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  IDBDatabase.prototype.transaction = begin;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const agree = (facts: unknown[] = []) =>
  writeKv(PHONE_REPORT, {
    memberId: MEMBER,
    facts,
    nextAt: 0,
    ...(facts.length > 0 && { since: Date.now() }),
  });
const kept = async () => ((await readKv(PHONE_REPORT)) as { facts: unknown[] } | undefined)?.facts;
const quota = () => new DOMException('Full', 'QuotaExceededError');
/** A full disk takes no writes. */
function fillDisk(): void {
  IDBDatabase.prototype.transaction = function transaction(...given: Parameters<typeof begin>) {
    if (given[1] === 'readwrite') throw quota();
    return begin.apply(this, given);
  };
}
/** Long enough for every read of the disk that was begun. */
const settle = () => readKv(PHONE_REPORT);

it('a report goes five seconds after everything has been sent, and after nothing else', async () => {
  await agree([1_000]);
  const reports = phoneReportsOf(MEMBER);
  const others: (PassEnd | Error)[] = [
    { type: 'later' },
    { type: 'busy' },
    { type: 'sign-in-needed' },
    new Error(),
  ];
  for (const end of others) reports.onPass(end);
  expect(vi.getTimerCount()).toBe(0);
  reports.onPass({ type: 'empty' });
  reports.onPass({ type: 'empty' });
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(AFTER_SENDING_MS - 1);
  expect(vi.getTimerCount()).toBe(1);
  await settle();
  expect(requests).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(() => requests).toEqual(['/phone-reports']);
});

it('a page without a network, or one that is left, tells nothing and keeps what it has', async () => {
  await agree([1_000]);
  const reports = phoneReportsOf(MEMBER);
  noteRequest(false);
  reports.onPass({ type: 'empty' });
  vi.advanceTimersByTime(AFTER_SENDING_MS);
  await settle();
  expect(await kept()).toEqual([1_000]);
  reports.onPass({ type: 'empty' });
  reports.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(requests).toEqual([]);
});

it('what could not be stored is noted once the disk takes something again', async () => {
  await agree();
  const { onNotKept, onRecorded } = phoneReportsOf(MEMBER);
  fillDisk();
  onNotKept(quota());
  await settle();
  expect(await kept()).toEqual([]);
  IDBDatabase.prototype.transaction = begin;
  onNotKept(new Error('The disk is broken'));
  await expect.poll(kept).toEqual(['full', 'failed']);
  onRecorded([]);
  await settle();
  expect(await kept()).toEqual(['full', 'failed']);
});

it.each(['one', 'several'])('an outbox says so when the disk does not take %s', async (how) => {
  const outbox = await Outbox.open(MEMBER, 'test');
  const said: unknown[] = [];
  outbox.listen({ onNotKept: (error) => said.push(error) });
  const add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = () => {
    throw quota();
  };
  const adding =
    how === 'one'
      ? outbox.add('deleteMeasurement', { id: 'm1' })
      : outbox.addTogether(['m1', 'm2'].map((id) => ({ kind: 'deleteMeasurement', variables: { id } })));
  await expect(adding).rejects.toMatchObject({ name: 'QuotaExceededError' });
  IDBObjectStore.prototype.add = add;
  expect(said).toMatchObject([{ name: 'QuotaExceededError' }]);
  outbox.close();
});
