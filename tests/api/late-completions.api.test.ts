/** Completions from while her plan was hers are still taken when it is over. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  forgetOldNotBefore,
  signOutBefore,
} from '../../server/modules/platform/revocations/not-before.repository.ts';
import { subscribe } from '../support/card-service.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const DAY_MS = 24 * 3_600_000;
const LAST_EVENING = '2026-11-20T20:00:00+02:00';
const ENDED = new Date('2026-11-20T22:00:00Z');
const COMPLETE =
  'mutation ($id: ID!, $at: DateTime) { completeTraining(id: $id, eventDateTime: $at) { id training { locked video } } }';
const UNDO = 'mutation ($id: ID!, $at: DateTime) { uncompleteTraining(id: $id, eventDateTime: $at) }';
const LIST =
  '{ getMyTimelineByType(type: "COMPLETEDTRAINING") { events { ... on CompletedTraining { eventDateTime } } } }';

let server: TestServer;
let now = ENDED;
let former: TestMember;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

/** She had a plan until her last evening was over, and has renewed her token since. */
beforeEach(async () => {
  now = new Date(ENDED.getTime() - 10 * DAY_MS);
  const member = await server.signedIn();
  const { id } = await subscribe(server, member, 'BASIC');
  await server.payments.settle();
  now = ENDED;
  await server.payments.payments.stripe.subscriptions.cancel(id);
  await server.payments.settle();
  now = new Date(ENDED.getTime() + 8 * 3_600_000);
  former = await server.signInAgain(member);
});

const complete = (member: TestMember, at: string, id = 'treening-basic') => member.ask(COMPLETE, { id, at });
const takeBack = (member: TestMember, at: string) =>
  member.ask(UNDO, { id: `${at.slice(0, 10)}_treening-basic_${member.id}`, at });

it('takes what she did on her last evening, as often as it comes, and opens nothing by it', async () => {
  for (const _time of [1, 2]) {
    expect(await complete(former, LAST_EVENING)).toMatchObject({
      code: null,
      data: {
        completeTraining: {
          id: `2026-11-20_treening-basic_${former.id}`,
          training: { locked: true, video: null },
        },
      },
    });
  }
});

it('refuses what she did when her plan was over', async () => {
  expect(await complete(former, '2026-11-21T01:00:00+02:00')).toMatchObject({ code: 'NOT_AUTHORIZED' });
});

it('takes it for thirty days, though the rest of the record is forgotten', async () => {
  now = new Date(Date.parse(LAST_EVENING) + 29 * DAY_MS);
  await forgetOldNotBefore(server.database, now);
  former = await server.signInAgain(former);
  expect((await complete(former, LAST_EVENING)).code).toBeNull();
  await takeBack(former, LAST_EVENING);
  now = new Date(now.getTime() + 2 * DAY_MS);
  former = await server.signInAgain(former);
  const earlier = '2026-11-19T20:00:00+02:00';
  expect(await complete(former, earlier)).toMatchObject({ code: 'NOT_AUTHORIZED' });
});

it('lets nobody learn by it of another member’s plan', async () => {
  expect(await complete(former, LAST_EVENING, 'treening-owner')).toMatchObject({ code: 'NOT_FOUND' });
});

it('nor by taking one back: nothing is kept of it, as of what there is not', async () => {
  for (const id of ['treening-owner', 'sellist-ei-ole'])
    await former.ask(UNDO, { id: `${LAST_EVENING.slice(0, 10)}_${id}_${former.id}`, at: LAST_EVENING });
  const { data } = await former.ask('{ exportMyData }');
  expect(JSON.parse(String(data?.['exportMyData']))).toMatchObject({ takenBackCompletions: [] });
});

it('refuses it of who never had the training, also after she signed out everywhere', async () => {
  const member = await server.signedIn();
  await signOutBefore(server.database, member.id, now);
  const again = await server.signInAgain(member);
  expect(await complete(again, LAST_EVENING)).toMatchObject({ code: 'NOT_AUTHORIZED' });
});

it.each([
  ['another hour of that day', '2026-11-20T19:00:00+02:00'],
  ['another day', '2026-11-18T19:00:00+02:00'],
])('keeps what she did while it was hers, where she moves it to %s long after', async (_to, moved) => {
  await complete(former, LAST_EVENING);
  now = new Date(now.getTime() + 40 * DAY_MS);
  former = await server.signInAgain(former);
  expect(await complete(former, moved)).toMatchObject({
    code: null,
    data: { completeTraining: { training: { locked: true, video: null } } },
  });
  await takeBack(former, LAST_EVENING);
  const { data } = await former.ask(LIST);
  expect(data).toEqual({ getMyTimelineByType: { events: [{ eventDateTime: moved }] } });
});
