// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { CalculatorScreen } from '../../../../../src/features/food/energy/calculator-screen.tsx';
import { calculatorText } from '../../../../../src/features/food/energy/calculator.text.ts';
import { SessionContext } from '../../../../../src/session/use-session.ts';

const user = userEvent.setup();

beforeEach(() => {
  cleanup();
  localStorage.clear();
  // No client, no outbox and nobody signed in: a component that needs one would throw.
  render(
    <MemoryRouter>
      <SessionContext value={{ state: 'unauthenticated' }}>
        <CalculatorScreen />
      </SessionContext>
    </MemoryRouter>,
  );
});

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => user.type(field(name), value);
const calculate = () => user.click(screen.getByRole('button', { name: 'Arvuta' }));

async function fillIn(weight = '60') {
  await type(/^Vanus/, '30');
  await type(/^Pikkus/, '165');
  await type(/^Kaal/, weight);
}

describe('the calculator', () => {
  it('speaks of a goal to nobody who cannot set one', () => {
    expect(screen.getByText(calculatorText.lead)).toBeTruthy();
  });

  it('gives a visitor the estimate, its range, and the formula by name', async () => {
    await fillIn();
    await calculate();
    expect(screen.getByText('umbes 2 110 kcal')).toBeTruthy();
    expect(screen.getByText(/Tõenäoline vahemik on 1 900\u2060–\u20602 320 kcal\./)).toBeTruthy();
    expect(screen.getByText('Mifflini–St Jeori valem naistele (1990)')).toBeTruthy();
    expect(screen.getByText('1 320 kcal')).toBeTruthy();
  });

  it('announces the result when it appears', async () => {
    await fillIn();
    await calculate();
    expect(screen.getByRole('status').textContent).toMatch(/^Sinu päevane energiavajadus: umbes 2.110.kcal$/);
  });

  it('uses the other formula once the body fat is known', async () => {
    await fillIn();
    await type(/^Rasvaprotsent/, '28');
    await calculate();
    expect(screen.getByText(/Katchi–McArdle/)).toBeTruthy();
    expect(screen.getByText('1 303 kcal')).toBeTruthy();
  });

  it('marks what is wrong with each field, keeps what was typed, and focuses the first wrong one', async () => {
    await type(/^Vanus/, '16');
    await type(/^Pikkus/, 'pikk');
    await calculate();
    expect(field(/^Vanus/).value).toBe('16');
    expect(document.activeElement).toBe(field(/^Vanus/));
    const describing = (name: RegExp) =>
      document.getElementById(field(name).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
        ?.textContent;
    expect(describing(/^Vanus/)).toContain('alates 18. eluaastast');
    expect(describing(/^Pikkus/)).toContain('Kasuta numbreid');
    expect(describing(/^Kaal/)).toContain('kohustuslik');
    expect(screen.queryByRole('region', { name: 'Sinu päevane energiavajadus' })).toBeNull();
  });

  it('gives no number for losing weight to a woman who is underweight', async () => {
    await fillIn('45,5');
    await user.click(screen.getByRole('radio', { name: 'Kaalu langetamine' }));
    await calculate();
    expect(screen.getAllByText(/Kaalu langetamise soovitust me ei anna/)).toHaveLength(2);
    expect(screen.queryByText(/umbes/)).toBeNull();
  });

  it('names the floor if the goal would lead below it', async () => {
    await type(/^Vanus/, '60');
    await type(/^Pikkus/, '150');
    await type(/^Kaal/, '45');
    await user.click(screen.getByRole('radio', { name: 'Kaalu langetamine' }));
    await user.click(screen.getByRole('radio', { name: /^Istuv eluviis/ }));
    await calculate();
    expect(screen.getByText('umbes 1 200 kcal')).toBeTruthy();
    expect(screen.getByText('Alla 1 200 kcal päevas me ei soovita.')).toBeTruthy();
  });

  it('gives the macros of the chosen split in grams', async () => {
    await fillIn();
    await calculate();
    expect(screen.getByText('95 g')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Valgurikkam' }));
    expect(screen.getByText('132 g')).toBeTruthy();
    expect(screen.getByText(/rohkem kui riiklikes soovitustes/)).toBeTruthy();
  });

  it('says when the figures were changed after the result', async () => {
    await fillIn();
    await calculate();
    expect(screen.queryByText(/Muutsid andmeid/)).toBeNull();
    await type(/^Kaal/, '5');
    expect(screen.getByText(/Muutsid andmeid/)).toBeTruthy();
  });

  it('stores nothing on the device', async () => {
    await fillIn();
    await calculate();
    expect(localStorage.length).toBe(0);
  });
});
