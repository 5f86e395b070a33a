import { authErrors, fill } from '../../language/words.ts';

/** What the sign-in functions answer when they are refused; `name` is the identity service's own word. */
export interface AuthError {
  name: string;
  message: string;
}

export type AccountField = 'email' | 'password' | 'code';

const FIELDS: Readonly<Record<string, AccountField>> = {
  UsernameExistsException: 'email',
  UserNotFoundException: 'email',
  InvalidParameterException: 'email',
  InvalidPasswordException: 'password',
  CodeMismatchException: 'code',
  ExpiredCodeException: 'code',
};

function isKnown(name: string): name is Exclude<keyof typeof authErrors, 'other'> {
  return name !== 'other' && Object.hasOwn(authErrors, name);
}

/** The sentence of section 8 of the specification for the error. */
export function authErrorText(error: AuthError): string {
  return isKnown(error.name)
    ? authErrors[error.name]
    : fill(authErrors.other, { message: error.message || error.name });
}

/** The field that must be mended, when it is one. */
export function fieldOfAuthError(error: AuthError): AccountField | undefined {
  return FIELDS[error.name];
}
