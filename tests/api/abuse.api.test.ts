/** A server on the open internet must withstand requests that are too large, too expensive, too many or too slow. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const EVERYTHING =
  'items { id name_EE ingredients { amount ingredient { id name_EE kcal protein fat carbs } } }';
const aliased = (count: number, field: string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');

describe('the size of an answer', () => {
  it.each([
    ['by a literal', `{ ${aliased(3, `listRecipes(limit: 500) { ${EVERYTHING} }`)} }`, {}],
    [
      'by a variable',
      `query ($n: Int) { ${aliased(3, `listRecipes(limit: $n) { ${EVERYTHING} }`)} }`,
      { n: 500 },
    ],
    [
      'by a variable’s default',
      `query ($n: Int = 500) { ${aliased(3, `listRecipes(limit: $n) { ${EVERYTHING} }`)} }`,
      {},
    ],
    ['by the contract’s default', `{ ${aliased(12, `listRecipes { ${EVERYTHING} }`)} }`, {}],
    [
      'through a fragment',
      `{ ...A ...B } fragment A on Query { ${aliased(2, 'listRecipes(limit: 500) { ...R }')} } fragment B on Query { b: listRecipes(limit: 500) { ...R } } fragment R on RecipeList { ${EVERYTHING} }`,
      {},
    ],
    [
      'by lists without a limit',
      `{ ${aliased(15, `listMealPlanWeek(input: { date: "2026-11-20" }) { recipe { ${aliased(12, 'ingredients { amount ingredient { kcal protein fat carbs } }')} } }`)} }`,
      {},
    ],
  ])('is counted %s, and refused before any resolver runs', async (_what, query, variables) => {
    const answer = await server.ask(query, variables);
    expect(answer).toMatchObject({ status: 200, code: 'BAD_USER_INPUT', field: 'limit', data: null });
  });

  it('allows one list of 500 with all fields', async () => {
    const answer = await server.ask(`{ listRecipes(limit: 500) { ${EVERYTHING} } }`);
    expect(answer.code).toBeNull();
  });

  it('leaves a limit outside of the contract to its resolver', async () => {
    expect(await server.ask('{ listRecipes(limit: 1000000000) { items { id } } }')).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'limit',
    });
  });

  it.each(['{"kind":"Document","definitions":[]}', 'query {', '\u0000', '{ a '.repeat(500)])(
    'is not computed for a text that is not a document: %j',
    async (query) => {
      expect(await server.ask(query)).toMatchObject({ status: 200, code: 'BAD_USER_INPUT', data: null });
    },
  );
});

describe('a character that no column can hold', () => {
  const NUL = '\u0000';

  it('is bad input of the argument that contains it, however deep', async () => {
    const member = await server.signedIn();
    expect(
      await member.ask('mutation($id: ID!) { deleteMeasurement(id: $id) }', { id: `a${NUL}` }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' });
    expect(
      await member.ask('mutation($input: EditMyProfileInput!) { editMyProfile(input: $input) { id } }', {
        input: { bio: `Tere${NUL}` },
      }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'bio' });
    expect(
      await server.ask(
        'mutation($of: ID!, $email: String) { withdrawFromContract(subscriptionId: $of, email: $email) { id } }',
        {
          of: NUL,
          email: 'somebody@example.com',
        },
      ),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'of' });
  });

  it('is bad input in the document itself', async () => {
    expect(await server.ask('{ getRecipe(id: "\\u0000") { id } }')).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'query',
    });
  });
});

it('half an emoji in a text is kept as the replacement character, however often it comes', async () => {
  const member = await server.signedIn();
  const moment = '2026-11-20T08:00:00+02:00';
  const set = { exercise: 'Kükk \ud83d', number: 1, repetitions: 5, doneAt: moment };
  const input = { id: randomUUID(), revision: 1, kind: 'OTHER', eventDateTime: moment, sets: [set] };
  for (const _time of [1, 2]) {
    const saved = await member.ask(
      'mutation ($input: SessionInput!) { saveSession(input: $input) { sets { exercise } } }',
      { input },
    );
    expect(saved).toMatchObject({
      code: null,
      data: { saveSession: { sets: [{ exercise: 'Kükk \ufffd' }] } },
    });
  }
});

describe('time', () => {
  it(
    'is limited to ten seconds for an answer, and then the caller may ask again',
    { timeout: 40_000 },
    async () => {
      const member = await server.signedIn('basic');
      await member.ask(
        'mutation { a: giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id } b: giveConsent(kind: PHOTOS, textVersion: "2026-11-20") { id } }',
      );
      const { presignUpload } = server.services.objects;
      server.services.objects.presignUpload = () => new Promise(() => undefined);
      try {
        const startedAt = performance.now();
        const answer = await member.ask(
          `mutation { createMeasurement(input: { id: "${randomUUID()}", weight: 70, eventDateTime: "2026-11-20T08:00:00+02:00" }) { id } }`,
        );
        expect(answer).toMatchObject({ status: 200, code: 'INTERNAL', data: null });
        expect(answer.errors[0]?.extensions['reference']).toMatch(/^[0-9a-f]{8}$/);
        expect(performance.now() - startedAt).toBeLessThan(25_000);
      } finally {
        server.services.objects.presignUpload = presignUpload;
      }
    },
  );
});

describe('too many calls', () => {
  it('from one address are refused: RATE_LIMITED on /graphql, 429 elsewhere', async () => {
    const limited = await startTestServer({ maxCallsPerAddress: 4, over: server });
    try {
      for (let call = 0; call < 4; call += 1)
        expect((await limited.ask('{ listRecipes { items { id } } }')).code).toBeNull();
      const answer = await limited.ask('{ listRecipes { items { id } } }');
      expect(answer).toMatchObject({ status: 200, code: 'RATE_LIMITED', data: null });
      expect(answer.errors[0]?.extensions['retryAfterSeconds']).toBeGreaterThan(0);
      const other = await fetch(`${limited.url}/config.json`);
      expect(other.status).toBe(429);
      expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(other.headers.get('x-content-type-options')).toBe('nosniff');
    } finally {
      await limited.close();
    }
  });

  const from = (url: string, address: string) =>
    fetch(`${url}/config.json`, { headers: { 'x-forwarded-for': address } });

  it('are distinguished by address behind a trusted proxy', async () => {
    const limited = await startTestServer({ maxCallsPerAddress: 2, trustProxy: 'loopback', over: server });
    try {
      for (const address of ['203.0.113.1', '203.0.113.2', '2001:db8:1:1::1', '2001:db8:1:2::1'])
        for (const status of [200, 200, 429]) expect((await from(limited.url, address)).status).toBe(status);
      expect((await from(limited.url, '2001:db8:1:1:ffff::9')).status).toBe(429);
    } finally {
      await limited.close();
    }
  });

  it('are not distinguished by headers that a caller sets herself', async () => {
    const limited = await startTestServer({ maxCallsPerAddress: 2, over: server });
    try {
      const statuses: number[] = [];
      for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
        statuses.push((await from(limited.url, address)).status);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await limited.close();
    }
  });

  it('of a rare operation are counted per account, by all processes together', async () => {
    const other = await startTestServer({ beside: server });
    try {
      const [member, stranger] = [await server.signedIn(), await server.signedIn()];
      const elsewhere = async () => {
        const response = await fetch(`${other.ownUrl}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
          body: '{"query":"mutation { deleteMyAccount(email: \\"another@example.com\\") }"}',
        });
        const { errors }: { errors: { extensions: { code: string } }[] } = await response.json();
        return errors[0]?.extensions.code;
      };
      const query = 'mutation { deleteMyAccount(email: "another@example.com") }';
      for (let call = 0; call < 10; call += 1) {
        expect((await member.ask(query)).code).not.toBe('RATE_LIMITED');
        expect(await elsewhere()).not.toBe('RATE_LIMITED');
      }
      const answer = await member.ask(query);
      expect(answer.code).toBe('RATE_LIMITED');
      expect(answer.errors[0]?.extensions['retryAfterSeconds']).toBeGreaterThan(3_000);
      expect((await stranger.ask(query)).code).not.toBe('RATE_LIMITED');
    } finally {
      await other.close();
    }
  });

  it.each([
    ['getStripeCustomerPortal', '{ getStripeCustomerPortal }', 60],
    ['listSubscriptions', '{ listSubscriptions { items { id } } }', 120],
  ])(
    'of %s, which asks the card service, are counted per account',
    async (_name, query, most) => {
      const [member, stranger] = [await server.signedIn(), await server.signedIn()];
      // New minutes may begin on the way, and each process has minutes of its own.
      const atMost = 6 * most;
      let [answered, refused] = [0, 0];
      while (answered < atMost && refused === 0) {
        const ten = await Promise.all(Array.from({ length: 10 }, () => member.ask(query)));
        refused = ten.filter(({ code }) => code === 'RATE_LIMITED').length;
        answered += ten.length - refused;
      }
      expect(answered).toBeGreaterThanOrEqual(most);
      expect(answered).toBeLessThan(atMost);
      expect((await stranger.ask(query)).code).not.toBe('RATE_LIMITED');
    },
    120_000,
  );

  it('of uploads are refused before they are read', async () => {
    const limited = await startTestServer({ over: server });
    try {
      const statuses = new Set<number>();
      for (let call = 0; call < 121; call += 1)
        statuses.add((await fetch(`${limited.url}/objects/x`, { method: 'POST', body: 'x' })).status);
      expect(statuses).toContain(429);
      expect((await fetch(`${limited.url}/config.json`)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
