import { isTooCommonPassword } from '../../../session/refusal-wordings.ts';
import { authErrors, authTitles, fill, sync } from '../../../language/words.ts';
import { accountText } from './account.text.ts';

/** A refusal by one of the sign-in functions; `name` is the identity service's own. */
export interface AuthError {
  name: string;
  message: string;
}

type AccountField = 'email' | 'password' | 'currentPassword' | 'code';

/** The form that was refused; decides the title and the wording. */
export type AuthForm = 'login' | 'signup' | 'confirm' | 'password' | 'newPassword' | 'newEmail';

const FIELDS = new Map<string, AccountField>(
  Object.entries({
    UsernameExistsException: 'email',
    UserNotFoundException: 'email',
    AliasExistsException: 'email',
    InvalidParameterException: 'email',
    InvalidPasswordException: 'password',
    CodeMismatchException: 'code',
    ExpiredCodeException: 'code',
  }),
);

const TITLES: Readonly<Record<AuthForm, string>> = {
  ...authTitles,
  confirm: accountText.confirmFailed,
  newPassword: authTitles.password,
  newEmail: accountText.newEmailFailed,
};

type Sentences = Readonly<Record<string, string>>;

const WRONG_CODE: Sentences = {
  CodeMismatchException: accountText.wrongCode,
  ExpiredCodeException: accountText.wrongCode,
};

/**
 * Sentences for codes that each have three uses, while the catalogue's sentence fits only one and would send her to
 * the wrong place.
 */
const OWN_SENTENCES: Readonly<Partial<Record<AuthForm, Sentences>>> = {
  login: { SessionNotKept: accountText.notKept, QuotaExceededError: accountText.notKept },
  confirm: WRONG_CODE,
  signup: { NoAnswer: accountText.signUpUnanswered },
  password: { ...WRONG_CODE, ExpiredCodeException: accountText.expiredCode },
  newPassword: {
    NotAuthorizedException: accountText.wrongCurrentPassword,
    LimitExceededException: accountText.tooManyPasswords,
    NoAnswer: accountText.passwordUnanswered,
  },
  newEmail: {
    AliasExistsException: authErrors.UsernameExistsException,
    ...WRONG_CODE,
    NoAnswer: accountText.emailUnanswered,
  },
};

const MORE_SENTENCES: Sentences = {
  UserUnAuthenticatedException: accountText.signInFirst,
  RESET_PASSWORD: accountText.passwordEnded,
  QuotaExceededError: sync.storageFull,
  DatabaseUnavailable: accountText.notOpened,
  NoAnswer: accountText.noAnswer,
};

function isKnown(name: string): name is Exclude<keyof typeof authErrors, 'other'> {
  return name !== 'other' && Object.hasOwn(authErrors, name);
}

export function authErrorTitle(form: AuthForm): string {
  return TITLES[form];
}

/** Returns the form's own sentence for the error, or that of section 8 of the specification. */
export function authErrorText(error: AuthError, form: AuthForm): string {
  if (isTooCommonPassword(error)) return accountText.commonPassword;
  const own = { ...MORE_SENTENCES, ...OWN_SENTENCES[form] };
  if (Object.hasOwn(own, error.name)) return own[error.name] ?? '';
  return isKnown(error.name)
    ? authErrors[error.name]
    : fill(authErrors.other, { message: error.message || error.name });
}

/** The field to correct, if the error is about one. */
export function fieldOfAuthError(error: AuthError, form: AuthForm): AccountField | undefined {
  if (form === 'newPassword' && error.name === 'NotAuthorizedException') return 'currentPassword';
  return FIELDS.get(error.name);
}
