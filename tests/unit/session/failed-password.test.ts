// @vitest-environment jsdom
/** Section 8 of the specification: a password change failure also rejects. */
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { changePassword } from '../../../src/session/change-account.ts';
import { confirmPasswordReset } from '../../../src/session/sign-in.ts';
import { answerIdentityCalls } from '../../support/account/identity-answers.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each(['CodeMismatchException', 'ExpiredCodeException', 'LimitExceededException'])(
  'a password reset that fails rejects with %s',
  { timeout: 30_000 },
  async (name) => {
    answerIdentityCalls({ ConfirmForgotPassword: { refuse: name } });
    const reset = confirmPasswordReset('liige@example.com', '123456', 'Metsarada1');
    await expect(reset).rejects.toMatchObject({ name });
  },
);

it('a password change without a sign-in rejects', { timeout: 30_000 }, async () => {
  answerIdentityCalls({});
  await expect(changePassword('Metsarada1', 'Metsarada2')).rejects.toMatchObject({
    name: 'UserUnAuthenticatedException',
  });
});
