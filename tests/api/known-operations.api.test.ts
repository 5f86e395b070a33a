/** The real client, library and outbox send to a server that runs only the product's own operations. */
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheConfiguration } from '../../src/app/graphql/cache-configuration.ts';
import { openContentOf } from '../../src/app/open-content.ts';
import * as documents from '../../contract/documents.generated.ts';
import { OPEN_CONTENT_QUERY } from '../../contract/open-content-query.ts';
import { QUEUED_MUTATIONS } from '../../contract/queued-mutations.ts';
import type { QueuedKind, QueuedVariables } from '../../contract/queued-mutations.ts';
import { LibraryService } from '../../src/library/library-service.ts';
import { batchRequest } from '../../src/offline/batch.ts';
import type { Entry } from '../../src/offline/entry.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let member: TestMember;

beforeAll(async () => {
  server = await startTestServer({ isKnownOnly: true });
  member = await server.signedIn('premium');
});
afterAll(() => server.close());

const UNKNOWN = 'This operation is not one of the product’s own.';
const UNKNOWN_BATCH = 'This form of a batch is not known here.';
const MEASUREMENT_ID = randomUUID();
const NOON = '2026-11-20T12:00:00+02:00';

/** Ordered so that each finds what it needs. */
const QUEUED: { [K in QueuedKind]: QueuedVariables[K] } = {
  giveConsent: {
    kind: 'MEASUREMENTS',
    textVersion: '2026-11-20',
    /** Later each time than the withdrawals before, which are among these operations. */
    get givenAt() {
      return new Date().toISOString();
    },
  },
  editMyProfile: { input: { firstName: 'Mari', editedAt: NOON } },
  createMeasurement: { input: { id: MEASUREMENT_ID, weight: 64.5, eventDateTime: NOON } },
  completeTraining: { id: 'treening-basic', eventDateTime: NOON },
  uncompleteTraining: { id: '2026-11-01_treening-basic_x' },
  deleteMeasurement: { id: randomUUID() },
  saveSession: { input: { id: randomUUID(), revision: 1, kind: 'WALK', eventDateTime: NOON } },
  deleteSession: { id: randomUUID() },
  saveMarks: { input: [{ kind: 'program-start', key: 'hoog-sisse', value: null, changedAt: NOON }] },
};

const VARIABLES = {
  ...QUEUED.completeTraining,
  ...QUEUED.giveConsent,
  input: QUEUED.createMeasurement.input,
  id: 'retsept-public',
  limit: 500,
  date: '2026-11-20',
  month: '2026-11',
  type: 'COMPLETEDTRAINING',
  trainingId: 'treening-public',
};

function entries(kinds: readonly QueuedKind[], firstSeq: number): Entry[] {
  return kinds.map((kind, index) => {
    const kept: unknown = {
      seq: firstSeq + index,
      kind,
      version: QUEUED_MUTATIONS[kind].version,
      variables: QUEUED[kind],
    };
    return kept as Entry;
  });
}

type AnyDocument = TypedDocumentNode<unknown, typeof VARIABLES>;
/** The library asks beside graphcache, in a test of its own below. */
const DOCUMENTS = Object.entries(documents)
  .filter(([name]) => /^(?!Library_).*Document$/u.test(name))
  .map(([name, document]) => [name, document as AnyDocument] as const);

const KINDS = Object.keys(QUEUED) as QueuedKind[];

describe('a server that runs known operations only', () => {
  it.each(DOCUMENTS)(
    'runs %s as the client prints it, with graphcache’s additions',
    async (_name, document) => {
      const client = new Client({
        url: `${server.url}/graphql`,
        preferGetMethod: false,
        requestPolicy: 'network-only',
        fetchOptions: { headers: { authorization: `Bearer ${member.token}` } },
        exchanges: [cacheExchange(cacheConfiguration), fetchExchange],
      });
      const isMutation = document.definitions.some(
        (one) => 'operation' in one && one.operation === 'mutation',
      );
      const result = isMutation
        ? await client.mutation(document, VARIABLES).toPromise()
        : await client.query(document, VARIABLES).toPromise();
      expect(result.error?.networkError).toBeUndefined();
      expect(result.error?.message ?? '').not.toContain(UNKNOWN);
    },
  );

  it('shows a visitor on the landing page what is open', async () => {
    const { items } = openContentOf(await server.ask(OPEN_CONTENT_QUERY));
    expect(items.map(({ to }) => to)).toEqual(['/studio/treening-public', '/recipes/retsept-public']);
  });

  it('fills the library', async () => {
    const library = new LibraryService({ endpoint: `${server.url}/graphql`, token: member.token });
    expect(await library.digest()).toMatchObject({ recipes: expect.any(String) });
    expect(await library.changedRecipes(['none'])).not.toEqual([]);
    expect(await library.recipesOf(['retsept-public'])).toMatchObject([{ id: 'retsept-public' }]);
    expect(await library.recipes()).not.toEqual([]);
    expect((await library.trainings()).value).not.toEqual([]);
    expect((await library.pages(true)).value).not.toEqual([]);
    await library.menus('2026-11-16', '2026-11-23');
    await library.schedules('2026-11', '2026-12');
  });

  it.each(KINDS)('runs a replayed %s by itself', async (kind) => {
    const { query, variables } = batchRequest(entries([kind], 9));
    const { errors } = await member.ask(query, variables);
    expect(errors.map(({ message }) => message)).not.toContain(UNKNOWN_BATCH);
  });

  it('runs an undo as an earlier release sent it, by itself and in a batch', async () => {
    const { errors } = await member.ask(
      'mutation uncompleteTraining($id: ID!) { uncompleteTraining(id: $id) }',
      QUEUED.uncompleteTraining,
    );
    const batch = await member.ask('mutation Replay($id_e3: ID!) { e3: uncompleteTraining(id: $id_e3) }', {
      id_e3: QUEUED.uncompleteTraining.id,
    });
    expect([...errors, ...batch.errors]).toEqual([]);
  });

  it('lets a page of an earlier release withdraw a consent', async () => {
    const { errors, data } = await member.ask(
      `mutation SettingsScreen_WithdrawConsent($kind: ConsentKind!) { withdrawConsent(kind: $kind) { ...MemberProfile } }
       fragment MemberProfile on Profile {
         id email firstName lastName bio imageURL updatedAt consents { kind textVersion givenAt }
       }`,
      { kind: 'PHOTOS' },
    );
    expect(errors).toEqual([]);
    expect(data?.['withdrawConsent']).toMatchObject({ email: member.email });
  });

  it('runs a replayed batch of all kinds, in any mix', async () => {
    const { query, variables } = batchRequest([
      ...entries(KINDS, 7),
      ...entries(['editMyProfile'], 4_000_123),
    ]);
    const answer = await member.ask(query, variables);
    expect(answer.errors).toEqual([]);
    const inTurn = KINDS.map((_kind, index) => `e${7 + index}`);
    expect(Object.keys(answer.data ?? {})).toEqual([...inTurn, 'e4000123']);
  });

  it.each([
    ['another query', '{ getMyProfile { email } }'],
    ['a known root field with another selection', 'query DiaryScreen_Profile { getMyProfile { id email } }'],
    ['a mutation by another name', 'mutation Other { e1: deleteMeasurement(id: "x") }'],
    ['a literal in a batch', 'mutation Replay { e1: deleteMeasurement(id: "x") }'],
    ['another alias', 'mutation Replay($id_e1: ID!) { x1: deleteMeasurement(id: $id_e1) }'],
    ['another entry’s variable', 'mutation Replay($id_e2: ID!) { e1: deleteMeasurement(id: $id_e2) }'],
    [
      'a mutation that is never queued',
      'mutation Replay($email_e1: String!) { e1: deleteMyAccount(email: $email_e1) }',
    ],
    [
      'a batch that asks for more fields',
      'mutation Replay($id_e1: ID!) { e1: completeTraining(id: $id_e1) { training { video } } }',
    ],
    ['a variable too many', 'mutation Replay($id_e1: ID!, $x: ID) { e1: deleteMeasurement(id: $id_e1) }'],
    ['a directive', 'mutation Replay($id_e1: ID!) { e1: deleteMeasurement(id: $id_e1) @include(if: true) }'],
    ['introspection', '{ __schema { types { name } } }'],
  ])('refuses %s', async (_what, query) => {
    const answer = await member.ask(query, { id_e1: 'x', id_e2: 'x', email_e1: member.email });
    // A batch from another release's build is not lost: it may be sent again.
    const code = query.startsWith('mutation Replay') ? 'INTERNAL' : 'BAD_USER_INPUT';
    expect(answer).toMatchObject({ status: 200, code, data: null });
    expect(answer.errors[0]?.message).toBe(code === 'INTERNAL' ? UNKNOWN_BATCH : UNKNOWN);
  });
});
