/** The document that was checked is the one that runs, and none that is deeper or longer than the server can process. */
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let member: TestMember;
const lines: string[] = [];

beforeAll(async () => {
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  server = await startTestServer({ log });
  member = await server.signedIn('basic');
});
afterAll(() => server.close());

const nameAs = (name: string) => `editMyProfile(input: { firstName: "${name}" }) { id }`;

async function call(
  method: string,
  asked: Record<string, string>,
): Promise<{ status: number; text: string }> {
  const isPost = method === 'POST';
  const response = await fetch(`${server.url}/graphql${isPost ? '' : `?${new URLSearchParams(asked)}`}`, {
    method,
    headers: {
      authorization: `Bearer ${member.token}`,
      ...(isPost && { 'content-type': 'application/json' }),
    },
    ...(isPost && { body: JSON.stringify(asked) }),
  });
  return { status: response.status, text: await response.text() };
}

const firstName = async () => (await member.ask('{ getMyProfile { firstName } }')).data?.['getMyProfile'];

describe('a mutation', () => {
  it.each(['GET', 'HEAD'])('does not run by %s', async (method) => {
    const { status } = await call(method, { query: `mutation { ${nameAs(method)} }` });
    expect(status).toBe(405);
    expect(await firstName()).not.toEqual({ firstName: method });
  });

  it('does not pass for a query that is in the same text', async () => {
    const query = `query A { listRecipes { items { id } } } mutation B { ${nameAs('Teine')} }`;
    // The end of the first text reads like the operation name of the second.
    await call('POST', { query: `${query}\n#B` });
    await call('POST', { query: `B\n${query}` });
    expect((await call('GET', { query, operationName: 'B' })).status).toBe(405);
    expect(await firstName()).not.toEqual({ firstName: 'Teine' });
  });
});

describe('a document of several operations', () => {
  const two = '{ a: __typename }'.replace('{', 'query A {') + ' query B { b: __typename }';

  it('runs the one that is named, whatever ran before', async () => {
    for (const [operationName, data] of [
      ['A', { a: 'Query' }],
      ['B', { b: 'Query' }],
      ['A', { a: 'Query' }],
      ['B', { b: 'Query' }],
    ] as const)
      expect(JSON.parse((await call('POST', { query: two, operationName })).text)).toEqual({ data });
  });

  it.each<Record<string, string>>([{}, { operationName: 'C' }])(
    'runs none if no operation is named: %j',
    async (named) => {
      const { text } = await call('POST', { query: two, ...named });
      expect(JSON.parse(text)).toMatchObject({
        data: null,
        errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'operationName' } }],
      });
    },
  );
});

const chain = (length: number) =>
  Array.from({ length }, (_, at) => `fragment F${at} on Query { ...F${at + 1} }`).join(' ');
const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a document too deep or too long to process', () => {
  it.each([
    ['fields in fields', '{a'.repeat(4_000) + '}'.repeat(4_000)],
    ['fields in fields without end', '{a'.repeat(4_900)],
    ['lists in an argument', `{ listRecipes(limit: ${lists(3_000)}) { items { id } } }`],
    ['inline fragments', '{ ... '.repeat(2_400) + '{ __typename }' + '}'.repeat(2_400)],
    ['types of a variable', `query ($a: ${'['.repeat(3_000)}Int${']'.repeat(3_000)}) { __typename }`],
    ['fragments that spread the next', `{ ...F0 } ${chain(1_200)} fragment F1200 on Query { __typename }`],
    ['words', '{ a }'.padEnd(9) + '{a}'.repeat(4_000)],
    ['one field again and again', `{ getMyProfile { ${'id '.repeat(9_000)} } }`],
  ])('is the caller’s bad input, not a server error: %s', async (_what, query) => {
    lines.length = 0;
    // A busy machine holds up one of them, a slow check each.
    const times: number[] = [];
    do {
      const startedAt = performance.now();
      expect(await member.ask(query)).toMatchObject({ status: 200, code: 'BAD_USER_INPUT', data: null });
      times.push(performance.now() - startedAt);
    } while (times.length < 3 && Math.min(...times) >= 2_000);
    expect(Math.min(...times)).toBeLessThan(2_000);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it.each(['declared', 'other'])('is bad input as a variable too: %s', async (name) => {
    const query = 'query ($declared: Int) { listRecipes(limit: $declared) { items { id } } }';
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"query":${JSON.stringify(query)},"variables":{"${name}":${lists(40_000)}}}`,
    });
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
});
