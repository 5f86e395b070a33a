// @vitest-environment jsdom
/** A measurement that she has typed, if the page ends as soon as it is on the disk. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { DiaryScreen } from '../../../../../src/features/diary/measurements/diary-screen.tsx';
import { MeasurementSheet } from '../../../../../src/features/diary/measurements/measurement-sheet.tsx';
import { sync } from '../../../../../src/language/words.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { leftoverText } from '../../../../../src/ui/leftover-notice.text.ts';
import { endAtNextChange } from '../../ended-page.ts';
import { completeJsdom, keptEntries, openOutbox, openPage } from '../../member-page.tsx';

const user = userEvent.setup();
let outbox: Outbox;

const weight = () => screen.getByLabelText<HTMLInputElement>('Kaal');
const isLeftover = () => screen.queryByText(leftoverText.leftover) !== null;
const openDiary = () => openPage(<DiaryScreen />, { outbox, address: '/diary?action=add' });

async function save(count: number): Promise<void> {
  for (const box of screen.queryAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Salvesta' }));
  await waitFor(async () => expect(await idsOnDisk()).toHaveLength(count));
}

async function idsOnDisk() {
  const kept = (await keptEntries()).filter(({ kind }) => kind === 'createMeasurement');
  return kept.map(({ variables }) => 'input' in variables && 'id' in variables.input && variables.input.id);
}

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  openDiary();
  await user.type(weight(), '64');
  const end = endAtNextChange(outbox);
  await save(1);
  await screen.findByText(sync.savedOnDevice);
  cleanup();
  end();
});

it('promise 3: leaves nothing to go on with where the diary has it, and what she logs next is another one', async () => {
  openDiary();
  await waitFor(() => expect(isLeftover()).toBe(false));
  expect(weight().value).toBe('');
  await user.type(weight(), '65');
  await save(2);
  expect(new Set(await idsOnDisk()).size).toBe(2);
});

it('promise 3: is the same measurement where she saves it again before the diary has it', async () => {
  openPage(<MeasurementSheet openedAt={new Date()} onClose={() => undefined} />, { outbox });
  expect([weight().value, isLeftover()]).toEqual(['64', true]);
  await save(2);
  expect(new Set(await idsOnDisk()).size).toBe(1);
});
