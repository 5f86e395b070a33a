// @vitest-environment jsdom
/** The keys of cooking, of a keyboard, a page turner or a pedal. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PLAN, together } from '../../../../../contract/marks/together.mark.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { CookMode } from '../../../../../src/features/food/recipes/cook-mode.tsx';
import { recipesText } from '../../../../../src/features/food/recipes/recipes.text.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

const onStep = vi.fn<(step: number) => void>();
const onClose = vi.fn<() => void>();

let outbox: Outbox;

function open(step: number): Element {
  openPage(
    <CookMode
      recipe={{ id: 'supp', name_EE: 'Lõhesupp', steps: ['Haki.', 'Keeda.', 'Serveeri.'], ingredients: [] }}
      ingredients={[]}
      ratios={new Map()}
      foods={[]}
      factor={1}
      has={undefined}
      step={step}
      visit={`${step}`}
      isChanged={false}
      onStep={onStep}
      onClose={onClose}
      list={null}
    />,
    { outbox },
  );
  return screen.getByRole('dialog', { name: 'Lõhesupp' });
}

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  onStep.mockClear();
  onClose.mockClear();
});

it.each(['ArrowRight', 'PageDown', ' ', 'Enter'])('%s goes one step on, however long it is held', (key) => {
  const dialog = open(1);
  fireEvent.keyDown(dialog, { key });
  for (let nth = 0; nth < 5; nth += 1) expect(fireEvent.keyDown(dialog, { key, repeat: true })).toBe(false);
  expect(onStep.mock.calls).toEqual([[2]]);
});

it('a key that is held does not end the cooking, nor press its button again', () => {
  const dialog = open(3);
  fireEvent.keyDown(dialog, { key: 'ArrowRight', repeat: true });
  expect(onClose).not.toHaveBeenCalled();
  const [next] = screen.getAllByRole('button').slice(-1);
  if (!next) throw new Error('No button');
  expect(fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(false);
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  [1, recipesText.timeline],
  [-11, undefined],
])('the timeline of a dish that was to be ready in %i hours is named %s', async (hours, name) => {
  const readyAt = Date.now() + hours * 60 * 60 * 1000;
  const plan = { id: crypto.randomUUID(), dishes: ['supp', 'salat'], readyAt };
  await saveMark(registerOf(outbox), together, PLAN, plan);
  open(1);
  const links = screen.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(name === undefined ? [] : [name]);
});
