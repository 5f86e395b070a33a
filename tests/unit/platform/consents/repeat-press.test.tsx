// @vitest-environment jsdom
/** Her consent becomes known while a form stands refused for want of it: her profile has come, or she gave it in another tab. */
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ConsentKind } from '../../../../contract/enumerations.ts';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import type { EnergyGoal } from '../../../../contract/marks/energy-goal.mark.ts';
import { giveConsent } from '../../../../src/platform/consents/give-consent.ts';
import { energyGoalText } from '../../../../src/features/food/energy/energy-goal.text.ts';
import { GoalCard } from '../../../../src/features/food/energy/goal-card.tsx';
import { ImportScreen } from '../../../../src/features/diary/import/import-screen.tsx';
import { DiaryScreen } from '../../../../src/features/diary/measurements/diary-screen.tsx';
import { measurementsText } from '../../../../src/features/diary/measurements/measurements.text.ts';
import { NotesSheet } from '../../../../src/features/training/sessions/notes-sheet.tsx';
import { SessionSheet } from '../../../../src/features/training/sessions/session-sheet.tsx';
import { sessionsText } from '../../../../src/features/training/sessions/sessions.text.ts';
import { actions, diary } from '../../../../src/language/words.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { MEMBER } from '../../features/entry-arbitraries.ts';
import { completeJsdom, keptEntries, openOutbox, openPage, SIGNED_IN } from '../../features/member-page.tsx';

const TRAINING = {
  __typename: 'Training',
  id: 'jalad',
  title: 'Jalad',
  duration: 30,
} as TrainingCardFragment;
const GOAL: EnergyGoal = { kcal: 1_800, leastKcal: 1_690, macros: { protein: 81, fat: 64, carbs: 225 } };
const WITH_MENU = { ...SIGNED_IN, member: { ...MEMBER, groups: ['food'] } } as const;
const FILE = new File(['kuup\u00E4ev;kaal\n01.02.2026;68,5\n'], 'kaal.csv', { type: 'text/csv' });

const user = userEvent.setup();
let outbox: Outbox;

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const becomesKnown = (kind: ConsentKind) => act(() => giveConsent(outbox, kind));
const kinds = async () => (await keptEntries()).map(({ kind }) => kind);

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

async function refuseMeasurement(): Promise<void> {
  openPage(<DiaryScreen />, { outbox });
  await press(diary.addMeasurement);
  await user.type(screen.getByLabelText(diary.weight), '63,8');
  await press(actions.save);
  expect(screen.getByText(measurementsText.measureConsentMissing)).toBeTruthy();
}

it('saves the measurement that she pressed for, and closes', async () => {
  await refuseMeasurement();
  await becomesKnown('MEASUREMENTS');
  await waitFor(() => expect(screen.queryByRole('heading', { name: diary.addMeasurement })).toBeNull());
  expect(await kinds()).toEqual(['giveConsent', 'createMeasurement']);
});

it('saves nothing by itself once she has gone on typing', async () => {
  await refuseMeasurement();
  await user.type(screen.getByLabelText(diary.waist), '79');
  await becomesKnown('MEASUREMENTS');
  await waitFor(() => expect(screen.queryByText(measurementsText.consents)).toBeNull());
  expect(await kinds()).toEqual(['giveConsent']);
  expect(screen.getByRole('heading', { name: diary.addMeasurement })).toBeTruthy();
});

it('saves the notes of a training', async () => {
  const nothing = () => undefined;
  const moments = { day: '2026-11-20', openedAt: new Date('2026-11-21T10:00:00+02:00') };
  openPage(<SessionSheet {...moments} trainings={[TRAINING]} onClose={nothing} onSaved={nothing} />, {
    outbox,
  });
  await user.type(screen.getByLabelText(new RegExp(`^${sessionsText.note}`)), 'Raske');
  await press(actions.save);
  expect(screen.getByText(sessionsText.consentMissing)).toBeTruthy();
  await becomesKnown('TRAINING_NOTES');
  await expect.poll(kinds).toContain('saveSession');
});

it('saves the notes of a guided training, and none that she has dropped', async () => {
  const kept: unknown[] = [];
  openPage(
    <NotesSheet
      isOpen
      sessionId="s1"
      kept={() => ({ effort: null, note: null })}
      onKeep={async (notes) => void kept.push(notes)}
      onClose={() => undefined}
    />,
    { outbox },
  );
  const refuse = async () => {
    await user.type(screen.getByLabelText(new RegExp(`^${sessionsText.note}`)), 'Raske');
    await press(actions.save);
    expect(screen.getByText(sessionsText.consentMissing)).toBeTruthy();
  };
  await refuse();
  await press(actions.cancel);
  await refuse();
  expect(kept).toEqual([]);
  await becomesKnown('TRAINING_NOTES');
  await expect.poll(() => kept).toEqual([{ effort: null, note: 'Raske' }]);
});

it('keeps the goal', async () => {
  openPage(<GoalCard outbox={outbox} offered={GOAL} />, { outbox, session: WITH_MENU });
  await press(energyGoalText.use);
  await press(actions.save);
  expect(screen.getByText(energyGoalText.consentMissing)).toBeTruthy();
  await becomesKnown('ENERGY_GOAL');
  await expect.poll(kinds).toEqual(['giveConsent', 'saveMarks']);
});

it('adds the measurements of a file', async () => {
  openPage(<ImportScreen />, { outbox, address: '/diary/import' });
  await user.upload(screen.getByLabelText(/^Vali fail$/), FILE);
  await user.click(await screen.findByRole('button', { name: /^Lisa 1/ }));
  expect(screen.getByText(measurementsText.measureConsentMissing)).toBeTruthy();
  await becomesKnown('MEASUREMENTS');
  await expect.poll(kinds).toEqual(['giveConsent', 'createMeasurement']);
});
