// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { plannedTraining } from '../../../../../contract/marks/planned-training.mark.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { PlanSheet } from '../../../../../src/features/training/planned-trainings/plan-sheet.tsx';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

const LATER = '00000000-0000-4000-8000-000000000000';
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

it('leads her to the first field that is wrong', async () => {
  const trainings = ['Jalad', 'Selg'].map((title) => ({ id: title.toLowerCase(), title }));
  openPage(<PlanSheet trainings={trainings} onClose={() => undefined} />, { outbox });
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(sheet.getByRole('button', { name: 'Salvesta' }));
  await waitFor(() => expect(document.activeElement).toBe(sheet.getByRole('combobox', { name: 'Treening' })));
});

it('plans one training when she presses twice in quick succession', async () => {
  const onClose = vi.fn<() => void>();
  openPage(<PlanSheet trainings={[{ id: 't-1', title: 'Jalad' }]} onClose={onClose} />, { outbox });
  const save = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salvesta' });
  fireEvent.click(save);
  fireEvent.click(save);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const register = registerOf(outbox);
  // Changes are stored one after the other, so what was pressed before stands by now.
  await saveMark(register, plannedTraining, LATER, { trainingId: 't-2', at: '2026-11-25T18:00' });
  expect([...register.marks.values()].map(({ value }) => JSON.parse(String(value)) as unknown)).toEqual([
    expect.objectContaining({ trainingId: 't-1' }),
    expect.objectContaining({ trainingId: 't-2' }),
  ]);
});

it('is asked for another year where no calendar shows the one that she typed', async () => {
  openPage(<PlanSheet trainings={[{ id: 't-1', title: 'Jalad' }]} onClose={() => undefined} />, { outbox });
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.change(sheet.getByLabelText('Kuupäev'), { target: { value: '2206-11-30' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Salvesta' }));
  expect(await sheet.findByText('Kontrolli aastat.')).toBeTruthy();
  expect(registerOf(outbox).marks.size).toBe(0);
});
