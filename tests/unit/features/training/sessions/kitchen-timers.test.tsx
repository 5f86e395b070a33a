// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { TrainingCardFragment } from '../../../../../contract/documents.generated.ts';
import { GuidedPlayer } from '../../../../../src/features/training/sessions/guided-player.tsx';
import { GuidedRun } from '../../../../../src/features/training/sessions/guided-run.ts';
import type { KitchenTimer } from '../../../../../src/platform/timers/kitchen-timer.ts';
import { setsOfPlan } from '../../../../../src/features/training/sessions/plan-sets.ts';
import { sessionsWithEntries } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { startSession } from '../../../../../src/features/training/sessions/start-session.ts';
import { remember } from '../../../../../src/session/member-memory.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';
import { planOf } from './one-exercise.ts';

const SOUP: KitchenTimer = {
  id: 'supp/2/0',
  recipeId: 'supp',
  recipeName: 'Lõhesupp',
  name: 'Keetmine, kartul',
  step: 2,
  label: '12 minutit',
  seconds: 720,
  endsAt: 0,
  pausedMs: 0,
  isRung: false,
};

beforeAll(completeJsdom);
afterEach(() => void vi.useRealTimers());

it('shows in a guided training the timer of what is on the stove, and leaves its link to the keyboard', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const outbox = await openOutbox();
  remember(MEMBER.id, 'kitchen-timers', [{ ...SOUP, endsAt: Date.now() + 125_000 }], 3_600_000);
  const plan = planOf('BARBELL');
  await startSession(outbox, { id: 'jalad', title: 'Jalad', plan });
  const [shown] = sessionsWithEntries([], outbox.entries);
  if (!shown) throw new Error('No session');
  const run = new GuidedRun(outbox, shown.session, setsOfPlan(plan));
  openPage(
    <GuidedPlayer
      training={{ __typename: 'Training', id: 'jalad', title: 'Jalad' } as TrainingCardFragment}
      sessionId={shown.session.id}
      run={run}
      sessions={[]}
      isWhole
      onLeave={() => undefined}
      onFinish={async () => undefined}
    />,
    { outbox },
  );
  expect(screen.getByRole('timer').textContent).toBe('2:05');
  const link = screen.getByRole('link', { name: 'Lõhesupp, samm 2' });
  fireEvent.keyDown(link, { key: 'Enter' });
  expect(run.view.get().state.done).toEqual([]);
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Jalad' }), { key: 'Enter' });
  await expect.poll(() => run.view.get().state.done).toHaveLength(1);
});
