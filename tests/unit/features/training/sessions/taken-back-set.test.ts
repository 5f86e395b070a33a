// @vitest-environment jsdom
import { wipeDevice } from '../../../../support/offline/device.ts';
import { beforeEach, expect, it } from 'vitest';
import { takenBackSet } from '../../../../../contract/session-sets.ts';
import { GuidedRun } from '../../../../../src/features/training/sessions/guided-run.ts';
import { setsOfPlan } from '../../../../../src/features/training/sessions/plan-sets.ts';
import { draftOfSession, saveSession } from '../../../../../src/features/training/sessions/save-session.ts';
import type { Session } from '../../../../../src/features/training/sessions/session.ts';
import { sessionsWithEntries } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { startSession } from '../../../../../src/features/training/sessions/start-session.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import { planOf } from './one-exercise.ts';

const PLAN = planOf(null);
const FIGURES = { repetitions: 10, weight: null };
let outbox: Outbox;

beforeEach(async () => {
  wipeDevice();
  outbox = await Outbox.open('member', 'test');
});

function shownSession(): Session {
  const [shown] = sessionsWithEntries([], outbox.entries);
  if (!shown) throw new Error('No session');
  return shown.session;
}

it('is one to do in a training under way, and stays away until she has done it again', async () => {
  await startSession(outbox, { id: 'jalad', title: 'Jalad', plan: PLAN });
  const before = new GuidedRun(outbox, shownSession(), setsOfPlan(PLAN));
  await before.act({ type: 'done', at: 0, figures: FIGURES });
  const { sets, ...draft } = draftOfSession(shownSession());
  const { revision } = shownSession();
  await saveSession(outbox, { ...draft, sets: (sets ?? []).map(takenBackSet) }, { seen: revision });

  const run = new GuidedRun(outbox, shownSession(), setsOfPlan(PLAN));
  expect(run.view.get().state.done).toEqual([]);
  await run.act({ type: 'skip', at: 1 });
  await run.act({ type: 'done', at: 1, figures: FIGURES });
  expect(shownSession()).toMatchObject({ sets: [{ number: 2 }], takenBack: [{ number: 1 }] });
  await run.act({ type: 'go', to: 0 });
  await run.act({ type: 'done', at: 0, figures: FIGURES });
  const again = shownSession();
  expect(again.sets.map(({ number }) => number).toSorted()).toEqual([1, 2]);
  expect(again.takenBack).toBeUndefined();
});
