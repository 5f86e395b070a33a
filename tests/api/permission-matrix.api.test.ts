import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MUTATION_PERMISSIONS, QUERY_PERMISSIONS } from '../../server/graphql/operation-permissions.ts';
import type { AccessLevel } from '../../contract/enumerations.ts';
import { ACCESS_LEVELS } from '../../contract/enumerations.ts';
import { subscribe } from '../support/card-service.ts';
import type { GraphqlAnswer } from '../support/graphql-call.ts';
import type { MemberWithEverything } from '../support/member-with-everything.ts';
import { memberWithEverything } from '../support/member-with-everything.ts';
import type { CellSubjects, Role } from '../support/permission-matrix.ts';
import { documentFor, readMatrix, ROLES, SUBJECTS } from '../support/permission-matrix.ts';
import { SAMPLE_OWNER } from '../support/sample-content.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer, TEST_PASSWORD } from '../support/test-server.ts';

let server: TestServer;
let other: MemberWithEverything;
let othersSubscriptionId = '';
let othersToken = '';
let othersTimelineToken = '';
const callers = new Map<Role, MemberWithEverything>();
const subscriptionIds = new Map<Role, string>();

const groupsOf = (role: Role) => (role === 'anonymous' || role === 'none' ? [] : [role]);

async function othersPageToken(field: string): Promise<string> {
  const inThisClass = await server.signedIn('basic', 'food');
  const { data } = await inThisClass.ask(`{ ${field} { nextToken } }`);
  return (Object.values(data ?? {})[0] as { nextToken: string }).nextToken;
}

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-20T12:00:00Z') });
  other = await memberWithEverything(server, 'premium');
  othersSubscriptionId = (await subscribe(server, other, 'VIP')).id;
  othersToken = await othersPageToken('listRecipes(limit: 1)');
  othersTimelineToken = await othersPageToken(
    'getPublicTimeline(type: "SCHEDULED", eventDateTime: "2026-11", limit: 1)',
  );
  for (const role of ROLES) {
    const member = await memberWithEverything(server, ...groupsOf(role));
    callers.set(role, member);
    subscriptionIds.set(role, (await subscribe(server, member, 'VIP')).id);
  }
}, 300_000);
afterAll(() => server.close());

function callerOf(role: Role): MemberWithEverything {
  const caller = callers.get(role);
  if (caller === undefined) throw new Error(`No caller ${role}`);
  return caller;
}

function subjectsFor(role: Role, leaving: Pick<TestMember, 'id' | 'email'>): CellSubjects {
  const ownSubscriptionId = subscriptionIds.get(role) ?? '';
  return {
    own: callerOf(role),
    other,
    othersToken,
    othersTimelineToken,
    ownSubscriptionId,
    othersSubscriptionId,
    leaving,
  };
}

/** Returns the code of the one field, or OK for an answer without errors. */
function cellOf({ status, code, errors }: GraphqlAnswer): string {
  if (status !== 200) return `HTTP ${status}`;
  return errors.length === 0 ? 'OK' : String(code);
}

const matrix = readMatrix();
const fields = [...Object.keys(QUERY_PERMISSIONS), ...Object.keys(MUTATION_PERMISSIONS)];
/** In the order of the table, in which destructive operations come last. */
const inOrder = [...matrix.keys()];

describe('the permission matrix', () => {
  it('has a line for every operation and subject, and a cell for every role', () => {
    expect([...inOrder].sort()).toEqual([...fields].sort());
    expect(fields.length * SUBJECTS.length * ROLES.length).toBe(1152);
  });

  describe.each(inOrder)('%s', (field) => {
    it.each(ROLES)(
      'gives %s what its cells say about her own, another member’s and nobody’s data',
      async (role) => {
        const member = callerOf(role);
        const isLeaving = field === 'deleteMyAccount';
        const leaving = isLeaving ? await server.signedIn(...groupsOf(role)) : member;
        const caller = role === 'anonymous' ? server : isLeaving ? leaving : member;
        const answered: Record<string, string> = {};
        // Her own comes last, because afterwards she may be deleted.
        for (const subject of [...SUBJECTS].reverse()) {
          const answer = await caller.ask(documentFor(field, subject, subjectsFor(role, leaving)));
          answered[subject] = cellOf(answer);
          if (subject !== 'other') expect(JSON.stringify(answer.data)).not.toContain(other.email);
        }
        const expected = matrix.get(field);
        expect(answered).toEqual({
          own: expected?.own[role],
          other: expected?.other[role],
          absent: expected?.absent[role],
        });
      },
    );
  });

  it('has left the other member all of her data', async () => {
    const { data } = await other.ask(`{
      getMyTimelineByType(type: "MEASUREMENT") { events { id } }
      completions: getMyTimelineByType(type: "COMPLETEDTRAINING") { events { id } }
      sessions: getMyTimelineByType(type: "SESSION") { events { id ... on TrainingSession { note } } }
      getMyProfile { lastName consents { kind } }
      listSubscriptions(status: active) { items { id } }
    }`);
    expect(data).toMatchObject({
      getMyTimelineByType: { events: { length: 3 } },
      completions: { events: [{ id: other.completionId }] },
      getMyProfile: {
        lastName: null,
        consents: [
          { kind: 'ENERGY_GOAL' },
          { kind: 'FOOD_CHOICES' },
          { kind: 'FOOD_NOTES' },
          { kind: 'MEASUREMENTS' },
          { kind: 'PHOTOS' },
          { kind: 'TRAINING_NOTES' },
        ],
      },
      sessions: { events: [{ id: other.sessionId, note: 'Rabas.' }] },
      listSubscriptions: { items: [{ id: othersSubscriptionId }] },
    });
  });
});

describe.each(['MEASUREMENT', 'SESSION'])('events of another member of type %s', (type) => {
  it.each(ROLES)('are refused to %s', async (role) => {
    const caller = role === 'anonymous' ? server : await server.signedIn(...groupsOf(role));
    const answer = await caller.ask(
      `{ getMyTimelineByType(type: "${type}", owner: "${other.id}") { events { id } } }`,
    );
    expect(answer).toMatchObject({ code: 'NOT_AUTHORIZED', data: { getMyTimelineByType: null } });
  });
});

describe('the access levels', () => {
  /** Besides the roles, the member who owns everything of level OWNER. */
  const VIEWERS = [...ROLES, 'owner'] as const;
  const OPEN: Record<(typeof VIEWERS)[number], readonly AccessLevel[]> = {
    anonymous: ['PUBLIC'],
    none: ['PUBLIC'],
    basic: ['PUBLIC', 'SUBSCRIBER', 'BASIC'],
    food: ['PUBLIC', 'SUBSCRIBER', 'FOOD'],
    premium: ['PUBLIC', 'SUBSCRIBER', 'BASIC', 'FOOD', 'PREMIUM'],
    vip: ['PUBLIC', 'SUBSCRIBER', 'BASIC', 'FOOD', 'PREMIUM', 'VIP'],
    owner: ['PUBLIC', 'SUBSCRIBER', 'BASIC', 'FOOD', 'PREMIUM', 'VIP', 'OWNER'],
    trainer: ['PUBLIC', 'SUBSCRIBER', 'BASIC', 'FOOD', 'PREMIUM', 'VIP', 'OWNER'],
    admin: ['PUBLIC', 'SUBSCRIBER', 'BASIC', 'FOOD', 'PREMIUM', 'VIP', 'OWNER'],
  };
  const LISTS = `{
    listRecipes(limit: 500) { items { accessLevel locked steps ingredients { amount } } }
    listTrainings(limit: 500) { items { accessLevel locked video } }
  }`;
  interface Listed {
    accessLevel: AccessLevel;
    locked: boolean;
    steps?: string[] | null;
    ingredients?: object[] | null;
    video?: string | null;
  }

  async function viewerOf(viewer: (typeof VIEWERS)[number]): Promise<Pick<TestMember, 'ask'>> {
    if (viewer === 'anonymous') return server;
    if (viewer !== 'owner') return server.signedIn(...groupsOf(viewer));
    const account = { email: SAMPLE_OWNER, password: TEST_PASSWORD, groups: ['vip'] };
    const id = await server.identity.createConfirmedUser(account);
    return server.signInAgain({ ...account, id, token: '', ask: server.ask });
  }

  it.each(VIEWERS)(
    'open exactly what they name to %s, and lock steps, ingredients and videos with the rest',
    async (role) => {
      const caller = await viewerOf(role);
      const { data } = await caller.ask(LISTS);
      for (const [field, parts] of [
        ['listRecipes', ['steps', 'ingredients']],
        ['listTrainings', ['video']],
      ] as const) {
        const { items } = data?.[field] as { items: Listed[] };
        const listed = ACCESS_LEVELS.filter((level) => level !== 'OWNER' || OPEN[role].includes('OWNER'));
        expect(items.map(({ accessLevel }) => accessLevel).sort()).toEqual([...listed].sort());
        for (const item of items) {
          const isOpen = OPEN[role].includes(item.accessLevel);
          expect([item.accessLevel, item.locked]).toEqual([item.accessLevel, !isOpen]);
          for (const part of parts)
            expect([item.accessLevel, part, item[part] !== null]).toEqual([item.accessLevel, part, isOpen]);
        }
      }
    },
  );

  it.each(VIEWERS)(
    'give %s one by one what the lists give, and NOT_AUTHORIZED for a locked video',
    async (role) => {
      const caller = await viewerOf(role);
      for (const level of ACCESS_LEVELS) {
        const isOpen = OPEN[role].includes(level);
        const recipe = await caller.ask(
          `{ getRecipe(id: "retsept-${level.toLowerCase()}") { locked steps ingredients { amount } } }`,
        );
        const training = await caller.ask(`{ getTraining(id: "treening-${level.toLowerCase()}") { video } }`);
        if (level === 'OWNER' && !isOpen) {
          expect([recipe.code, training.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
          continue;
        }
        const closed = { locked: true, steps: null, ingredients: null };
        expect(recipe.data).toMatchObject({
          getRecipe: isOpen
            ? { locked: false, steps: expect.any(Array), ingredients: expect.any(Array) }
            : closed,
        });
        expect([level, training.code]).toEqual([level, isOpen ? null : 'NOT_AUTHORIZED']);
      }
    },
  );
});
