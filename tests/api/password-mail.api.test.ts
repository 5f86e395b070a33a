/** A mail says that a password has another value: who did not do it herself learns of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeMailedTo, startIdentityServer } from '../support/identity-server.ts';
import type { IdentityServer } from '../support/identity-server.ts';
import { signInRaw, tell, tokensIn } from '../support/identity-client.ts';

const PASSWORD = 'Metsarada1';
const NEW_PASSWORD = 'Uussalasona2';
let server: IdentityServer;
let email = '';
let counter = 0;

beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  counter += 1;
  email = `parool${counter}@example.com`;
  await server.createConfirmedUser({ email, password: PASSWORD, groups: [] });
});

const told = () =>
  server.mails.filter(({ to, subject }) => to === email && subject === 'Sinu parool on muudetud');

async function change(PreviousPassword: string) {
  const { AccessToken } = tokensIn(await signInRaw(server, email, PASSWORD));
  return tell(server, 'ChangePassword', { AccessToken, PreviousPassword, ProposedPassword: NEW_PASSWORD });
}

async function reset(code?: string) {
  await tell(server, 'ForgotPassword', { Username: email });
  const ConfirmationCode = code ?? codeMailedTo(server, email);
  return tell(server, 'ConfirmForgotPassword', { Username: email, ConfirmationCode, Password: NEW_PASSWORD });
}

describe('a password', () => {
  it.each([
    ['changed', () => change(PASSWORD)],
    ['reset', () => reset()],
  ])('that was %s is told of, with where to choose another', async (_how, act) => {
    expect((await act()).refusal).toBeNull();
    expect(told()).toHaveLength(1);
    const [{ text } = { text: '' }] = told();
    expect(text).toMatch(/parool muudeti \d{1,2}\. \p{L}+l \d{4} kell \d\d:\d\d\./u);
    expect(text).toMatch(/https?:\/\/\S+\/forgot\./);
    expect(text).not.toContain(NEW_PASSWORD);
  });

  it.each([
    ['changed without the present one', () => change('Valeparool3')],
    ['reset without the code', () => reset('000000')],
  ])('that could not be %s is not', async (_how, act) => {
    expect((await act()).refusal).not.toBeNull();
    expect(told()).toEqual([]);
  });
});
