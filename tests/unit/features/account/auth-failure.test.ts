import { describe, expect, it } from 'vitest';
import { authErrorText, fieldOfAuthError } from '../../../../src/features/account/auth-failure.ts';
import { checkEmail, checkNewPassword } from '../../../../src/features/account/check-credentials.ts';

describe('the wording of an identity error', () => {
  it.each([
    ['NotAuthorizedException', 'Vale email/parool.'],
    ['UsernameExistsException', 'See e-posti aadress on juba kasutusel.'],
    ['NetworkError', 'Kontrolli internetiühendust.'],
    ['LimitExceededException', 'Kinnituskoodi saatmise limiit on ületatud. Proovi hiljem uuesti.'],
  ])('are those of the catalogue for %s', (name, words) => {
    expect(authErrorText({ name, message: 'in English' }, 'login')).toBe(words);
  });

  it.each(['TooManyRequestsException', 'other', 'toString'])(
    'are „Auth Error:“ and the message for %s',
    (name) => {
      expect(authErrorText({ name, message: 'Rate exceeded' }, 'login')).toBe('Auth Error: Rate exceeded');
    },
  );

  it('says on confirming an address that the code is wrong, and for a new password what the catalogue says', () => {
    const error = { name: 'CodeMismatchException', message: '' };
    expect(authErrorText(error, 'confirm')).toBe(
      'Kood ei ole õige. Sisesta viimases kirjas olev kood või lase kiri uuesti saata.',
    );
    expect(authErrorText(error, 'password')).toBe('Saadetud link on aegunud. Proovi parooli uuesti muuta.');
  });

  it('distinguishes a password that is too common from one of the wrong shape', () => {
    const refused = (message: string) =>
      authErrorText({ name: 'InvalidPasswordException', message }, 'signup');
    expect(refused('Password did not conform with policy: Password is too common')).toBe(
      'Seda parooli kasutavad liiga paljud. Vali parool, mida on raskem ära arvata.',
    );
    expect(refused('Password did not conform with policy: Password not long enough')).toBe(
      'Paroolis peab olema vähemalt üks suurtäht ja üks number.',
    );
  });

  it('names the wrong one of two passwords on changing it, beside its field', () => {
    const error = { name: 'NotAuthorizedException', message: '' };
    expect(authErrorText(error, 'newPassword')).toBe('Praegune parool ei ole õige.');
    expect(fieldOfAuthError(error, 'newPassword')).toBe('currentPassword');
  });

  it('points at the field that can fix it, and at none if no field can', () => {
    expect(fieldOfAuthError({ name: 'CodeMismatchException', message: '' }, 'login')).toBe('code');
    expect(fieldOfAuthError({ name: 'InvalidPasswordException', message: '' }, 'login')).toBe('password');
    expect(fieldOfAuthError({ name: 'NotAuthorizedException', message: '' }, 'login')).toBeUndefined();
  });
});

describe('checks made before anything is sent', () => {
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

  it('requires eight characters, a capital (of any alphabet) and a digit in a new password', () => {
    expect(checkNewPassword('Hoog2026')).toBeUndefined();
    expect(checkNewPassword('Õuna1234')).toBeUndefined();
    for (const password of ['Hoog202', 'hoog2026', 'HoogHoog']) {
      expect(checkNewPassword(password)?.name).toBe('InvalidPasswordException');
    }
  });
});
