/** The server's rules, checked before sending in the server's own sentences, so that they read the same without a connection. */
import { plainAddress, plainCode } from '../../../../contract/copied-text.ts';
import { authErrors } from '../../../language/words.ts';
import { accountText } from './account.text.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PASSWORD_MIN_LENGTH = 8;

export function isEmail(email: string): boolean {
  return EMAIL.test(plainAddress(email));
}

/** Returns its fault, to be said beside its field. */
export function faultOfEmail(email: string): string | undefined {
  if (plainAddress(email) === '') return accountText.emailMissing;
  return isEmail(email) ? undefined : authErrors.InvalidParameterException;
}

export function faultOfCode(code: string): string | undefined {
  return plainCode(code) === '' ? accountText.codeMissing : undefined;
}

/** Requires at least 8 characters, an upper-case letter of any alphabet and a digit. */
export function faultOfNewPassword(
  password: string,
  missing: string = accountText.passwordMissing,
): string | undefined {
  if (password === '') return missing;
  const isGood = password.length >= PASSWORD_MIN_LENGTH && /\p{Lu}/u.test(password) && /\d/.test(password);
  return isGood ? undefined : authErrors.InvalidPasswordException;
}
