/**
 * Calls every operation of the contract with arguments of every kind, as everybody: the server stays up, reveals little,
 * and returns nobody else's data.
 */
import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFailureCode } from '../../contract/failures.ts';
import { askingOf } from '../support/schema-arbitraries.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 10);
/** Only the victim has this; an answer to anybody else that holds it has leaked her data. */
const MARK = 'Tunnuslik';
const VICTIM_WEIGHT = 77.7;
const EARLIER = '2026-11-20T08:00:00+02:00';

const schema = buildSchema(
  readFileSync(fileURLToPath(new URL('../../contract/schema.graphql', import.meta.url)), 'utf8'),
);
const operations = (
  [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
).flatMap(([kind, type]) =>
  Object.values(type?.getFields() ?? {}).map((field) => [field.name, kind, field] as const),
);

let server: TestServer;
let victim: TestMember;
let known: string[];

beforeAll(async () => {
  server = await startTestServer();
  victim = await server.signedIn('premium');
  const measurementId = randomUUID();
  const stored = await victim.ask(
    `mutation ($id: ID!) {
      a: giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id }
      b: editMyProfile(input: { firstName: "${MARK}" }) { id }
      c: createMeasurement(input: { id: $id, weight: ${VICTIM_WEIGHT}, eventDateTime: "${EARLIER}" }) { id }
      d: completeTraining(id: "treening-public", eventDateTime: "${EARLIER}") { id }
    }`,
    { id: measurementId },
  );
  if (stored.errors.length > 0) throw new Error(JSON.stringify(stored.errors));
  const completion = stored.data?.['d'] as { id: string };
  known = [victim.id, victim.email, measurementId, completion.id, 'treening-public', 'retsept-public'];
});
afterAll(() => server.close());

async function ask(token: string | null, asking: object): Promise<{ status: number; text: string }> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(asking),
  });
  return { status: response.status, text: await response.text() };
}

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions: { code: string } }[];
}

function expectSound(status: number, text: string): void {
  expect(status).toBe(200);
  const { errors = [] }: Answer = JSON.parse(text);
  for (const { message, extensions } of errors) {
    expect(isFailureCode(extensions.code)).toBe(true);
    expect(`${extensions.code}: ${message}`).not.toMatch(/^INTERNAL/);
    expect(message).not.toMatch(/node_modules|\.ts:|at Object|select |insert into|Failed query|Did you mean/);
  }
}

describe('any arguments', () => {
  it.each(operations)(
    'of %s get data or a code, and nothing of another member’s',
    { timeout: 60_000 + RUNS * 2_000 },
    async (_name, kind, field) => {
      const stranger = await server.signedIn('premium');
      let hasNamedVictim = false;
      await fc.assert(
        fc.asyncProperty(askingOf(schema, kind, field, known), fc.boolean(), async (asking, isAnonymous) => {
          const { status, text } = await ask(isAnonymous ? null : stranger.token, asking);
          expectSound(status, text);
          const { data }: Answer = JSON.parse(text);
          const given = JSON.stringify(data ?? null);
          expect(given).not.toContain(MARK);
          expect(given).not.toContain(String(VICTIM_WEIGHT));
          // Some answers repeat an argument; her profile also repeats earlier ones.
          hasNamedVictim ||= JSON.stringify(asking).includes(victim.email);
          if (!hasNamedVictim) expect(given).not.toContain(victim.email);
        }),
        { numRuns: RUNS },
      );
    },
  );

  it('that cannot even be said are bad input', async () => {
    const query = 'query ($limit: Int) { listTrainings(limit: $limit) { items { id } } }';
    const { status, text } = await ask(null, { query, variables: { limit: { toString: false } } });
    expectSound(status, text);
    expect((JSON.parse(text) as Answer).errors?.map(({ extensions }) => extensions.code)).toEqual([
      'BAD_USER_INPUT',
    ]);
  });

  it('leave the victim’s data as it was', async () => {
    const { data, errors } = await victim.ask(`{
      getMyProfile { firstName consents { kind } }
      m: getMyTimelineByType(type: "MEASUREMENT") { events { ... on MeasurementEvent { weight } } }
      c: getMyTimelineByType(type: "COMPLETEDTRAINING") { events { id } }
    }`);
    expect(errors).toEqual([]);
    expect(data).toEqual({
      getMyProfile: { firstName: MARK, consents: [{ kind: 'MEASUREMENTS' }] },
      m: { events: [{ weight: VICTIM_WEIGHT }] },
      c: { events: [{ id: known[3] }] },
    });
  });
});

describe('any body', () => {
  it('is answered below 500', { timeout: 60_000 + RUNS * 2_000 }, async () => {
    const bodies = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc
        .record({
          query: fc.string({ unit: 'grapheme' }),
          variables: fc.jsonValue(),
          operationName: fc.jsonValue(),
        })
        .map((body) => JSON.stringify(body)),
    );
    await fc.assert(
      fc.asyncProperty(
        bodies,
        fc.constantFrom('application/json', 'text/plain', 'application/graphql', 'x'),
        async (body, type) => {
          const response = await fetch(`${server.url}/graphql`, {
            method: 'POST',
            headers: { 'content-type': type },
            body,
          });
          expect(response.status).toBeLessThan(500);
          expect(await response.text()).not.toMatch(/node_modules|\.ts:/);
        },
      ),
      { numRuns: RUNS * 4 },
    );
  });
});
