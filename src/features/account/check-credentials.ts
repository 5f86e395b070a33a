/**
 * The server's rules, checked before sending and reported under the server's own names, so that an invalid address
 * reads the same with and without a connection.
 */
import type { AuthError } from './auth-failure.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PASSWORD_MIN_LENGTH = 8;

export function checkEmail(email: string): AuthError | undefined {
  return EMAIL.test(email.trim()) ? undefined : { name: 'InvalidParameterException', message: '' };
}

/** Requires at least 8 characters, an upper-case letter of any alphabet and a digit. */
export function checkNewPassword(password: string): AuthError | undefined {
  const isGood = password.length >= PASSWORD_MIN_LENGTH && /\p{Lu}/u.test(password) && /\d/.test(password);
  return isGood ? undefined : { name: 'InvalidPasswordException', message: '' };
}
