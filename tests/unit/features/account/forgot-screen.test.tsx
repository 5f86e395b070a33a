// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ForgotScreen } from '../../../../src/features/account/forgot-screen.tsx';
import { LoginScreen } from '../../../../src/features/account/login-screen.tsx';
import { SessionContext } from '../../../../src/session/use-session.ts';
import { answerIdentityCalls } from '../../../support/account/identity-answers.ts';
import { focusWhenShown } from '../focus-when-shown.ts';

let service: ReturnType<typeof answerIdentityCalls>;
const user = userEvent.setup();

function open(answers: Parameters<typeof answerIdentityCalls>[0]): void {
  service = answerIdentityCalls(answers);
  render(
    <SessionContext value={{ state: 'unauthenticated' }}>
      <MemoryRouter initialEntries={['/forgot']}>
        <Routes>
          <Route path="/forgot" element={<ForgotScreen />} />
          <Route path="/login" element={<LoginScreen />} />
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  service.restore();
});

describe('resetting a password', () => {
  const sent = {
    answer: { CodeDeliveryDetails: { DeliveryMedium: 'EMAIL', Destination: 'l***', AttributeName: 'email' } },
  };

  it('leads from the address through the code to signing in, with the action and the address', async () => {
    open({ ForgotPassword: sent, ConfirmForgotPassword: { answer: {} } });
    await user.type(field('E-posti aadress'), 'liige@example.com');
    const focused = focusWhenShown(() => screen.queryByLabelText('Kood') !== null);
    await press('Saada kood');
    expect(
      await screen.findByText('Saatsime koodi aadressile liige@example.com. Vaata ka rämpsposti.'),
    ).toBeTruthy();
    expect(await focused).toBe(field('Kood'));
    expect(field('Kood').autocomplete).toBe('one-time-code');
    await user.type(field('Kood'), '123456');
    await user.type(field('Uus parool'), 'Uus20262026');
    await press('Muuda parool');
    expect(await screen.findByText('Parool on muudetud. Logi uue parooliga sisse.')).toBeTruthy();
    expect(field('E-posti aadress').value).toBe('liige@example.com');
  });

  it('says under its title that the code is wrong and keeps the code and the password', async () => {
    open({ ForgotPassword: sent, ConfirmForgotPassword: { refuse: 'CodeMismatchException' } });
    await user.type(field('E-posti aadress'), 'liige@example.com');
    await press('Saada kood');
    await user.type(await screen.findByLabelText('Kood'), '000000');
    await user.type(field('Uus parool'), 'Uus20262026');
    await press('Muuda parool');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Viga parooli muutmiselSaadetud link on aegunud. Proovi parooli uuesti muuta.',
    );
    expect(field('Kood').value).toBe('000000');
    expect(field('Uus parool').value).toBe('Uus20262026');
  });
});
