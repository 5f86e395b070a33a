import { afterEach, expect, it, vi } from 'vitest';
import { deadline } from '../../../src/offline/deadline.ts';
import { readServiceConfiguration } from '../../../src/session/service-configuration.ts';

const CONFIGURATION = {
  mode: 'cloud',
  identity: { userPoolId: 'eu-central-1_hoog', userPoolClientId: 'client' },
  shopUrl: 'https://pood.example.com/',
};

const answerWith = (answer: () => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());

afterEach(() => void vi.restoreAllMocks());

it('returns all that the service says', async () => {
  answerWith(() => Response.json(CONFIGURATION));
  expect(await readServiceConfiguration({})).toEqual(CONFIGURATION);
});

it.each([
  ['a captive portal’s page', () => new Response('<!doctype html><title>Wi-Fi</title>')],
  [
    'a captive portal’s own JSON',
    () => Response.json({ captive: true, shopUrl: 'https://wifi.example.com/' }),
  ],
  ['an identity service without its client', () => Response.json({ identity: { userPoolId: 'pool' } })],
  ['an error that carries a configuration', () => Response.json(CONFIGURATION, { status: 503 })],
  ['no network', () => Response.error()],
])('takes %s for no answer', async (_what, answer) => {
  answerWith(answer);
  expect(await readServiceConfiguration({})).toBeUndefined();
});

it('gives up on a network that hangs, in the head of an answer as in its body', async () => {
  vi.useFakeTimers();
  // The browser's own clock stands still otherwise.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => deadline(ms));
  const untilAborted = (signal: AbortSignal | undefined) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  for (const answer of [
    (signal: AbortSignal | undefined) => untilAborted(signal),
    async (signal: AbortSignal | undefined) =>
      ({ ok: true, json: () => untilAborted(signal) }) as unknown as Response,
  ]) {
    vi.spyOn(globalThis, 'fetch').mockImplementation((_input, init) => answer(init?.signal ?? undefined));
    const told = vi.fn();
    void readServiceConfiguration({}).then(told);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told.mock.calls).toEqual([[undefined]]);
  }
  vi.useRealTimers();
});
