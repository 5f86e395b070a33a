// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Location, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ForgotScreen } from '../../../../../src/features/account/account/forgot-screen.tsx';
import { LoginScreen } from '../../../../../src/features/account/account/login-screen.tsx';
import { SessionContext } from '../../../../../src/session/use-session.ts';
import { answerIdentityCalls } from '../../../../support/account/identity-answers.ts';
import { focusWhenShown } from '../../focus-when-shown.ts';

type Answers = Parameters<typeof answerIdentityCalls>[0];

let service: ReturnType<typeof answerIdentityCalls>;
let place: Location;
const user = userEvent.setup();

const sent = {
  answer: { CodeDeliveryDetails: { DeliveryMedium: 'EMAIL', Destination: 'l***', AttributeName: 'email' } },
};
const wrong = { refuse: 'CodeMismatchException' };
const SENT_TO_HER = 'Saatsime koodi aadressile liige@example.com. Vaata ka rämpsposti.';

function Place() {
  place = useLocation();
  return null;
}

function open(entry: string | Partial<Location>, answers: Answers = { ForgotPassword: sent }): void {
  service = answerIdentityCalls(answers);
  render(
    <SessionContext value={{ state: 'unauthenticated' }}>
      <MemoryRouter initialEntries={[entry]}>
        <Routes>
          <Route path="/login" element={<LoginScreen />} />
          <Route path="/forgot" element={<ForgotScreen />} />
        </Routes>
        <Place />
      </MemoryRouter>
    </SessionContext>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function askForCode(email = 'liige@example.com'): Promise<void> {
  await user.clear(field('E-posti aadress'));
  await user.type(field('E-posti aadress'), email);
  await press('Saada kood');
  await screen.findByLabelText('Kood');
}

async function enter(code: string, password = 'Uus20262026'): Promise<void> {
  await user.type(field('Kood'), code);
  await user.type(field('Uus parool'), password);
  await press('Muuda parool');
}

beforeEach(() => void (service = answerIdentityCalls({})));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  vi.useRealTimers();
});

describe('resetting a password', () => {
  it('leads from the address through the code to signing in, with the action and the address', async () => {
    open('/forgot', { ForgotPassword: sent, ConfirmForgotPassword: { answer: {} } });
    await user.type(field('E-posti aadress'), 'liige@example.com');
    const focused = focusWhenShown(() => screen.queryByLabelText('Kood') !== null);
    await press('Saada kood');
    expect(await screen.findByText(SENT_TO_HER)).toBeTruthy();
    expect(await focused).toBe(field('Kood'));
    expect(field('Kood').autocomplete).toBe('one-time-code');
    await enter('123456');
    expect(await screen.findByText('Parool on muudetud. Logi uue parooliga sisse.')).toBeTruthy();
    expect(field('E-posti aadress').value).toBe('liige@example.com');
    cleanup();
    open('/forgot');
    expect(screen.queryByLabelText('Kood'), 'the code is used').toBeNull();
  });

  it('says of a wrong code that it is wrong, beside its field, and keeps the code and the password', async () => {
    open('/forgot', { ForgotPassword: sent, ConfirmForgotPassword: wrong });
    await askForCode();
    await enter('000000');
    const words = 'Kood ei ole õige. Sisesta viimases kirjas olev kood või lase kiri uuesti saata.';
    expect((await screen.findByRole('alert')).textContent).toBe(`Viga parooli muutmisel${words}`);
    const said = document.getElementById(field('Kood').getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toBe(words);
    expect(document.activeElement).toBe(field('Kood'));
    expect(field('Kood').value).toBe('000000');
    expect(field('Uus parool').value).toBe('Uus20262026');
  });

  it('sends the code again from the form, in which what she typed stays', async () => {
    open('/forgot', { ForgotPassword: sent, ConfirmForgotPassword: wrong });
    await askForCode();
    await enter('000000');
    await screen.findByRole('alert');
    await press('Saada kood uuesti');
    expect(await screen.findByText('Saatsime uue kirja. Vaata ka rämpsposti.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Uus parool').value).toBe('Uus20262026');
    expect(service.calls.map(({ operation }) => operation)).toEqual([
      'ForgotPassword',
      'ConfirmForgotPassword',
      'ForgotPassword',
    ]);
    expect(service.calls[2]?.body['Username']).toBe('liige@example.com');
  });

  it('awaits a code that was sent again as long as the first', async () => {
    const MINUTES_50 = 50 * 60_000;
    vi.useFakeTimers({ toFake: ['Date'] });
    open('/forgot');
    await askForCode();
    vi.setSystemTime(Date.now() + MINUTES_50);
    await press('Saada kood uuesti');
    expect(await screen.findByText('Saatsime uue kirja. Vaata ka rämpsposti.')).toBeTruthy();
    vi.setSystemTime(Date.now() + MINUTES_50);
    cleanup();
    open('/forgot');
    expect(field('Kood').value).toBe('');
  });

  it('says all that is wrong with the code and the new password at once, and sends nothing', async () => {
    open('/forgot');
    await askForCode();
    await user.type(field('Uus parool'), 'salasõna');
    await press('Muuda parool');
    expect(screen.getByText('Sisesta kood, mille sulle saatsime.')).toBeTruthy();
    expect(screen.getByText('Paroolis peab olema vähemalt üks suurtäht ja üks number.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Kood'));
    expect(service.calls).toHaveLength(1);
  });
});

describe('a code that she looks for in her mail', () => {
  it('is still awaited for her address after the phone closed the page, and nothing typed was stored', async () => {
    open('/forgot', { ForgotPassword: sent, ConfirmForgotPassword: wrong });
    await askForCode();
    await enter('246810');
    await screen.findByRole('alert');
    expect(JSON.stringify([localStorage, sessionStorage].map(Object.entries))).not.toMatch(/246810|Uus2026/);
    cleanup();
    open('/forgot');
    expect(screen.getByText(SENT_TO_HER)).toBeTruthy();
    expect(field('Kood').value).toBe('');
    expect(service.calls).toEqual([]);
  });

  it('is still awaited where she comes from the form for signing in, which is empty by then', async () => {
    open('/forgot');
    await askForCode();
    cleanup();
    open('/login');
    await user.click(screen.getByRole('link', { name: 'Unustasid parooli?' }));
    expect(screen.getByText(SENT_TO_HER)).toBeTruthy();
    expect(service.calls).toEqual([]);
  });

  it('is awaited after a reload for the address to which it went, and not the one with which she came', async () => {
    open({ pathname: '/forgot', state: { email: 'vana@example.com' } });
    await askForCode();
    await waitFor(() => expect(place.state).toMatchObject({ email: 'liige@example.com' }));
    cleanup();
    open(place);
    expect(screen.getByText(SENT_TO_HER)).toBeTruthy();
  });

  it('is not awaited for another address, nor when she chose another, nor after the hour it is taken', async () => {
    open('/forgot');
    await askForCode();
    cleanup();
    open({ pathname: '/forgot', state: { email: 'teine@example.com' } });
    expect(field('E-posti aadress').value).toBe('teine@example.com');
    cleanup();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    open('/forgot');
    expect(field('E-posti aadress').value).toBe('');
    vi.useRealTimers();
    cleanup();
    open('/forgot');
    await press('Muuda aadressi');
    cleanup();
    open('/forgot');
    expect(field('E-posti aadress').value).toBe('');
  });

  it('may be one that she has already: it asks for the address alone and sends no other', async () => {
    open('/forgot', { ConfirmForgotPassword: { answer: {} } });
    await press('Mul on kood juba olemas');
    expect(screen.getByText('Sisesta e-posti aadress.')).toBeTruthy();
    expect(document.activeElement).toBe(field('E-posti aadress'));
    await user.type(field('E-posti aadress'), 'liige@example.com');
    await press('Mul on kood juba olemas');
    expect(screen.getByText('Sisesta kood, mille saatsime aadressile liige@example.com.')).toBeTruthy();
    await enter('123456');
    expect(await screen.findByText('Parool on muudetud. Logi uue parooliga sisse.')).toBeTruthy();
    expect(service.calls).toMatchObject([
      { operation: 'ConfirmForgotPassword', body: { ConfirmationCode: '123456' } },
    ]);
  });
});
