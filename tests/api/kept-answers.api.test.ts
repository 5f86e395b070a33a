/** One process remembers answers, but never more than its limit, whatever anybody asks. */
import { setFlagsFromString } from 'node:v8';
import { setTimeout as pause } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const QUESTION = 'query Names($limit: Int) { listRecipes(limit: $limit) { items { id name_EE } } }';
const JUNK = 'x'.repeat(90_000);

async function send(body: object): Promise<string> {
  const response = await fetch(`${server.ownUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.text();
}

/** Returns the bytes in use after a garbage collection. */
async function heldBytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  for (let round = 0; round < 2; round += 1) {
    await pause(20);
    if (typeof collect === 'function') collect();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** All of them kept would be 16 MB; those that may be kept, which is a hundred texts, are 9 MB. */
const QUESTIONS = 180;
const MAX_GROWTH_BYTES = 12e6;

describe('a question about content', () => {
  it.each([
    ['unknown members of the body', (n: number) => ({ query: QUESTION, extensions: `${n}${JUNK}` })],
    [
      'variables that it does not declare',
      (n: number) => ({ query: QUESTION, variables: { other: `${n}${JUNK}` } }),
    ],
    ['comments', (n: number) => ({ query: `${QUESTION}\n# ${n}${JUNK}` })],
    ['a limit that is none', (n: number) => ({ query: QUESTION, variables: { limit: `${n}${JUNK}` } })],
    ['operations of other names', (n: number) => ({ query: QUESTION.replace('Names', `Names${n}${JUNK}`) })],
  ])('takes no more memory however often it is asked with other %s', async (_what, body) => {
    await send(body(-1));
    const before = await heldBytes();
    for (let n = 0; n < QUESTIONS; n += 1) await send(body(n));
    expect((await heldBytes()) - before).toBeLessThan(MAX_GROWTH_BYTES);
  });

  it('gets the answer for its own variables, operation and text, however it is formatted', async () => {
    const one = await send({ query: QUESTION, variables: { limit: 1 } });
    const two = await send({ query: QUESTION, variables: { limit: 2 } });
    expect(JSON.parse(one).data.listRecipes.items).toHaveLength(1);
    expect(JSON.parse(two).data.listRecipes.items).toHaveLength(2);
    expect(await send({ query: `${QUESTION} # again`, variables: { limit: 1, other: 2 } })).toBe(one);
    const named = QUESTION.replace('name_EE', 'name: name_EE __typename');
    expect(JSON.parse(await send({ query: named, variables: { limit: 1 } })).data.listRecipes.items).toEqual([
      { id: expect.any(String), name: expect.any(String), __typename: 'Recipe' },
    ]);
    const both = `${QUESTION} query Ids { listRecipes(limit: 3) { items { id } } }`;
    const names = await send({ query: both, operationName: 'Names', variables: { limit: 1 } });
    const ids = await send({ query: both, operationName: 'Ids', variables: { limit: 1 } });
    expect(names).toBe(one);
    expect(JSON.parse(ids).data.listRecipes.items).toHaveLength(3);
  });
});
