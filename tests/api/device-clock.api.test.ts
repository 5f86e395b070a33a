import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a device that says what its clock shows', () => {
  const minutes = (count: number) => String(Date.now() + count * 60_000);

  async function askWith(clock: string, token: string) {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'device-clock': clock,
      },
      body: JSON.stringify({
        query: 'mutation { editMyProfile(input: { firstName: "Mari" }) { firstName } }',
      }),
    });
    return (await response.json()) as { data: unknown; errors?: { extensions: Record<string, unknown> }[] };
  }

  it.each([-11, 11])('is told that it is %i minutes off, and nothing runs', async (off) => {
    const member = await server.signedIn();
    const { data, errors } = await askWith(minutes(off), member.token);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'clock' } }]);
    const aheadMs = Number(errors?.[0]?.extensions['clockAheadMs']);
    expect(Math.round(aheadMs / 60_000)).toBe(off);
    expect((await member.ask('{ getMyProfile { firstName } }')).data).toEqual({
      getMyProfile: { firstName: null },
    });
  });

  it.each([
    ['nine minutes slow', () => minutes(-9)],
    ['nine minutes fast', () => minutes(9)],
    ['nothing', () => ''],
    ['a word', () => 'eile'],
  ])('gets an answer if the clock is right or the header is not a time: %s', async (_what, clock) => {
    const member = await server.signedIn();
    expect((await askWith(clock(), member.token)).errors).toBeUndefined();
  });
});
