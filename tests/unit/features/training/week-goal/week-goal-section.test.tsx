// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { WeekGoalSection } from '../../../../../src/features/training/week-goal/week-goal-section.tsx';
import { weekGoalText } from '../../../../../src/features/training/week-goal/week-goal.text.ts';
import { completeJsdom, keptEntries, openOutbox, openPage } from '../../member-page.tsx';

const user = userEvent.setup();

beforeAll(completeJsdom);

it('she sets 1 to 7 trainings a week and switches it off again, which is one entry', async () => {
  openPage(<WeekGoalSection />, { outbox: await openOutbox() });
  const shown = screen.getByRole<HTMLInputElement>('checkbox', { name: weekGoalText.isShown });
  expect(shown.checked).toBe(false);
  await user.click(shown);
  const more = screen.getByRole<HTMLButtonElement>('button', { name: weekGoalText.more });
  for (let press = 0; press < 6; press += 1) await user.click(more);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  const kept = async () =>
    (await keptEntries()).map((entry) => entry.kind === 'saveMarks' && entry.variables.input[0].value);
  await expect.poll(kept).toEqual(['7']);
  await user.click(shown);
  expect(shown.checked).toBe(false);
  await expect.poll(kept).toEqual([null]);
});
