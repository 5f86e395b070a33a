// @vitest-environment jsdom
/** A training under way whose plan is closed to her, or taken away. */
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { momentOf } from '../../../../../contract/moments.ts';
import { GuidedScreen } from '../../../../../src/features/training/sessions/guided-screen.tsx';
import { guidedText } from '../../../../../src/features/training/sessions/guided.text.ts';
import { draftOfSession } from '../../../../../src/features/training/sessions/save-session.ts';
import { sessionOfEntry } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { sessionsText } from '../../../../../src/features/training/sessions/sessions.text.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { planStep } from '../../../../support/written-plan.ts';
import { entryOf, trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, keptEntries, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const user = userEvent.setup();
const BEGAN = momentOf(new Date(Date.now() - 10 * 60_000));
const LEFT = sessionOfEntry(
  entryOf('saveSession', {
    input: {
      id: '6b8f3a52-3f5e-4d3c-9a51-0f4f2d7f6f10',
      revision: 4,
      kind: 'TRAINING',
      trainingId: 't-1',
      name: 'Kükid',
      eventDateTime: BEGAN,
      sets: [{ exercise: 'Kükk', number: 1, repetitions: 10, doneAt: BEGAN }],
    },
  }),
);
const CLOSED = { ...trainingCard('t-1'), description: '', locked: true, plan: null };
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

function open(sessions: unknown[], training: object | undefined) {
  const { client } = serverThat(({ operation }) => {
    if (operation === 'TrainingScreen_Info') return training && { getTraining: training };
    if (operation !== 'CalendarScreen_EverySession') return undefined;
    return { getMyTimelineByType: { __typename: 'Timeline', events: sessions, nextToken: null } };
  });
  const address = '/studio/t-1/session';
  openPage(<GuidedScreen />, { outbox, client, pattern: '/studio/:id/session', address });
}

const address = () => screen.getByTestId('address').textContent;

it('promise 5: stays on the screen with what she did, and is ended there', async () => {
  open([LEFT], CLOSED);
  expect(await screen.findByText(guidedText.planGone)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Kükid' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: sessionsText.endTraining }));
  await waitFor(() => expect(address()).toBe('/studio/t-1'));
  expect((await keptEntries())[0]?.variables).toMatchObject({
    input: { id: LEFT.id, endDateTime: BEGAN, sets: [{ number: 1 }] },
  });
});

it('leads back to the training where nothing of it is begun', async () => {
  open([], CLOSED);
  await waitFor(() => expect(address()).toBe('/studio/t-1'));
});

it('says that it was ended elsewhere, and not deleted, also where nothing of it was done', async () => {
  const begun = { ...LEFT, sets: [] };
  const block = {
    __typename: 'PlanBlock',
    rounds: 1,
    roundRestSeconds: null,
    restAfterSeconds: null,
    notes: [],
  };
  const plan = [
    { __typename: 'PlanSection', title: 'Põhiosa', blocks: [{ ...block, steps: [planStep('kukk')] }] },
  ];
  open([begun], { ...CLOSED, locked: false, plan });
  expect(await screen.findByRole('button', { name: guidedText.finish })).toBeTruthy();
  const input = { ...draftOfSession(begun), revision: begun.revision + 1, endDateTime: BEGAN };
  await act(() => outbox.add('saveSession', { input }));
  expect(await screen.findByText(guidedText.overElsewhere)).toBeTruthy();
  expect(screen.queryByText(guidedText.gone)).toBeNull();
  expect(screen.queryByText(guidedText.over)).toBeNull();
});
