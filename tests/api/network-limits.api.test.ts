/** Every limit per address counts a household's whole IPv6 network as one. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tell } from '../support/identity-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: 'loopback' });
});
afterAll(() => server.close());

let household = 0;
/** Returns addresses of one network, each only once. */
function addressesOfHousehold(): (at: number) => Record<string, string> {
  household += 1;
  const prefix = `2001:db8:${household.toString(16)}:7`;
  return (at) => ({ 'x-forwarded-for': `${prefix}:${((at * 1000) % 0x10000).toString(16)}::${at + 1}` });
}

async function refusalsOf(ask: (at: number) => Promise<string | null>, count: number): Promise<string[]> {
  const refusals: string[] = [];
  for (let at = 0; at < count; at += 1) refusals.push((await ask(at)) ?? 'none');
  return refusals;
}

/** Asks for a path as it is written: `fetch` would mend it. Returns the status. */
async function postRaw(origin: string, path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, method: 'POST', headers, agent: false }).end('{}');
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

describe('addresses of one IPv6 network', () => {
  const identity = () => ({
    endpoint: `${server.url}/idp`,
    clientId: server.identity.clientId,
    userPoolId: server.identity.userPoolId,
  });

  it('are one for sign-ups', async () => {
    const from = addressesOfHousehold();
    const signUp = async (at: number) => {
      const input = { Username: `uus${at}@example.net`, Password: 'Metsmaasikas7' };
      return (await tell(identity(), 'SignUp', input, from(at))).refusal;
    };
    expect((await refusalsOf(signUp, 12)).at(-1)).toBe('LimitExceededException');
  });

  it('are one for password guesses', async () => {
    const from = addressesOfHousehold();
    const guess = async (at: number) => {
      const AuthParameters = { USERNAME: `keegi${at}@example.net`, PASSWORD: 'Vale2026vale' };
      const input = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters };
      return (await tell(identity(), 'InitiateAuth', input, from(at))).refusal;
    };
    expect((await refusalsOf(guess, 30)).at(-1)).toBe('LimitExceededException');
  });

  it('are one for the identity service, and refused before anything is looked up', async () => {
    const limited = await startTestServer({ maxCallsPerAddress: 200, trustProxy: 'loopback', over: server });
    try {
      const from = addressesOfHousehold();
      const { userPoolId, clientId } = limited.identity;
      const there = { endpoint: `${limited.url}/idp`, userPoolId, clientId };
      const begin = async (at: number) => {
        const AuthParameters = { USERNAME: `keegi${at}@example.net`, SRP_A: 'ab'.repeat(300) };
        const told = await tell(
          there,
          'InitiateAuth',
          { AuthFlow: 'USER_SRP_AUTH', AuthParameters },
          from(at),
        );
        return told.status === 429 ? String(told.body['__type']) : told.refusal;
      };
      const expected = [...Array<string>(10).fill('none'), 'TooManyRequestsException'];
      expect(await refusalsOf(begin, 11)).toEqual(expected);
    } finally {
      await limited.close();
    }
  });

  it.each(['/idp/', '/%69dp/', '/%69%64%70', '/idp?x', 'http://localhost/idp/', 'http://a/%69dp'])(
    'are one for the identity service however its address is spelled: %s',
    async (path) => {
      const limited = await startTestServer({
        maxCallsPerAddress: 200,
        trustProxy: 'loopback',
        over: server,
      });
      try {
        const from = addressesOfHousehold();
        const post = async (at: number) => String(await postRaw(limited.url, path, from(at)));
        const answers = await refusalsOf(post, 11);
        expect(answers.slice(0, 10)).not.toContain('429');
        expect(answers.at(-1)).toBe('429');
      } finally {
        await limited.close();
      }
    },
  );

  it.each(['/objects/x', '/%6fbjects/x', '/%6Fbject%73/x', '/objects/x?y'])(
    'are one for uploads however their address is spelled: %s',
    async (path) => {
      const limited = await startTestServer({ trustProxy: 'loopback', over: server });
      try {
        const from = addressesOfHousehold();
        const statuses = new Set<number | undefined>();
        // A new minute may begin on the way.
        for (let at = 0; at < 300 && !statuses.has(429); at += 1)
          statuses.add(await postRaw(limited.url, path, from(at)));
        expect(statuses).toContain(429);
      } finally {
        await limited.close();
      }
    },
  );

  it.each([
    ['of a network', addressesOfHousehold()],
    [
      'of IPv4, written in IPv6 or not',
      (at: number) => ({ 'x-forwarded-for': at % 2 ? '203.0.113.9' : '::ffff:cb00:7109' }),
    ],
  ])('are one for GraphQL: addresses %s', async (_what, from) => {
    const limited = await startTestServer({ maxCallsPerMinute: 5, trustProxy: 'loopback', over: server });
    try {
      const ask = async (at: number) => {
        const response = await fetch(`${limited.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...from(at) },
          body: '{"query":"{ getPublicTimeline { events { id } } }"}',
        });
        return /RATE_LIMITED/.exec(await response.text())?.[0] ?? null;
      };
      expect(await refusalsOf(ask, 6)).toEqual([...Array<string>(5).fill('none'), 'RATE_LIMITED']);
    } finally {
      await limited.close();
    }
  });
});
