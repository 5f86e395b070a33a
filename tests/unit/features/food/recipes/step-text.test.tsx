// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { StepText } from '../../../../../src/features/food/recipes/step-text.tsx';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

beforeAll(completeJsdom);
beforeEach(openOutbox);

/** The step's own words, without those of the page around it. */
function open(step: string): string {
  const recipe = { id: 'supp', name_EE: 'Lõhesupp', steps: [step], ingredients: [] };
  openPage(
    <p>
      <StepText recipe={recipe} step={1} foods={['vesi']} factor={1} ratios={new Map()} />
    </p>,
  );
  return screen.getByRole('paragraph').textContent;
}

it('the full stop after a time stays with it, so that no line begins with it', () => {
  open('Kuumuta 3–4 minutit. Lisa kartul.');
  const time = screen.getByRole('button', { name: /3–4 minutit/ });
  expect(time.parentElement?.textContent).toBe('3–4 minutit.');
});

it('a number and its unit are never on two lines, and every other word is as written', () => {
  const text = 'Lisa 800 ml vett ja 2 spl õli, keeda 10 minutit, siis sega.';
  const shown = open(text);
  expect(shown).toContain('800\u00A0ml vett ja 2\u00A0spl õli');
  expect(shown.replaceAll('\u00A0', ' ')).toBe(text);
});
