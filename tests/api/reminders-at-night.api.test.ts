/** A plan for soon after midnight is reminded of the evening before, and is the next day's reminder. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PushDevice } from '../support/push-service.ts';
import { NOON, RemindedMembers } from '../support/reminded-members.ts';

const HALF_PAST_MIDNIGHT = '2026-11-21T00:30';
const LOUD_NIGHT = { from: '02:00', to: '08:00' };
/** In Tallinn it is two hours later. */
const HALF_PAST_ELEVEN = '2026-11-20T21:30:00Z';

let members: RemindedMembers;

beforeAll(async () => {
  members = await RemindedMembers.start();
});
afterAll(() => members.close());
beforeEach(() => {
  members.now = new Date(NOON);
});

const textsTo = (device: PushDevice) =>
  members
    .takenFor(device)
    .map(
      ({ body }) =>
        (JSON.parse(device.decrypt(body)) as { notification: { body: string } }).notification.body,
    );

async function nightPlanner(at = HALF_PAST_MIDNIGHT) {
  const planner = await members.planner(at);
  await members.keepQuiet(planner.member, LOUD_NIGHT);
  return planner;
}

it('is reminded of an hour before, in words that are true on both sides of midnight', async () => {
  const { device } = await nightPlanner();
  await members.runAt('2026-11-20T21:29:00Z');
  expect(textsTo(device)).toEqual([]);
  await members.runAt(HALF_PAST_ELEVEN);
  expect(textsTo(device)).toEqual(['Sul on öösel kell 0.30 midagi plaanis.']);
  expect(members.takenFor(device)[0]?.headers['ttl']).toBe(String(65 * 60));
  for (const moment of ['21:31', '22:00', '22:29']) await members.runAt(`2026-11-20T${moment}:00Z`);
  expect(textsTo(device)).toHaveLength(1);
});

it('is the one reminder of its day, and takes none from the day before', async () => {
  const { member, device } = await nightPlanner();
  await members.plan(member, '2026-11-20T18:00');
  await members.plan(member, '2026-11-21T18:00');
  await members.runAt('2026-11-20T15:00:00Z');
  await members.runAt(HALF_PAST_ELEVEN);
  await members.runAt('2026-11-21T15:00:00Z');
  expect(textsTo(device)).toEqual([
    'Sul on täna kell 18.00 midagi plaanis.',
    'Sul on öösel kell 0.30 midagi plaanis.',
  ]);
  await members.plan(member, '2026-11-22T18:00');
  await members.runAt('2026-11-22T15:00:00Z');
  expect(textsTo(device)).toHaveLength(3);
});

it('is tried again after midnight where the push service was away before it, as the same message', async () => {
  const { device } = await nightPlanner();
  members.service.answer(device, 503);
  await members.runAt(HALF_PAST_ELEVEN);
  members.service.answer(device, 201);
  await members.runAt('2026-11-20T22:10:00Z');
  await members.runAt('2026-11-20T22:20:00Z');
  expect(textsTo(device)).toEqual(Array(2).fill('Sul on öösel kell 0.30 midagi plaanis.'));
});

it('waits for the reminder of the evening, which still has a device to reach', async () => {
  const { member, device } = await nightPlanner();
  await members.plan(member, '2026-11-20T23:50');
  members.service.answer(device, 503);
  await members.runAt('2026-11-20T21:00:00Z');
  members.service.answer(device, 201);
  await members.runAt(HALF_PAST_ELEVEN);
  await members.runAt('2026-11-20T21:31:00Z');
  await members.runAt('2026-11-20T21:51:00Z');
  expect(textsTo(device)).toEqual([
    'Sul on täna kell 23.50 midagi plaanis.',
    'Sul on täna kell 23.50 midagi plaanis.',
    'Sul on öösel kell 0.30 midagi plaanis.',
  ]);
});

const TWENTY_PAST_MIDNIGHT = '2026-11-21T00:20';
const TWENTY_PAST_ELEVEN = '2026-11-20T21:20:00Z';

it('waits for the reminder of what she planned late for the evening, which comes after it', async () => {
  const { member, device } = await nightPlanner(TWENTY_PAST_MIDNIGHT);
  members.now = new Date('2026-11-20T21:10:00Z');
  await members.plan(member, '2026-11-20T23:55');
  await members.runAt(TWENTY_PAST_ELEVEN);
  expect(textsTo(device)).toEqual([]);
  await members.runAt('2026-11-20T21:40:00Z');
  expect(textsTo(device)).toEqual([
    'Sul on täna kell 23.55 midagi plaanis.',
    'Sul on öösel kell 0.20 midagi plaanis.',
  ]);
});

it('comes after the reminder of the evening where both are due in one turn', async () => {
  const { member, device } = await nightPlanner(TWENTY_PAST_MIDNIGHT);
  await members.plan(member, '2026-11-20T23:50');
  await members.runAt(TWENTY_PAST_ELEVEN);
  expect(textsTo(device)).toEqual([
    'Sul on täna kell 23.50 midagi plaanis.',
    'Sul on öösel kell 0.20 midagi plaanis.',
  ]);
});

it('does not wait for a plan of the evening of which she is not to be reminded', async () => {
  const [late, done] = [await nightPlanner(TWENTY_PAST_MIDNIGHT), await nightPlanner(TWENTY_PAST_MIDNIGHT)];
  members.now = new Date('2026-11-20T21:19:00Z');
  await members.plan(done.member, '2026-11-20T23:58');
  await members.complete(done.member);
  await members.plan(late.member, '2026-11-20T23:30');
  await members.runAt(TWENTY_PAST_ELEVEN);
  for (const { device } of [late, done])
    expect(textsTo(device)).toEqual(['Sul on öösel kell 0.20 midagi plaanis.']);
});

it('is not reminded of where it, or the hour before it, is quiet', async () => {
  const [quiet, quietEvening] = [await members.planner(HALF_PAST_MIDNIGHT), await nightPlanner()];
  await members.keepQuiet(quietEvening.member, { from: '21:00', to: '00:10' });
  await members.runAt(HALF_PAST_ELEVEN);
  expect([textsTo(quiet.device), textsTo(quietEvening.device)]).toEqual([[], []]);
  await members.runAt('2026-11-20T22:10:00Z');
  expect([textsTo(quiet.device), textsTo(quietEvening.device).length]).toEqual([[], 1]);
});
