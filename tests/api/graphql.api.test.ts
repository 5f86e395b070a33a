import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPLAY_BATCH_MAX_ENTRIES } from '../../contract/limits.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function post(body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

describe('a caller', () => {
  it('must send a valid token or none: only an invalid one is 401', async () => {
    const member = await server.signedIn('basic');
    const body = '{"query":"{ getMyProfile { id } }"}';
    for (const token of ['nonsense', `${member.token.slice(0, -6)}AAAAAA`]) {
      const response = await post(body, { authorization: `Bearer ${token}` });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        data: null,
        errors: [{ extensions: { code: 'NOT_AUTHORIZED' } }],
      });
    }
    expect((await post(body, { authorization: `Bearer ${member.token}` })).status).toBe(200);
    expect((await post(body)).status).toBe(200);
  });

  it('must be a member for a member’s operation: NOT_AUTHORIZED otherwise', async () => {
    expect(await server.ask('{ getMyProfile { id } }')).toMatchObject({
      status: 200,
      code: 'NOT_AUTHORIZED',
      data: { getMyProfile: null },
    });
  });

  it('gets the other fields even if one is refused', async () => {
    const { data, errors } = await server.ask(
      '{ getMyProfile { id } getRecipe(id: "retsept-public") { id } other: getRecipe(id: "x") { id } }',
    );
    expect(data).toEqual({ getMyProfile: null, getRecipe: { id: 'retsept-public' }, other: null });
    expect(errors.map(({ path, extensions }) => [path, extensions['code']])).toEqual([
      [['getMyProfile'], 'NOT_AUTHORIZED'],
      [['other'], 'NOT_FOUND'],
    ]);
  });

  it('never gets an answer made for another member', async () => {
    const [one, other] = [await server.signedIn('basic'), await server.signedIn('basic')];
    const query = '{ getMyProfile { id email } }';
    for (const member of [one, other, one]) {
      expect((await member.ask(query)).data).toEqual({
        getMyProfile: { id: member.id, email: member.email },
      });
    }
  });
});

describe('the ways in', () => {
  it('take mutations only by POST of application/json', async () => {
    const mutation = 'mutation { uncompleteTraining(id: "x") }';
    const byGet = await fetch(`${server.url}/graphql?query=${encodeURIComponent(mutation)}`);
    expect([byGet.status, byGet.headers.get('allow')]).toEqual([405, 'POST']);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      expect((await post(`query=${mutation}`, { 'content-type': type })).status).toBe(415);
    }
  });

  it('take queries by GET too', async () => {
    const query = encodeURIComponent('query ($id: ID!) { getRecipe(id: $id) { id } }');
    const variables = encodeURIComponent('{"id":"retsept-public"}');
    const response = await fetch(`${server.url}/graphql?query=${query}&variables=${variables}`);
    expect(await response.json()).toEqual({ data: { getRecipe: { id: 'retsept-public' } } });
  });

  it.each([
    '',
    'no json',
    '[]',
    '[{"query":"{ __typename }"}]',
    '{}',
    '{"query":5}',
    '{"query":"{ x","variables":[]}',
    '{"query":"{"}',
  ])('answer 200 and BAD_USER_INPUT to %j', async (body) => {
    const response = await post(body);
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    ]);
  });

  it('refuse a body above 100 KB', async () => {
    expect((await post(JSON.stringify({ query: `{ __typename } #${'x'.repeat(101 * 1024)}` }))).status).toBe(
      413,
    );
  });

  it('forbid caches to keep an answer', async () => {
    for (const _time of [1, 2]) {
      const response = await post('{"query":"{ listRecipes { items { id } } }"}');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('run the operation that is named, whichever ran before', async () => {
    const query =
      'query A { getRecipe(id: "retsept-public") { id } } query B { getTraining(id: "treening-public") { id } }';
    for (const operationName of ['A', 'B', 'A', 'B', 'B', 'A']) {
      const answer = (await (await post(JSON.stringify({ query, operationName }))).json()) as {
        data: object;
      };
      expect(Object.keys(answer.data)).toEqual([operationName === 'A' ? 'getRecipe' : 'getTraining']);
    }
  });
});

describe('what is wrong with a variable', () => {
  it('is reported in the same words, however often the document ran before', async () => {
    const member = await server.signedIn('basic');
    const query = 'mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { id } }';
    const wrong = { input: { id: randomUUID(), weight: 'seventy' } };
    for (const _time of [1, 2, 3]) {
      const answer = await member.ask(query, wrong);
      expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', field: 'weight' });
      expect(answer.errors[0]?.message).toContain('at "input.weight"');
    }
  });
});

describe('limits of a document', () => {
  const aliased = (count: number, field: string) =>
    Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');

  it('allow a whole replay batch, in order, and not one entry more', async () => {
    const member = await server.signedIn('basic');
    const entry =
      'completeTraining(id: "treening-basic") { id eventDateTime owner { email } training { id title description type category locked updatedAt } }';
    const batch = await member.ask(`mutation { ${aliased(REPLAY_BATCH_MAX_ENTRIES, entry)} }`);
    expect(batch.errors).toEqual([]);
    expect(Object.keys(batch.data ?? {})).toHaveLength(REPLAY_BATCH_MAX_ENTRIES);
    const tooMany = await member.ask(`mutation { ${aliased(REPLAY_BATCH_MAX_ENTRIES + 1, entry)} }`);
    expect(tooMany).toMatchObject({ status: 200, code: 'BAD_USER_INPUT', data: null });
  });

  it.each([
    ['root fields', `{ ${aliased(16, 'listTrainings { items { id } }')} }`],
    [
      'root fields behind fragments',
      `{ ...A ...A } fragment A on Query { ${aliased(9, 'getMyProfile { id }')} }`,
    ],
    ['aliases', `{ getRecipe(id: "x") { ${aliased(70, 'id')} } }`],
    ['tokens', `{ getRecipe(id: "x") { ${'id '.repeat(10_001)} } }`],
  ])('refuse too many %s', async (_what, query) => {
    expect(await server.ask(query)).toMatchObject({ status: 200, code: 'BAD_USER_INPUT', data: null });
  });

  it('are checked at once for fragments that double at every level', async () => {
    const levels = Array.from(
      { length: 60 },
      (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
    );
    const query = `{ ...F0 } ${levels.join(' ')} fragment F60 on Query { getMyProfile { id } }`;
    // Spelled out, it would end with neither the test nor the machine.
    expect((await server.ask(query)).status).toBe(200);
  });
});

describe('failures', () => {
  it('reveal nothing of an unexpected cause but a reference number', async () => {
    const member = await server.signedIn('basic');
    const { confirm } = server.services.objects;
    await member.ask(
      'mutation { a: giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id } b: giveConsent(kind: PHOTOS, textVersion: "2026-11-20") { id } }',
    );
    server.services.objects.confirm = () => Promise.reject(new Error('secret bucket at 10.0.0.1'));
    try {
      await member.ask(
        'mutation { createMeasurement(input: { weight: 70, eventDateTime: "2026-11-20T08:00:00+02:00" }) { id } }',
      );
      const answer = await member.ask(
        '{ getMyTimelineByType(type: "MEASUREMENT") { events { ... on MeasurementEvent { weight photoUrl } } } }',
      );
      expect(answer).toMatchObject({
        status: 200,
        code: 'INTERNAL',
        data: { getMyTimelineByType: { events: [{ weight: 70, photoUrl: null }] } },
      });
      expect(answer.errors[0]?.extensions['reference']).toMatch(/^[0-9a-f]{8}$/);
      expect(JSON.stringify(answer)).not.toContain('secret');
    } finally {
      server.services.objects.confirm = confirm;
    }
  });

  it('do not suggest names, and hide the schema in production', async () => {
    const answer = await server.ask('{ getRecip(id: "x") { id } }');
    expect(answer).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(answer.errors[0]?.message).not.toContain('getRecipe');
    const production = await startTestServer({ isProduction: true, over: server });
    try {
      expect(await production.ask('{ __schema { types { name } } }')).toMatchObject({
        code: 'BAD_USER_INPUT',
        data: null,
      });
    } finally {
      await production.close();
    }
  });
});

describe('a replayed batch', () => {
  const create = (alias: string, id: string, weight: number) =>
    `${alias}: createMeasurement(input: { id: "${id}", weight: ${weight}, eventDateTime: "2026-11-20T08:00:00+02:00" }) { id }`;

  it('continues after a refused entry', async () => {
    const member = await server.signedIn('basic');
    const answer = await member.ask(`mutation {
      a: giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id }
      b: createMeasurement(input: { weight: 1, eventDateTime: "2026-11-20T08:00:00+02:00" }) { id }
      c: completeTraining(id: "ei-ole") { id }
      d: completeTraining(id: "treening-vip") { id }
      ${create('e', randomUUID(), 70)}
    }`);
    expect(answer.errors.map(({ path, extensions }) => [path?.[0], extensions['code']])).toEqual([
      ['b', 'BAD_USER_INPUT'],
      ['c', 'NOT_FOUND'],
      ['d', 'NOT_AUTHORIZED'],
    ]);
    expect(answer.data).toMatchObject({
      a: { id: member.id },
      b: null,
      c: null,
      d: null,
      e: { id: expect.any(String) },
    });
  });

  it('attempts nothing after an entry that failed temporarily, also when it is compiled', async () => {
    const { presignUpload } = server.services.objects;
    for (const _time of [1, 2, 3]) {
      const member = await server.signedIn('basic');
      await member.ask(
        'mutation { a: giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id } b: giveConsent(kind: PHOTOS, textVersion: "2026-11-20") { id } }',
      );
      server.services.objects.presignUpload = () => Promise.reject(new Error('storage is away'));
      const query = `mutation ($id: ID!) {
        a: completeTraining(id: "treening-public", eventDateTime: "2026-11-19T08:00:00+02:00") { id }
        b: createMeasurement(input: { id: $id, weight: 70, eventDateTime: "2026-11-20T08:00:00+02:00" }) { id }
        c: completeTraining(id: "treening-public", eventDateTime: "2026-11-20T08:00:00+02:00") { id }
        d: deleteMeasurement(id: $id)
      }`;
      const id = randomUUID();
      const failed = await member.ask(query, { id });
      server.services.objects.presignUpload = presignUpload;
      expect(failed.errors.map(({ path, extensions }) => [path?.[0], extensions['code']])).toEqual([
        ['b', 'INTERNAL'],
        ['c', 'INTERNAL'],
        ['d', 'INTERNAL'],
      ]);
      expect(failed.data).toMatchObject({ a: { id: expect.any(String) }, b: null, c: null, d: null });
      const measured = await member.ask('{ getMyTimelineByType(type: "MEASUREMENT") { events { id } } }');
      expect(measured.data).toEqual({ getMyTimelineByType: { events: [] } });
      const events = await member.ask('{ getMyTimelineByType(type: "COMPLETEDTRAINING") { events { id } } }');
      expect(events.data?.['getMyTimelineByType']).toMatchObject({
        events: [{ id: `2026-11-19_treening-public_${member.id}` }],
      });
      expect((await member.ask(query, { id })).errors).toEqual([]);
    }
  });
});

describe('too many calls', () => {
  it('get RATE_LIMITED with the seconds to wait', async () => {
    const limited = await startTestServer({ maxCallsPerMinute: 5, over: server });
    try {
      const [member, other] = [await limited.signedIn(), await limited.signedIn()];
      for (let call = 0; call < 5; call += 1)
        expect((await member.ask('{ getMyProfile { id } }')).code).toBeNull();
      const answer = await member.ask('{ getMyProfile { id } }');
      expect(answer).toMatchObject({ status: 200, code: 'RATE_LIMITED', data: null });
      expect(answer.errors[0]?.extensions['retryAfterSeconds']).toBeGreaterThan(0);
      expect((await other.ask('{ getMyProfile { id } }')).code).toBeNull();
    } finally {
      await limited.close();
    }
  });
});
