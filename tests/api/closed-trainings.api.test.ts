/** Completions from while a training was open are still taken when staff have closed it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TrainingContent } from '../../server/modules/platform/content/content.ts';
import { formerAccess } from '../../server/modules/platform/content/content.tables.ts';
import { importContent } from '../../server/modules/platform/content/import-content.ts';
import { forgetLongClosed } from '../../server/modules/training/completions/late-completions.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const DAY_MS = 24 * 3_600_000;
const OPEN = 'treening-public';
const EVENING = '2026-11-19T20:00:00+02:00';
const CLOSED = new Date('2026-11-20T10:00:00Z');
const COMPLETE =
  'mutation ($id: ID!, $at: DateTime) { completeTraining(id: $id, eventDateTime: $at) { id training { locked video } } }';
const UNDO = 'mutation ($id: ID!) { uncompleteTraining(id: $id) }';

let server: TestServer;
let now = CLOSED;
let member: TestMember;
let editions = 0;

/** Staff publish the sample with another access to the training, or without it. */
async function publish(access: Pick<TrainingContent, 'accessLevel' | 'owner'> | null, id = OPEN) {
  const trainings = SAMPLE_CONTENT.trainings.flatMap((training) => {
    if (training.id !== id) return [training];
    return access === null ? [] : [{ ...training, ...access }];
  });
  editions += 1;
  await importContent(server.database, { ...SAMPLE_CONTENT, version: `edition-${editions}`, trainings }, now);
}

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, contentCheckMs: 0 });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date(CLOSED.getTime() - 3 * DAY_MS);
  await server.database.delete(formerAccess);
  await publish({ accessLevel: 'PUBLIC' });
  now = CLOSED;
  member = await server.signedIn();
});

const complete = (at: string, id = OPEN) => member.ask(COMPLETE, { id, at });

/** Her phone finds a network again so long after the training was closed. */
async function later(ms: number): Promise<void> {
  now = new Date(CLOSED.getTime() + ms);
  member = await server.signInAgain(member);
}

it.each([{ accessLevel: 'BASIC' }, { accessLevel: 'OWNER', owner: 'keegi@example.com' }] as const)(
  'takes what she did before the training became $accessLevel, and opens nothing by it',
  async (access) => {
    await publish(access);
    await later(DAY_MS / 24);
    for (const _time of [1, 2]) {
      expect(await complete(EVENING)).toMatchObject({
        code: null,
        data: { completeTraining: { training: { locked: true, video: null } } },
      });
    }
    const { data } = await member.ask('{ getMyTimelineByType(type: "COMPLETEDTRAINING") { events { id } } }');
    expect(data).toEqual({ getMyTimelineByType: { events: [{ id: `2026-11-19_${OPEN}_${member.id}` }] } });
  },
);

it('takes what she was doing, without a network, as it was closed', async () => {
  await publish({ accessLevel: 'VIP' });
  await later(DAY_MS);
  expect((await complete('2026-11-20T18:00:00+02:00')).code).toBeNull();
});

it('refuses what she did when her phone must have known', async () => {
  await publish({ accessLevel: 'VIP' });
  await later(2 * DAY_MS);
  expect(await complete('2026-11-22T10:00:00+02:00')).toMatchObject({ code: 'NOT_AUTHORIZED' });
});

it('refuses what she never had, whatever it was to others', async () => {
  await publish({ accessLevel: 'PREMIUM' }, 'treening-basic');
  expect(await complete(EVENING, 'treening-basic')).toMatchObject({ code: 'NOT_AUTHORIZED' });
});

it('takes it for thirty days, through what else staff publish, and keeps nothing after that', async () => {
  await publish({ accessLevel: 'BASIC' });
  await later(2 * DAY_MS);
  await publish({ accessLevel: 'VIP' });
  await later(28 * DAY_MS);
  await forgetLongClosed(server.services);
  expect((await complete(EVENING)).code).toBeNull();
  await member.ask(UNDO, { id: `2026-11-19_${OPEN}_${member.id}` });
  await later(30 * DAY_MS);
  expect(await complete('2026-11-18T20:00:00+02:00')).toMatchObject({ code: 'NOT_AUTHORIZED' });
  await later(34 * DAY_MS);
  await forgetLongClosed(server.services);
  expect(await server.database.select().from(formerAccess)).toEqual([]);
});

it('takes her own plan, done before staff gave it to another', async () => {
  await publish({ accessLevel: 'OWNER', owner: member.id }, 'treening-owner');
  await later(DAY_MS);
  await publish({ accessLevel: 'OWNER', owner: 'teine@example.com' }, 'treening-owner');
  const evening = '2026-11-20T20:00:00+02:00';
  const at = '2026-11-20T19:00:00+02:00';
  const takeBack = 'mutation ($id: ID!, $at: DateTime) { uncompleteTraining(id: $id, eventDateTime: $at) }';
  await member.ask(takeBack, { id: `2026-11-20_treening-owner_${member.id}`, at });
  expect((await complete(at, 'treening-owner')).code).toBeNull();
  const { data } = await member.ask('{ exportMyData }');
  expect(JSON.parse(String(data?.['exportMyData']))).toMatchObject({
    takenBackCompletions: [{ takenBack: [at] }],
  });
  expect((await complete(evening, 'treening-owner')).code).toBeNull();
  member = await server.signedIn();
  expect(await complete('2026-11-20T20:00:00+02:00', 'treening-owner')).toMatchObject({ code: 'NOT_FOUND' });
});

it('takes a training that staff have taken out of the program, whenever she did it', async () => {
  await publish(null);
  await later(3 * DAY_MS);
  for (const at of [EVENING, '2026-11-22T20:00:00+02:00']) expect((await complete(at)).code).toBeNull();
});

it('takes it where the training came back closed after it had been taken out', async () => {
  await publish(null);
  await later(DAY_MS);
  await publish({ accessLevel: 'BASIC' });
  expect((await complete(EVENING)).code).toBeNull();
});

it('takes her sets and her marks of what was closed meanwhile', async () => {
  await publish({ accessLevel: 'OWNER', owner: 'keegi@example.com' });
  await later(2 * DAY_MS);
  const input = {
    id: randomUUID(),
    revision: 1,
    kind: 'TRAINING',
    trainingId: OPEN,
    eventDateTime: EVENING,
    endDateTime: '2026-11-19T20:30:00+02:00',
  };
  const mark = { kind: 'favourite', key: `training.${OPEN}`, value: 'true', changedAt: EVENING };
  const { errors } = await member.ask(
    `mutation ($input: SessionInput!, $marks: [MarkInput!]!) {
      saveSession(input: $input) { id }
      saveMarks(input: $marks) { key }
    }`,
    { input, marks: [mark] },
  );
  expect(errors).toEqual([]);
});
