/** Content of level OWNER that is no longer published: kept for those who have done something with it, and for nobody else. */
import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formerAccess, recipes, trainings } from '../../server/modules/platform/content/content.tables.ts';
import { disownFormerPlans } from '../../server/modules/platform/content/former-plans.repository.ts';
import { importContent } from '../../server/modules/platform/content/import-content.ts';
import { profiles } from '../../server/modules/platform/profile/profile.tables.ts';
import { sweepErasures } from '../../server/modules/account/account/erase-account.ts';
import { marks } from '../../server/modules/platform/marks/marks.tables.ts';
import { untilSettled } from '../support/erased-member.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer, TEST_PASSWORD } from '../support/test-server.ts';

const [PLAN, RECIPE] = ['treening-owner', 'retsept-owner'];
const COMPLETE = `mutation { completeTraining(id: "${PLAN}") { id } }`;
const oneOf = (field: string, id: string) => `{ ${field}(id: "${id}") { id } }`;

let server: TestServer;
let owner: TestMember;

beforeAll(async () => {
  server = await startTestServer({ contentCheckMs: 0 });
});
afterAll(() => server.close());

async function publish(
  change: <Body extends { accessLevel: string }>(bodies: readonly Body[]) => Body[],
  at = new Date(),
) {
  const { trainings: all, recipes: dishes } = SAMPLE_CONTENT;
  const content = { trainings: change(all), recipes: change(dishes), version: randomUUID() };
  await importContent(server.database, { ...SAMPLE_CONTENT, ...content }, at);
}

/** Publishes without anything of level OWNER. */
const archive = (at?: Date) =>
  publish((bodies) => bodies.filter(({ accessLevel }) => accessLevel !== 'OWNER'), at);

/** Gives everything of level OWNER to the named member. */
const giveTo = (name: string) =>
  publish((bodies) => bodies.map((body) => (body.accessLevel === 'OWNER' ? { ...body, owner: name } : body)));

async function exported(caller: TestMember) {
  const { data } = await caller.ask('{ exportMyData }');
  return JSON.parse(String(data?.['exportMyData'])) as { plans: object };
}

async function signedInAs(email: string): Promise<TestMember> {
  const groups = ['vip'];
  const id = await server.identity.createConfirmedUser({ email, password: TEST_PASSWORD, groups });
  return server.signInAgain({ ...owner, id, email });
}

describe('a personal plan that staff have taken out of the content', () => {
  const DAY_MS = 24 * 3_600_000;
  let member: TestMember;

  beforeEach(async () => {
    await archive();
    owner = await server.signedIn('vip');
    member = await server.signedIn('vip');
    await member.ask('{ getMyProfile { id } }');
  });

  async function erase({ id, email, ask }: TestMember) {
    const { code } = await ask('mutation ($email: String!) { deleteMyAccount(email: $email) }', { email });
    expect(code).toBeNull();
    await untilSettled(server, id);
  }

  /** The names of what is stored of it. */
  async function storedOwners() {
    const stored = [
      ...(await server.database.select().from(trainings).where(eq(trainings.id, PLAN))),
      ...(await server.database.select().from(recipes).where(eq(recipes.id, RECIPE))),
    ];
    return stored.map(({ body: { owner: name = 'nobody' } }) => name);
  }

  it('is deleted if its member is erased', async () => {
    await giveTo(member.email);
    await member.ask(COMPLETE);
    await erase(member);
    expect(await storedOwners()).toEqual([member.email, member.email]);
    await archive();
    expect(await storedOwners()).toEqual([]);
  });

  it('is not given to the next holder of her address, if somebody else’s diary keeps it', async () => {
    await giveTo(owner.email);
    await owner.ask(COMPLETE);
    await giveTo(member.email);
    await archive();
    expect((await member.ask(oneOf('getTraining', PLAN))).code).toBeNull();
    await erase(member);
    const next = await signedInAs(member.email);
    expect((await next.ask(oneOf('getTraining', PLAN))).code).toBe('NOT_FOUND');
    expect((await next.ask(oneOf('getRecipe', RECIPE))).code).toBe('NOT_FOUND');
    expect((await exported(next)).plans).toEqual({ trainings: [], recipes: [] });
    const { data } = await owner.ask(
      '{ getMyTimelineByType(type: "COMPLETEDTRAINING") { events { ... on CompletedTraining { training { id } } } } }',
    );
    expect(data).toMatchObject({ getMyTimelineByType: { events: [{ training: { id: PLAN } }] } });
    await erase(owner);
    await archive();
    expect(await storedOwners()).toEqual([]);
  });

  it('stays for a month for what a phone sends late, and as long as her diary or her menu has it', async () => {
    await giveTo(member.email);
    await archive();
    expect((await member.ask(COMPLETE)).code).toBeNull();
    await archive(new Date(Date.now() + 30 * DAY_MS));
    expect(await storedOwners()).toEqual([member.email, member.email]);
    await archive(new Date(Date.now() + 32 * DAY_MS));
    expect(await storedOwners()).toEqual([member.email]);
    await erase(member);
    await archive();
    expect(await storedOwners()).toEqual([]);
  });

  it('stays for whoever of many members has marked it, the first as the last', async () => {
    await giveTo('keegi@example.com');
    await server.database.execute(sql`insert into profiles (member_id, email, updated_at)
      select gen_random_uuid(), n || '@example.com', now() from generate_series(1, 1200) n`);
    const [first, last] = ['00000000-0000-4000-8000-000000000001', 'ffffffff-ffff-4fff-bfff-ffffffffffff'];
    const marked = (memberId: string, key: string) => {
      const mark = { memberId, kind: 'favourite', key, value: 'true', changedAt: new Date(), place: 1 };
      return server.database.insert(marks).values(mark);
    };
    await marked(first, PLAN);
    await marked(last, RECIPE);
    await archive();
    expect(await storedOwners()).toEqual(['nobody', 'nobody']);
    await server.database.delete(marks).where(inArray(marks.memberId, [first, last]));
    await archive();
    expect(await storedOwners()).toEqual([]);
  });

  it('loses her address a little later where an import that was under way hid it from her erasure', async () => {
    await giveTo(member.email);
    await owner.ask(COMPLETE);
    await archive();
    await server.database.delete(profiles).where(eq(profiles.memberId, member.id));
    expect(await storedOwners()).toEqual([member.email, member.email]);
    await sweepErasures(server.services, server.app.log);
    expect(await storedOwners()).toEqual(['nobody', 'nobody']);
  });

  it('leaves her address nowhere where that import gave the plan to somebody else', async () => {
    const former = async () => (await server.database.select().from(formerAccess)).map((row) => row.owner);
    await giveTo(member.email);
    await giveTo(owner.email);
    expect(await former()).toContain(member.email);
    await server.database.delete(profiles).where(eq(profiles.memberId, member.id));
    await owner.ask('{ getMyProfile { id } }');
    await sweepErasures(server.services, server.app.log);
    expect(await former()).not.toContain(member.email);
    expect(await storedOwners()).toEqual([owner.email, owner.email]);
  });

  it('is not taken from her by the erasure of one who had entered her address', async () => {
    await giveTo(member.email);
    await archive();
    await disownFormerPlans(server.database, [randomUUID(), member.email]);
    expect((await member.ask(oneOf('getTraining', PLAN))).code).toBeNull();
  });
});
