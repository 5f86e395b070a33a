/** The look-ups of staff in a member’s data are in the log: who, what and whose, by ids alone. */
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importContent } from '../../server/modules/platform/content/import-content.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';
import { subscribe, subscriptionsOf } from '../support/card-service.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let member: TestMember;
let lines = '';

beforeAll(async () => {
  const log = new PassThrough();
  log.on('data', (chunk: Buffer) => {
    lines += chunk.toString();
  });
  server = await startTestServer({ log, contentCheckMs: 0 });
  member = await server.signedIn();
  await subscribe(server, member, 'BASIC');
  await member.ask('mutation { completeTraining(id: "treening-public") { id } }');
});
afterAll(() => server.close());

/** Gives every personal plan to the named member. */
async function giveTo(owner: string): Promise<void> {
  const named = <Body extends { accessLevel: string }>(body: Body) =>
    body.accessLevel === 'OWNER' ? { ...body, owner } : body;
  const { trainings, recipes } = SAMPLE_CONTENT;
  const content = { trainings: trainings.map(named), recipes: recipes.map(named), version: `of ${owner}` };
  await importContent(server.database, { ...SAMPLE_CONTENT, ...content }, new Date());
}
beforeEach(() => {
  lines = '';
});

const DIARY =
  'query ($owner: ID) { getMyTimelineByType(type: "COMPLETEDTRAINING", owner: $owner) { events { id } } }';

const lookUps = () =>
  lines
    .split('\n')
    .filter((line) => line.includes('"event":"operation"'))
    .map((line) => JSON.parse(line));

it('has a line where an administrator looks at a member’s payments', async () => {
  const admin = await server.signedIn('admin');
  expect(await subscriptionsOf(admin, { userId: member.id })).toHaveLength(1);
  expect(lookUps()).toMatchObject([{ member: admin.id, operations: ['listSubscriptions'], of: member.id }]);
});

it('has a line where a trainer looks at a member’s completions', async () => {
  const trainer = await server.signedIn('trainer');
  const { data } = await trainer.ask(DIARY, { owner: member.id });
  expect(data).toMatchObject({ getMyTimelineByType: { events: [{}] } });
  expect(lookUps()).toMatchObject([
    { member: trainer.id, operations: ['getMyTimelineByType'], of: member.id },
  ]);
  expect(lines).not.toContain('treening-public');
});

it.each(['email', 'id'] as const)(
  'has a line where a trainer looks up whose a personal plan is, also where the content has her %s',
  async (name) => {
    await member.ask('{ getMyProfile { id } }');
    await giveTo(member[name].toLowerCase());
    const trainer = await server.signedIn('trainer');
    lines = '';
    await trainer.ask(
      '{ getTrainingOwner(id: "treening-owner") { email } getRecipeOwner(id: "retsept-owner") { email } }',
    );
    // The two are looked up at the same time.
    const byName = lookUps().toSorted((a, b) => String(a.operations).localeCompare(String(b.operations)));
    expect(byName).toMatchObject([
      { member: trainer.id, operations: ['getRecipeOwner'], of: member.id },
      { member: trainer.id, operations: ['getTrainingOwner'], of: member.id },
    ]);
    expect(lines).not.toContain(member.email);
  },
);

it('has a line without a member where she has never signed in', async () => {
  await giveTo('tulija@example.com');
  const admin = await server.signedIn('admin');
  lines = '';
  await admin.ask('{ getRecipeOwner(id: "retsept-owner") { email } }');
  expect(lookUps()).toMatchObject([{ member: admin.id, operations: ['getRecipeOwner'], of: null }]);
  expect(lines).not.toContain('tulija');
});

it('has none where staff look at what is their own', async () => {
  const staff = await server.signedIn('trainer', 'admin');
  await subscriptionsOf(staff, { userId: staff.id });
  for (const owner of [null, staff.id]) await staff.ask(DIARY, { owner });
  expect(lookUps()).toEqual([]);
});

it('holds nothing that staff typed in place of an id', async () => {
  const staff = await server.signedIn('trainer', 'admin');
  lines = '';
  expect((await staff.ask(DIARY, { owner: member.email })).code).toBe('NOT_FOUND');
  expect(
    (
      await staff.ask('query ($id: ID) { listSubscriptions(userId: $id) { items { id } } }', {
        id: member.email,
      })
    ).code,
  ).toBe('NOT_FOUND');
  expect(lines).not.toContain(member.email);
});

it.each([
  ['exportMyData', '{ exportMyData }'],
  ['withdrawConsent', 'mutation { withdrawConsent(kind: PHOTOS) { id } }'],
  ['adminListUsersByEmail', '{ adminListUsersByEmail(email: "") { nextToken } }'],
])('has one line of what is noted without a member that it names: %s', async (name, query) => {
  const admin = await server.signedIn('admin');
  lines = '';
  expect((await admin.ask(query)).code).toBeNull();
  expect(lookUps()).toMatchObject([{ member: admin.id, operations: [name] }]);
  expect(lines.split(admin.id)).toHaveLength(2);
});
