// @vitest-environment jsdom
/** Her figures for a set before she has done it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GuidedRun } from '../../../../../src/features/training/sessions/guided-run.ts';
import type { Figures } from '../../../../../src/features/training/sessions/set-figures.ts';
import { setsOfPlan } from '../../../../../src/features/training/sessions/plan-sets.ts';
import { sessionsWithEntries } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { startSession } from '../../../../../src/features/training/sessions/start-session.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import { wipeDevice } from '../../../../support/offline/device.ts';
import { loseAnswer } from '../../../../support/offline/lost-answer.ts';
import { planOf } from './one-exercise.ts';

const PLAN = planOf('BARBELL');
const USUAL: Figures = { repetitions: 8, weight: null };
const TYPED: Figures = { repetitions: 6, weight: 7.5 };
let run: GuidedRun;

beforeEach(async () => {
  wipeDevice();
  const outbox = await Outbox.open('member', 'test');
  await startSession(outbox, { id: 'jalad', title: 'Jalad', plan: PLAN });
  const [shown] = sessionsWithEntries([], outbox.entries);
  if (!shown) throw new Error('No session');
  run = new GuidedRun(outbox, shown.session, setsOfPlan(PLAN));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const say = (at: number, figures: Figures) =>
  run.act({ type: 'adjust', at, from: USUAL, change: () => figures });

it('is there again when she has looked at the next set and comes back', async () => {
  await say(0, TYPED);
  await run.act({ type: 'step', by: 1 });
  expect(run.view.get().state).toMatchObject({ at: 1, figures: null });
  await run.act({ type: 'go', to: 0 });
  expect(run.view.get().state).toMatchObject({ at: 0, figures: TYPED });
});

it('gives way to what she did once the set is done', async () => {
  await say(0, TYPED);
  await run.act({ type: 'step', by: 1 });
  await run.act({ type: 'go', to: 0 });
  await run.act({ type: 'done', at: 0, figures: USUAL });
  await run.act({ type: 'go', to: 0 });
  expect(run.view.get().state.done).toMatchObject([{ repetitions: 6, weight: 7.5 }]);
  expect(run.view.get().state.figures).not.toBe(TYPED);
});

it('goes with an exercise that another one has replaced', async () => {
  await say(0, TYPED);
  await run.act({ type: 'step', by: 1 });
  run.changeSets(setsOfPlan(planOf('BARBELL')));
  await run.act({ type: 'go', to: 0 });
  expect(run.view.get().state.figures).toBeNull();
});

it.each(['UnknownError', 'AbortError'])(
  'promise 3: is changed once by one press, where the disk keeps it and ends with %s',
  async (error) => {
    await say(0, { repetitions: 8, weight: 40 });
    loseAnswer(error);
    const heavier = (figures: Figures) => ({ ...figures, weight: (figures.weight ?? 0) + 2.5 });
    await run.act({ type: 'adjust', at: 0, from: USUAL, change: heavier });
    expect(run.view.get()).toMatchObject({ state: { figures: { repetitions: 8, weight: 42.5 } } });
    expect(run.view.get().problem).toBeUndefined();
    await run.act({ type: 'step', by: 1 });
    expect(run.view.get().state.at).toBe(1);
  },
);
