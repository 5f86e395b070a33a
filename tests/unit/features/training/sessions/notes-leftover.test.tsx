// @vitest-environment jsdom
/** Her notes on a training that she is led through, if the page is closed over them. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { GuidedRun } from '../../../../../src/features/training/sessions/guided-run.ts';
import { NotesButton } from '../../../../../src/features/training/sessions/run-notes.tsx';
import { setsOfPlan } from '../../../../../src/features/training/sessions/plan-sets.ts';
import { SessionSheet } from '../../../../../src/features/training/sessions/session-sheet.tsx';
import { sessionsWithEntries } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { sessionsText } from '../../../../../src/features/training/sessions/sessions.text.ts';
import { startSession } from '../../../../../src/features/training/sessions/start-session.ts';
import { actions } from '../../../../../src/language/words.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { leftoverText } from '../../../../../src/ui/leftover-notice.text.ts';
import { trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';
import { planOf } from './one-exercise.ts';

const TRAINING = trainingCard('jalad');
const PLAN = planOf(null);

const user = userEvent.setup();
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  await startSession(outbox, { ...TRAINING, plan: PLAN });
});

const session = () => {
  const [shown] = sessionsWithEntries([], outbox.entries);
  if (!shown) throw new Error('The training has not begun');
  return shown.session;
};
const note = () => screen.findByLabelText<HTMLTextAreaElement>(new RegExp(`^${sessionsText.note}`));
const isLeftover = () => screen.queryByText(leftoverText.leftover) !== null;
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Opens the notes of the training as she meets them on a page of its own. */
async function openNotes(): Promise<GuidedRun> {
  cleanup();
  const run = new GuidedRun(outbox, session(), setsOfPlan(PLAN));
  openPage(<NotesButton run={run} sessionId={session().id} />, { outbox });
  await press(sessionsText.notes);
  await note();
  return run;
}

/** Opens the form of the training as it stands in her calendar. */
function openSession(): void {
  cleanup();
  openPage(<SessionSheet session={session()} openedAt={new Date()} onClose={() => undefined} />, { outbox });
}

it('promise 2: is there when she is led on, until it is saved', async () => {
  await openNotes();
  await user.type(await note(), 'Põlv andis tunda');
  await openNotes();
  expect((await note()).value).toBe('Põlv andis tunda');
  expect(isLeftover()).toBe(true);
  await user.click(screen.getByRole('checkbox'));
  await press(actions.save);
  await waitFor(() => expect(session().note).toBe('Põlv andis tunda'));
  await press(sessionsText.notes);
  expect((await note()).value).toBe('Põlv andis tunda');
  await openNotes();
  expect((await note()).value).toBe('Põlv andis tunda');
  expect(isLeftover()).toBe(false);
});

it('promise 2: is in the form of the training that is over, until it is saved there', async () => {
  const run = await openNotes();
  await run.act({ type: 'done', at: 0, figures: { repetitions: 8, weight: null } });
  await run.finish(TRAINING);
  await user.type(await note(), 'Kerge');
  openSession();
  expect((await note()).value).toBe('Kerge');
  expect(isLeftover()).toBe(true);
  await user.click(screen.getByRole('checkbox'));
  await press(actions.save);
  await waitFor(() => expect(session().note).toBe('Kerge'));
  await waitFor(() => expect(isLeftover()).toBe(false));
  openSession();
  expect(isLeftover()).toBe(false);
});

it('is of that training alone, and gone when she drops it', async () => {
  await openNotes();
  await user.type(await note(), 'Raske');
  await press(actions.cancel);
  await openNotes();
  expect((await note()).value).toBe('');
  expect(isLeftover()).toBe(false);
  await user.type(await note(), 'Raske');
  cleanup();
  const other = { ...session(), id: '6b8f3a52-3f5e-4d3c-9a51-0f4f2d7f6f10' };
  openPage(<SessionSheet session={other} openedAt={new Date()} onClose={() => undefined} />, { outbox });
  expect((await note()).value).toBe('');
});
