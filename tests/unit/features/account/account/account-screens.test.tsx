// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ForgotScreen } from '../../../../../src/features/account/account/forgot-screen.tsx';
import { LoginScreen } from '../../../../../src/features/account/account/login-screen.tsx';
import { RegisterScreen } from '../../../../../src/features/account/account/register-screen.tsx';
import { SessionContext } from '../../../../../src/session/use-session.ts';
import { answerIdentityCalls } from '../../../../support/account/identity-answers.ts';
import { focusWhenShown } from '../../focus-when-shown.ts';

type Answers = Parameters<typeof answerIdentityCalls>[0];

let service: ReturnType<typeof answerIdentityCalls>;
const user = userEvent.setup();

function Terms() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Tagasi</button>;
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function open(address: string, answers: Answers = {}): void {
  service = answerIdentityCalls(answers);
  render(
    <SessionContext value={{ state: 'unauthenticated' }}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/login" element={<LoginScreen />} />
          <Route path="/register" element={<RegisterScreen />} />
          <Route path="/forgot" element={<ForgotScreen />} />
          <Route path="/terms" element={<Terms />} />
        </Routes>
        <Address />
      </MemoryRouter>
    </SessionContext>,
  );
}

const address = () => screen.getByTestId('address').textContent;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** The hint, and what is wrong with it. */
const saidBeside = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => void (service = answerIdentityCalls({})));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  it('shows „Vale email/parool.“ under its title, focuses it before it is painted and keeps what was typed', async () => {
    open('/login', { InitiateAuth: { refuse: 'NotAuthorizedException' } });
    await user.type(field('E-posti aadress'), 'liige@example.com');
    await user.type(field('Parool'), 'Vale2026');
    const focused = focusWhenShown(() => screen.queryByRole('alert') !== null);
    await press('Logi sisse');
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('Viga sisselogimisel')).toBeTruthy();
    expect(within(notice).getByText('Vale email/parool.')).toBeTruthy();
    expect(await focused).toBe(notice);
    expect(field('E-posti aadress').value).toBe('liige@example.com');
    expect(field('Parool').value).toBe('Vale2026');
  });

  it.each([
    ['UserNotConfirmedException', 'Kinnita oma e-posti aadress sulle saadetud lingi kaudu.'],
    ['UserNotFoundException', 'Sellise nimega kasutajat ei ole.'],
    ['LimitExceededException', 'Kinnituskoodi saatmise limiit on ületatud. Proovi hiljem uuesti.'],
    ['InternalErrorException', 'Auth Error: in English'],
  ])('says for %s under its title: %s', async (refuse, words) => {
    open('/login', { InitiateAuth: { refuse, message: 'in English' } });
    await user.type(field('E-posti aadress'), 'liige@example.com');
    await user.type(field('Parool'), 'Hoog2026');
    await press('Logi sisse');
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('Viga sisselogimisel')).toBeTruthy();
    expect(within(notice).getByText(words)).toBeTruthy();
    expect(field('E-posti aadress').value).toBe('liige@example.com');
    expect(field('Parool').value).toBe('Hoog2026');
  });

  it('leads a member whose password has ended to choose another, with her address', async () => {
    open('/login', { InitiateAuth: { refuse: 'PasswordResetRequiredException' } });
    await user.type(field('E-posti aadress'), 'liige@example.com');
    await user.type(field('Parool'), 'Hoog2026');
    await press('Logi sisse');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('See parool enam ei kehti.');
    await user.click(within(notice).getByRole('link', { name: 'Vali uus' }));
    expect(address()).toBe('/forgot');
    expect(field('E-posti aadress').value).toBe('liige@example.com');
  });

  it('says that it needs the internet when the service cannot be reached', async () => {
    open('/login');
    await user.type(field('E-posti aadress'), 'liige@example.com');
    await user.type(field('Parool'), 'Hoog2026');
    await press('Logi sisse');
    expect(await screen.findByText('Kontrolli internetiühendust.')).toBeTruthy();
  });

  it('marks each empty field, focuses the first and sends nothing', async () => {
    open('/login');
    await press('Logi sisse');
    expect(screen.getByText('Sisesta e-posti aadress.')).toBeTruthy();
    expect(screen.getByText('Sisesta parool.')).toBeTruthy();
    expect(document.activeElement).toBe(field('E-posti aadress'));
    expect(service.calls).toEqual([]);
  });

  it('says that the password has changed, fills in the address and removes it from the address bar', async () => {
    open('/login?action=password_changed_successfully&email=liige%40example.com');
    expect(screen.getByText('Parool on muudetud. Logi uue parooliga sisse.')).toBeTruthy();
    expect(field('E-posti aadress').value).toBe('liige@example.com');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(screen.getByText('Parool on muudetud. Logi uue parooliga sisse.')).toBeTruthy();
  });

  it('lets password managers fill in the form', () => {
    open('/login');
    expect(field('E-posti aadress').autocomplete).toBe('username');
    expect(field('Parool').autocomplete).toBe('current-password');
  });
});

describe('creating an account', () => {
  async function fillIn(email: string, password: string): Promise<void> {
    await user.type(field('E-posti aadress'), email);
    await user.type(field('Parool'), password);
    await user.click(screen.getByRole('checkbox'));
    await press('Loo konto');
  }

  it('says that the address is already in use, also beside its field, which has the focus', async () => {
    open('/register', { SignUp: { refuse: 'UsernameExistsException' } });
    await fillIn('liige@example.com', 'Hoog2026');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toBe('Viga kasutaja loomiselSee e-posti aadress on juba kasutusel.');
    expect(saidBeside(field('E-posti aadress'))).toBe('See e-posti aadress on juba kasutusel.');
    expect(document.activeElement).toBe(field('E-posti aadress'));
  });

  it('says of a password that the service refuses why, beside its field, which has the focus', async () => {
    open('/register', {
      SignUp: { refuse: 'InvalidPasswordException', message: 'Password did not conform: too common' },
    });
    await fillIn('uus@example.com', 'Parool123');
    await screen.findByRole('alert');
    expect(saidBeside(field('Parool'))).toContain('Seda parooli kasutavad liiga paljud.');
    expect(document.activeElement).toBe(field('Parool'));
    expect(saidBeside(field('E-posti aadress'))).toBe('');
  });

  it('says all that is wrong at once, each beside its field, focuses the first and sends nothing', async () => {
    open('/register');
    await user.type(field('E-posti aadress'), 'Mari.Maasikas@Näide');
    await user.type(field('Parool'), 'salasõna');
    await press('Loo konto');
    const [email, password, agree] = [
      field('E-posti aadress'),
      field('Parool'),
      screen.getByRole('checkbox'),
    ];
    expect(saidBeside(email)).toBe('E-posti aadress peab olema õiges vormingus.');
    expect(saidBeside(password)).toContain('Paroolis peab olema vähemalt üks suurtäht ja üks number.');
    expect(saidBeside(agree)).toBe('Konto loomiseks nõustu tingimustega.');
    expect(document.activeElement).toBe(email);
    await user.clear(email);
    await user.type(email, 'mari.maasikas@example.com');
    await press('Loo konto');
    expect(email.getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(password);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(service.calls).toEqual([]);
  });

  it('goes to ?action=success and says where the link was sent', async () => {
    open('/register', { SignUp: { answer: { UserConfirmed: false, UserSub: 'sub' } } });
    await fillIn('uus@example.com', 'Hoog2026');
    expect(
      await screen.findByText(
        'Konto on loodud. Kinnita oma e-posti aadress lingi kaudu, mille sulle saatsime.',
      ),
    ).toBeTruthy();
    expect(address()).toBe('/register?action=success');
    expect(field('E-posti aadress').value).toBe('uus@example.com');
  });

  it('keeps the address and the tick, but not the password, while she reads the terms', async () => {
    open('/register');
    await user.type(field('E-posti aadress'), 'uus@example.com');
    await user.type(field('Parool'), 'Hoog2026');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('link', { name: 'Kasutustingimused' }));
    expect(address()).toBe('/terms');
    await press('Tagasi');
    expect(address()).toBe('/register');
    expect(field('E-posti aadress').value).toBe('uus@example.com');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(field('Parool').value).toBe('');
  });

  it('confirms with the mailed link at once, without leaving the code in the address bar', async () => {
    open('/register?action=confirm&email=uus%40example.com&code=123456', { ConfirmSignUp: { answer: {} } });
    expect(await screen.findByText('E-posti aadress on kinnitatud. Logi sisse.')).toBeTruthy();
    expect(screen.queryByText('Tore, et oled tagasi.'), 'she has never been here').toBeNull();
    expect(address()).toBe('/login');
    expect(service.calls).toMatchObject([
      { operation: 'ConfirmSignUp', body: { Username: 'uus@example.com', ConfirmationCode: '123456' } },
    ]);
  });

  it('treats a link that is opened a second time as confirmed', async () => {
    open('/register?action=confirm&email=uus%40example.com&code=123456', {
      ConfirmSignUp: {
        refuse: 'NotAuthorizedException',
        message: 'User cannot be confirmed. Current status is CONFIRMED',
      },
    });
    expect(await screen.findByText('E-posti aadress on kinnitatud. Logi sisse.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('E-posti aadress').value).toBe('uus@example.com');
  });

  it('sends no second mail to a confirmed address, and leads to signing in', async () => {
    open('/register?action=confirm', {
      ResendConfirmationCode: {
        refuse: 'InvalidParameterException',
        message: 'User is already confirmed.',
      },
    });
    await user.type(field('E-posti aadress'), 'uus@example.com');
    await press('Saada kiri uuesti');
    expect(await screen.findByText('E-posti aadress on kinnitatud. Logi sisse.')).toBeTruthy();
  });

  it('keeps the form when the link has expired', async () => {
    open('/register?action=confirm&email=uus%40example.com&code=123456', {
      ConfirmSignUp: { refuse: 'ExpiredCodeException' },
    });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Viga aadressi kinnitamiselKood ei ole õige. Sisesta viimases kirjas olev kood või lase kiri uuesti saata.',
    );
    expect(address()).toBe('/register?action=confirm');
    expect(screen.getByRole('button', { name: 'Saada kiri uuesti' })).toBeTruthy();
  });
});
