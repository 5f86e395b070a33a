// @vitest-environment jsdom
/** A training on which she goes on with another phone. */
import { beforeEach, expect, it } from 'vitest';
import { GuidedRun } from '../../../../../src/features/training/sessions/guided-run.ts';
import { setsOfPlan } from '../../../../../src/features/training/sessions/plan-sets.ts';
import { sessionsWithEntries } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { startSession } from '../../../../../src/features/training/sessions/start-session.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import { wipeDevice } from '../../../../support/offline/device.ts';
import { planOf } from './one-exercise.ts';

const PLAN = planOf('BARBELL');
const USUAL = { repetitions: 8, weight: null };
const say = (weight: number) =>
  ({ type: 'adjust', at: 0, from: USUAL, change: () => ({ ...USUAL, weight }) }) as const;
let outbox: Outbox;

beforeEach(async () => {
  wipeDevice();
  outbox = await Outbox.open('member', 'test');
  await startSession(outbox, { id: 'jalad', title: 'Jalad', plan: PLAN });
});

const onDisk = async () => sessionsWithEntries([], (await Outbox.open('member', 'test')).entries)[0]?.session;

it('takes the place of the other phone where it is read while taps are kept, and keeps those', async () => {
  const [shown] = sessionsWithEntries([], outbox.entries);
  if (!shown) throw new Error('No session');
  const { session } = shown;
  const run = new GuidedRun(outbox, session, setsOfPlan(PLAN));
  const whose = { exerciseId: null, number: null, figures: null };
  const time = { secondsLeft: null, endsAt: null, isRest: false };
  const place = { __typename: 'SessionPlace' as const, section: 0, step: 0, set: 1, ...whose, ...time };
  let tapped: Promise<void> | undefined;
  const stop = outbox.subscribe(() => {
    stop();
    run.follow({ ...session, revision: 9, place });
    tapped = run.act(say(45));
  });
  await run.act(say(40));
  await tapped;
  expect((await onDisk())?.place?.figures?.weight).toBe(45);
  expect(run.view.get().state.at).toBe(1);
  await run.act({ type: 'step', by: -1 });
  expect(await onDisk()).toMatchObject({ revision: 10, place: { set: 0 } });
});
