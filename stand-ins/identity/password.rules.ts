import { isCommonPassword } from './common-passwords.ts';
import { refuse } from './cognito-errors.ts';
import type { Refusal } from './cognito-errors.ts';
import { PASSWORD_LENGTH } from './identity-limits.ts';

/** Returns null for a password that may be used. Every character is allowed, including spaces. */
export function checkPassword(password: string): Refusal | null {
  const length = Array.from(password).length;
  if (length < PASSWORD_LENGTH.min) return weak('Password not long enough');
  if (length > PASSWORD_LENGTH.max) return weak('Password too long');
  if (!/\p{Lu}/u.test(password)) return weak('Password must have uppercase characters');
  if (!/\p{Nd}/u.test(password)) return weak('Password must have numeric characters');
  if (isCommonPassword(password)) return weak('Password is too common');
  return null;
}

function weak(reason: string): Refusal {
  return refuse('InvalidPasswordException', `Password did not conform with policy: ${reason}`);
}
