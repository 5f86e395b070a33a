// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountText } from '../../../../../src/features/account/account/account.text.ts';
import { LoginScreen } from '../../../../../src/features/account/account/login-screen.tsx';
import { RegisterScreen } from '../../../../../src/features/account/account/register-screen.tsx';
import { resendConfirmation } from '../../../../../src/session/sign-in.ts';
import type { Session } from '../../../../../src/session/session.ts';
import { SessionContext } from '../../../../../src/session/use-session.ts';
import { SnackbarProvider } from '../../../../../src/ui/snackbar.tsx';
import { answerIdentityCalls } from '../../../../support/account/identity-answers.ts';
import { holdAnswer } from '../../../../support/held-answer.ts';

let service: ReturnType<typeof answerIdentityCalls>;
const user = userEvent.setup();

const SIGNED_IN: Session = {
  state: 'authenticated',
  member: { id: 'ema', email: 'ema@example.com', groups: [] },
  needsSignIn: false,
};

function open(
  address: string,
  answers: Parameters<typeof answerIdentityCalls>[0],
  session: Session = { state: 'unauthenticated' },
): void {
  service = answerIdentityCalls(answers);
  render(
    <SessionContext value={session}>
      <MemoryRouter initialEntries={[address]}>
        <SnackbarProvider>
          <Routes>
            <Route path="/login" element={<LoginScreen />} />
            <Route path="/register" element={<RegisterScreen />} />
            <Route path="*" element={<h1>Kodu</h1>} />
          </Routes>
          <Link to="/">Mujale</Link>
        </SnackbarProvider>
      </MemoryRouter>
    </SessionContext>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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

  it('sends the code and asks for the mail one after the other', async () => {
    const held = holdAnswer();
    open('/register?action=confirm', {
      ConfirmSignUp: { refuse: 'CodeMismatchException' },
      ResendConfirmationCode: { ...sentAgain, until: held.until },
    });
    await user.type(field('E-posti aadress'), 'uus@example.com');
    await user.type(field('Kood'), '000000');
    await press('Saada kiri uuesti');
    await press('Kinnita');
    held.letGo();
    expect(await screen.findByText(RESENT)).toBeTruthy();
    expect(service.calls.map(({ operation }) => operation)).toEqual(['ResendConfirmationCode']);
  });

  it('leaves her where she has gone while the mail is asked for, though its address is confirmed', async () => {
    const held = holdAnswer();
    open('/register?action=confirm', {
      ResendConfirmationCode: {
        refuse: 'InvalidParameterException',
        message: 'User is already confirmed.',
        until: held.until,
      },
    });
    await user.type(field('E-posti aadress'), 'uus@example.com');
    await press('Saada kiri uuesti');
    await user.click(screen.getByRole('link', { name: 'Mujale' }));
    await expect.poll(() => service.calls).toHaveLength(1);
    held.letGo();
    // Comes later than her own.
    await act(() => resendConfirmation('teine@example.com'));
    expect(screen.getByRole('heading', { name: 'Kodu' })).toBeTruthy();
  });

  describe('with the mail’s link where somebody is signed in', () => {
    const link = '/register?action=confirm&email=uus%40example.com&code=123456';

    it('confirms it before it leads on, and says so', async () => {
      open(link, { ConfirmSignUp: { answer: {} } }, SIGNED_IN);
      expect(await screen.findByRole('heading', { name: 'Kodu' })).toBeTruthy();
      expect(screen.getByText(accountText.confirmedBeside)).toBeTruthy();
      expect(service.calls).toMatchObject([
        { operation: 'ConfirmSignUp', body: { Username: 'uus@example.com', ConfirmationCode: '123456' } },
      ]);
    });

    it('says where it cannot be confirmed', async () => {
      open(link, { ConfirmSignUp: { refuse: 'CodeMismatchException' } }, SIGNED_IN);
      expect((await screen.findByRole('alert')).textContent).toContain('Kood ei ole õige.');
    });
  });
});
