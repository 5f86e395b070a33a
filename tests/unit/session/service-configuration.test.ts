import { afterEach, expect, it, vi } from 'vitest';
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
