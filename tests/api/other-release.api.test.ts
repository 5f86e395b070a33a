/**
 * The page of a newer release has kept entries, which reach a process of this one: during a release, or after one was taken back.
 */
import '../support/offline/device.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { QueuedKind, QueuedVariables } from '../../contract/queued-mutations.ts';
import { Outbox } from '../../src/offline/outbox.ts';
import { sendAll } from '../../src/offline/sender.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let member: TestMember;
let outbox: Outbox;

beforeAll(async () => {
  server = await startTestServer({ isProduction: true, isKnownOnly: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await server.signedIn();
  outbox = await Outbox.open(member.id, 'test');
  return () => outbox.close();
});

const AT = '2026-11-20T08:05:00+02:00';

async function send(): Promise<void> {
  const token = async () => ({ type: 'token' as const, token: member.token, memberId: member.id });
  await sendAll({ memberId: member.id, endpoint: `${server.url}/graphql`, token });
  await outbox.refresh();
}

/** Adds any entry that a newer release can keep. */
const add = (kind: QueuedKind, variables: object) =>
  outbox.add(kind, variables as QueuedVariables[QueuedKind]);
const mark = (kind: string, value: object) => ({
  input: [{ kind, key: 'week', value: JSON.stringify(value), changedAt: AT }],
});

const NEWER: [string, QueuedKind, object][] = [
  ['a mark of a kind that it does not know', 'saveMarks', mark('sleep-goal', { hours: 8 })],
  ['a mark of a value that it does not know', 'saveMarks', mark('week-goal', { sleep: 8 })],
  ['a consent of a new kind', 'giveConsent', { kind: 'SLEEP', textVersion: '2026-11-20', givenAt: AT }],
  ['a profile with a new field', 'editMyProfile', { input: { nickname: 'Mari', editedAt: AT } }],
];

it.each(NEWER)('keeps %s waiting, to be sent again', async (_what, kind, variables) => {
  await add(kind, variables);
  await send();
  expect(outbox.entries).toMatchObject([{ kind, state: 'waiting' }]);
});

it.each(NEWER)('takes what was logged behind %s', async (_what, kind, variables) => {
  await add(kind, variables);
  await outbox.add('completeTraining', { id: 'treening-public', eventDateTime: AT });
  for (let passes = 0; passes < 6; passes += 1) await send();
  expect(outbox.entries).toMatchObject([{ kind }]);
  // If it is parked meanwhile, that is the server's fault and is tried again by itself.
  const [{ state, refusal }] = outbox.entries as [(typeof outbox.entries)[number]];
  expect(state === 'waiting' ? 'INTERNAL' : refusal?.code).toBe('INTERNAL');
});

it('refuses what no release could have meant', async () => {
  await add('editMyProfile', { input: { firstName: 5, editedAt: AT } });
  await send();
  expect(outbox.entries).toMatchObject([
    { state: 'refused', refusal: { code: 'BAD_USER_INPUT', field: 'firstName' } },
  ]);
});
