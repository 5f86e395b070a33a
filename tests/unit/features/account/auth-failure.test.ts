import { describe, expect, it } from 'vitest';
import { authErrorText, fieldOfAuthError } from '../../../../src/features/account/auth-failure.ts';
import { checkEmail, checkNewPassword } from '../../../../src/features/account/check-credentials.ts';

describe('the words of an identity error', () => {
  it.each([
    ['NotAuthorizedException', 'Vale email/parool.'],
    ['UsernameExistsException', 'See e-posti aadress on juba kasutusel.'],
    ['NetworkError', 'Kontrolli internetiühendust.'],
    ['LimitExceededException', 'Kinnituskoodi saatmise limiit on ületatud. Proovi hiljem uuesti.'],
  ])('are those of the catalogue for %s', (name, words) => {
    expect(authErrorText({ name, message: 'in English' })).toBe(words);
  });

  it.each(['TooManyRequestsException', 'other', 'toString'])(
    'are „Auth Error:“ and the message for %s',
    (name) => {
      expect(authErrorText({ name, message: 'Rate exceeded' })).toBe('Auth Error: Rate exceeded');
    },
  );

  it('points at the field that can mend it, and at none when no field can', () => {
    expect(fieldOfAuthError({ name: 'CodeMismatchException', message: '' })).toBe('code');
    expect(fieldOfAuthError({ name: 'InvalidPasswordException', message: '' })).toBe('password');
    expect(fieldOfAuthError({ name: 'NotAuthorizedException', message: '' })).toBeUndefined();
  });
});

describe('what is checked before anything is sent', () => {
  it.each(['liige@example.com', ' liige@example.com ', 'õie+1@näide.ee'])(
    'takes %j for an address',
    (email) => {
      expect(checkEmail(email)).toBeUndefined();
    },
  );

  it.each(['', 'liige', 'liige@', '@example.com', 'li ige@example.com', 'liige@example'])(
    'refuses %j',
    (email) => {
      expect(checkEmail(email)?.name).toBe('InvalidParameterException');
    },
  );

  it('wants eight characters, a capital (of any alphabet) and a digit of a new password', () => {
    expect(checkNewPassword('Hoog2026')).toBeUndefined();
    expect(checkNewPassword('Õuna1234')).toBeUndefined();
    for (const password of ['Hoog202', 'hoog2026', 'HoogHoog']) {
      expect(checkNewPassword(password)?.name).toBe('InvalidPasswordException');
    }
  });
});
