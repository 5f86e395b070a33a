// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { LoginScreen } from '../../../../src/features/account/login-screen.tsx';
import { RegisterScreen } from '../../../../src/features/account/register-screen.tsx';
import { SessionContext } from '../../../../src/session/use-session.ts';
import { answerIdentityCalls } from '../../../support/account/identity-answers.ts';

let service: ReturnType<typeof answerIdentityCalls>;
const user = userEvent.setup();

function open(address: string, answers: Parameters<typeof answerIdentityCalls>[0]): void {
  service = answerIdentityCalls(answers);
  render(
    <SessionContext value={{ state: 'unauthenticated' }}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/login" element={<LoginScreen />} />
          <Route path="/register" element={<RegisterScreen />} />
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

describe('confirming an address', () => {
  const sentAgain = { answer: { CodeDeliveryDetails: { DeliveryMedium: 'EMAIL' } } };
  const CREATED = /^Konto on loodud/;
  const RESENT = 'Saatsime uue kirja. Vaata ka rämpsposti.';

  it('says of a wrong code what to do, and nothing beside it', async () => {
    open('/register?action=success', { ConfirmSignUp: { refuse: 'CodeMismatchException' } });
    expect(screen.getByText(CREATED)).toBeTruthy();
    await user.type(field('E-posti aadress'), 'uus@example.com');
    await user.type(field('Kood'), '000000');
    await press('Kinnita');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Viga aadressi kinnitamiselKood ei ole õige. Sisesta viimases kirjas olev kood või lase kiri uuesti saata.',
    );
    expect(screen.queryByText(CREATED)).toBeNull();
  });

  it('shows only what came of what she tried last: the code, or sending the mail again', async () => {
    open('/register?action=confirm', {
      ConfirmSignUp: { refuse: 'CodeMismatchException' },
      ResendConfirmationCode: sentAgain,
    });
    await user.type(field('E-posti aadress'), 'uus@example.com');
    await user.type(field('Kood'), '000000');
    await press('Kinnita');
    expect(await screen.findByRole('alert')).toBeTruthy();
    await press('Saada kiri uuesti');
    expect(await screen.findByText(RESENT)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Kinnita');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText(RESENT)).toBeNull();
  });

  it('takes a code that is written with spaces', async () => {
    open('/register?action=confirm', { ConfirmSignUp: { answer: {} } });
    await user.type(field('E-posti aadress'), 'uus@example.com');
    await user.type(field('Kood'), ' 021 396 ');
    await press('Kinnita');
    expect(await screen.findByText('E-posti aadress on kinnitatud. Logi sisse.')).toBeTruthy();
    expect(service.calls).toMatchObject([{ body: { ConfirmationCode: '021396' } }]);
  });

  it('no longer says that it is confirmed where signing in then fails', async () => {
    open('/register?action=confirm&email=uus%40example.com&code=123456', {
      ConfirmSignUp: { answer: {} },
      InitiateAuth: { refuse: 'NotAuthorizedException' },
    });
    expect(await screen.findByText('E-posti aadress on kinnitatud. Logi sisse.')).toBeTruthy();
    await user.type(field('Parool'), 'Vale2026');
    await press('Logi sisse');
    expect((await screen.findByRole('alert')).textContent).toContain('Vale email/parool.');
    expect(screen.queryByText('E-posti aadress on kinnitatud. Logi sisse.')).toBeNull();
  });
});
