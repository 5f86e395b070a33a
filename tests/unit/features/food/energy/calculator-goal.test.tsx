// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { CalculatorScreen } from '../../../../../src/features/food/energy/calculator-screen.tsx';
import { calculatorText } from '../../../../../src/features/food/energy/calculator.text.ts';
import { energyGoalText } from '../../../../../src/features/food/energy/energy-goal.text.ts';
import { OwnGoal } from '../../../../../src/features/food/energy/own-goal.tsx';
import { calculator } from '../../../../../src/language/words.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, SIGNED_IN } from '../../member-page.tsx';

beforeAll(completeJsdom);

it('offers a result as her goal only while it is that of the figures on the screen', async () => {
  openPage(
    <Routes>
      <Route element={<CalculatorScreen />}>
        <Route index element={<OwnGoal />} />
      </Route>
    </Routes>,
    {
      outbox: await openOutbox(),
      session: { ...SIGNED_IN, member: { ...MEMBER, groups: ['food'] } } as typeof SIGNED_IN,
    },
  );
  expect(screen.getByText(calculatorText.leadWithGoal)).toBeTruthy();
  const offer = () => screen.queryByRole('button', { name: energyGoalText.use });
  const calculate = () => userEvent.click(screen.getByRole('button', { name: calculator.calculate }));
  await userEvent.type(screen.getByLabelText(calculator.age), '30');
  await userEvent.type(screen.getByLabelText(calculator.height), '165');
  await userEvent.type(screen.getByLabelText(calculator.weight), '60');
  expect(offer()).toBeNull();
  await calculate();
  expect(offer()).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: calculator['goal.lose'] }));
  expect(offer()).toBeNull();
  await calculate();
  expect(offer()).toBeTruthy();
});
