// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { guidedText } from '../../../../../src/features/training/sessions/guided.text.ts';
import { SetStage } from '../../../../../src/features/training/sessions/set-stage.tsx';
import type { Figures } from '../../../../../src/features/training/sessions/set-figures.ts';
import { setsOfPlan } from '../../../../../src/features/training/sessions/plan-sets.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';
import { planOf } from './one-exercise.ts';

const user = userEvent.setup();
const keys: string[] = [];
let kept: Figures;

/** Two sets of a squat; „Edasi“ goes to the second. */
function Training() {
  const [figures, setFigures] = useState<Figures>({ repetitions: 8, weight: 20 });
  const [at, setAt] = useState(0);
  const [planned] = setsOfPlan(planOf('BARBELL')).slice(at);
  kept = figures;
  if (!planned) throw new Error('The plan has no such set');
  return (
    // As the player, which has keys of its own.
    <div role="presentation" onKeyDown={({ key }) => void keys.push(key)}>
      <SetStage
        planned={planned}
        leftSeconds={null}
        figures={figures}
        isDone={false}
        history={null}
        proposal={null}
        onAdjust={setFigures}
      />
      <button type="button" onClick={() => setAt(1)}>
        Edasi
      </button>
    </div>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const weight = () => field(`${guidedText.weight}, kg`);

beforeAll(completeJsdom);
beforeEach(async () => {
  await openOutbox();
  keys.length = 0;
  openPage(<Training />);
});

it('a weight is typed over the former one, and kept at each key, with a comma or a dot', async () => {
  await user.click(weight());
  const seen: (number | null)[] = [];
  for (const key of '62,5') {
    await user.keyboard(key);
    seen.push(kept.weight);
  }
  expect(seen).toEqual([6, 62, 62, 62.5]);
  expect(weight().value).toBe('62,5');
  await user.clear(weight());
  await user.type(weight(), '7.25');
  expect(kept).toEqual({ repetitions: 8, weight: 7.25 });
  await user.tab();
  expect(weight().value).toBe('7,25');
});

it('a weight that is taken away is none', async () => {
  await user.clear(weight());
  expect(kept.weight).toBeNull();
  await user.tab();
  expect(weight().value).toBe('0');
});

it.each(['600', '-5', '2,125', 'palju'])('%s cannot be typed, which is said', async (text) => {
  await user.clear(weight());
  await user.type(weight(), text);
  expect(screen.getByText(/^Raskus saab olla 0 kuni 500 kg/u)).toBeTruthy();
  expect(kept.weight === null || kept.weight <= 500).toBe(true);
  const shown = Number(weight().value.replace(',', '.') || 0);
  expect(shown).toBe(kept.weight ?? 0);
});

it('repetitions are whole, and stay as they were while the field is empty', async () => {
  const repetitions = field(guidedText.repetitions);
  await user.clear(repetitions);
  expect(kept.repetitions).toBe(8);
  await user.tab();
  expect(repetitions.value).toBe('8');
  await user.clear(repetitions);
  await user.type(repetitions, '1,5');
  expect(screen.getByText(/^Kordusi saab olla/u)).toBeTruthy();
  expect(kept.repetitions).toBe(15);
});

it('its keys are its own, and Enter and Esc leave it', async () => {
  for (const key of ['{Enter}', '{Escape}']) {
    await user.click(weight());
    await user.keyboard(`5{ArrowLeft} ${key}`);
    expect(document.activeElement).toBe(weight().closest('fieldset'));
  }
  expect(keys).toEqual([]);
});

it('+ goes on from what was typed, although a phone leaves the focus in the field', async () => {
  await user.click(weight());
  await user.keyboard('62');
  fireEvent.click(screen.getByRole('button', { name: guidedText.moreWeight }));
  expect(kept.weight).toBe(62.5);
  expect(weight().value).toBe('62,5');
});

it('is read aloud where she presses, and neither as she comes to a set nor as she types', async () => {
  const said = () =>
    screen.getAllByRole('group').map((group) => within(group).getByRole('status').textContent);
  expect(said()).toEqual(['', '']);
  fireEvent.click(screen.getByRole('button', { name: guidedText.moreWeight }));
  expect(said().filter((text) => text !== '')).toEqual(['21\u00A0kg']);
  await user.click(weight());
  await user.keyboard('62');
  await user.tab();
  expect(weight().value).toBe('62');
  expect(said()).toEqual(['', '']);
  fireEvent.click(screen.getByRole('button', { name: guidedText.lessWeight }));
  expect(said().filter((text) => text !== '')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Edasi' }));
  expect(said()).toEqual(['', '']);
});

it('what is half typed does not go along to the next set', async () => {
  await user.click(weight());
  await user.keyboard('62,');
  fireEvent.click(screen.getByRole('button', { name: 'Edasi' }));
  expect(weight().value).toBe('62');
});
