import { describe, expect, it } from 'vitest';
import { authErrorText, fieldOfAuthError } from '../../../../../src/features/account/account/auth-failure.ts';
import {
  faultOfEmail,
  faultOfNewPassword,
  isEmail,
} from '../../../../../src/features/account/account/check-credentials.ts';
import { sync } from '../../../../../src/language/words.ts';

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

  it.each(['QuotaExceededError', 'SessionNotKept'])(
    'speaks of the device that keeps nothing, and of no network, for %s',
    (name) => {
      expect(authErrorText({ name, message: 'in English' }, 'login')).toMatch(/^Selles seadmes ei saanud/);
    },
  );

  it('speaks of no room where another window holds the database, and of no signing in under a new address', () => {
    expect(authErrorText({ name: 'DatabaseUnavailable', message: '' }, 'login')).toContain(
      'Sulge teised aknad',
    );
    expect(authErrorText({ name: 'QuotaExceededError', message: '' }, 'newEmail')).toBe(sync.storageFull);
  });

  it.each(['confirm', 'password', 'newEmail'] as const)(
    'speaks of the code that she typed, and of no link, in the form %s',
    (form) => {
      expect(authErrorText({ name: 'CodeMismatchException', message: '' }, form)).toBe(
        'Kood ei ole õige. Sisesta viimases kirjas olev kood või lase kiri uuesti saata.',
      );
    },
  );

  it('says of an expired code for a new password that another has to be sent', () => {
    expect(authErrorText({ name: 'ExpiredCodeException', message: '' }, 'password')).toBe(
      'Kood on aegunud või vale. Lase kiri uuesti saata ja sisesta uus kood.',
    );
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
  it.each([
    'liige@example.com',
    ' liige@example.com ',
    'õie+1@näide.ee',
    'liige@example.com\u200B',
    'liige@example.com\u202C',
    '\u2060 liige@example.com',
    'lii\u00ADge@example.com',
  ])('takes %j for an address', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each(['', 'liige', 'liige@', '@example.com', 'li ige@example.com', 'liige@example'])(
    'refuses %j',
    (email) => {
      expect(isEmail(email)).toBe(false);
    },
  );

  it('says of an address that it is missing, or of the wrong form', () => {
    expect(faultOfEmail('\u2060 \u200B')).toBe('Sisesta e-posti aadress.');
    expect(faultOfEmail('liige@\u00AD\u200B')).toBe('E-posti aadress peab olema õiges vormingus.');
    expect(faultOfEmail(' ')).toBe('Sisesta e-posti aadress.');
    expect(faultOfEmail('liige')).toBe('E-posti aadress peab olema õiges vormingus.');
    expect(faultOfEmail('liige@example.com')).toBeUndefined();
  });

  it('requires eight characters, a capital (of any alphabet) and a digit in a new password', () => {
    expect(faultOfNewPassword('Hoog2026')).toBeUndefined();
    expect(faultOfNewPassword('Õuna1234')).toBeUndefined();
    for (const password of ['Hoog202', 'hoog2026', 'HoogHoog']) {
      expect(faultOfNewPassword(password)).toBe('Paroolis peab olema vähemalt üks suurtäht ja üks number.');
    }
  });
});
