// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../../../src/offline/device-database.ts';
import { identityCall } from '../../../src/session/identity-call.ts';
import { answerIdentityCalls } from '../../support/account/identity-answers.ts';

beforeEach(() => void answerIdentityCalls({}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['QuotaExceededError', Object.assign(new Error('full'), { name: 'QuotaExceededError' })],
  ['DatabaseUnavailable', new DatabaseUnavailable('app-session', 'blocked')],
  ['NetworkError', new TypeError('Failed to fetch')],
])('names what went wrong: %s', async (name, error) => {
  const result = await identityCall(() => Promise.reject(error));
  expect(result).toMatchObject({ ok: false, error: { name } });
});

it('names a wrong password although the browser says that there is no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const refused = Object.assign(new Error('Incorrect'), { name: 'NotAuthorizedException' });
  const result = await identityCall(() => Promise.reject(refused));
  expect(result).toMatchObject({ ok: false, error: { name: 'NotAuthorizedException' } });
});

it('waits half a minute for an answer and not without end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const result = identityCall(() => new Promise(() => undefined));
  vi.advanceTimersByTime(30_000);
  expect(await result).toMatchObject({ ok: false, error: { name: 'NoAnswer' } });
});

it('tells what it has begun once it has said that no answer came', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tooLate = new Promise<AbortSignal>((resolve) => {
    void identityCall((signal) => {
      resolve(signal);
      return new Promise(() => undefined);
    });
  });
  expect((await tooLate).aborted).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect((await tooLate).aborted).toBe(true);
});
