/** Each call has a row in the table of limits, and those that are dear a limit that no other call uses up. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATION_LIMITS, ROUTE_LIMITS } from '../../server/core/call-limits.ts';
import { buildExecutableSchema } from '../../server/graphql/schema.ts';
import { createMetrics } from '../../server/watch/metrics.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ watch: createMetrics(null).watch });
});
afterAll(() => server.close());

const AS_TO_REGISTER = 'Give it a row in server/core/call-limits.ts, and a limit of its own if it is dear.';

it('names every operation of the schema', () => {
  const schema = buildExecutableSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(Object.keys(OPERATION_LIMITS).toSorted(), AS_TO_REGISTER).toEqual(fields.toSorted());
});

it('names every route of the server', () => {
  expect(Object.keys(ROUTE_LIMITS).toSorted(), AS_TO_REGISTER).toEqual([...server.app.routeKeys].toSorted());
});

describe('too many calls', () => {
  it.each([
    ['getContentDigest', '{ getContentDigest { changedRecipes(held: []) { group } } }'],
    ['createShoppingLink', 'mutation { createShoppingLink { url } }'],
    ['endShoppingLink', 'mutation { endShoppingLink }'],
  ] as const)(
    'of %s are refused to the member, and nothing else is',
    { timeout: 120_000 },
    async (name, query) => {
      const most = OPERATION_LIMITS[name]?.count ?? NaN;
      const [member, stranger] = [await server.signedIn(), await server.signedIn()];
      const codes = new Set<string | null>();
      // A new minute may begin on the way. Another version of the question each time: kept answers count nothing.
      for (let call = 0; call < 4 * most && !codes.has('RATE_LIMITED'); call += 1)
        codes.add((await member.ask(query.replace('[]', `["${call}"]`))).code);
      expect(codes).toContain('RATE_LIMITED');
      expect((await stranger.ask(query)).code).not.toBe('RATE_LIMITED');
      expect((await member.ask('{ getMyProfile { id } }')).code).toBeNull();
    },
  );
});
