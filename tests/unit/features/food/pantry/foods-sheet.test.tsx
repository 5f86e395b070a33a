// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { FoodsSheet } from '../../../../../src/features/food/pantry/foods-sheet.tsx';
import { pantryText } from '../../../../../src/features/food/pantry/pantry.text.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

const FOODS = [
  { id: 'sool', name: 'Sool', group: 'maitseained' },
  { id: 'must-pipar', name: 'Must pipar', group: 'maitseained' },
  { id: 'tomat', name: 'Tomat', group: 'köögivili' },
];

beforeAll(completeJsdom);
beforeEach(() => openOutbox());

it.each([
  ['tofu', pantryText.noFood],
  ['sool', pantryText.neverAsked],
  ['must pipar', pantryText.neverAsked],
  ['tomat', ''],
])('says why „%s“ is not among what she can choose, and nothing of what is', (typed, said) => {
  const none: ReadonlySet<string> = new Set();
  openPage(
    <FoodsSheet
      foods={FOODS}
      now={none}
      always={none}
      onChange={() => undefined}
      onClose={() => undefined}
    />,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
  const dialog = screen.getByRole('dialog');
  expect(dialog.querySelector('output')?.textContent).toBe(said);
});

it('keeps the width of what she ticks, so that the next food stays under her finger', () => {
  const open = (now: ReadonlySet<string>) =>
    openPage(
      <FoodsSheet
        foods={FOODS}
        now={now}
        always={new Set()}
        onChange={() => undefined}
        onClose={() => undefined}
      />,
    );
  const signs = () =>
    screen.getByRole('button', { name: 'Tomat' }).querySelectorAll('svg[width="16"]').length;
  open(new Set());
  expect(signs()).toBe(1);
  cleanup();
  open(new Set(['tomat']));
  expect(screen.getByRole('button', { name: 'Tomat', pressed: true })).toBeTruthy();
  expect(signs()).toBe(1);
});
