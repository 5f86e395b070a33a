import { expect, it } from 'vitest';
import {
  isConfirmedBefore,
  isNothingToConfirm,
  isTooCommonPassword,
} from '../../../src/session/refusal-wordings.ts';
import { filesIn, textOf } from '../../support/repository-files.ts';

const WORDINGS = { isConfirmedBefore, isNothingToConfirm, isTooCommonPassword };

it.each([
  ['NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED', ['isConfirmedBefore']],
  ['NotAuthorizedException', 'Incorrect username or password.', []],
  ['InvalidParameterException', 'User is already confirmed.', ['isNothingToConfirm']],
  ['InvalidParameterException', 'Invalid email address format.', []],
  [
    'InvalidPasswordException',
    'Password did not conform with policy: Password is too common',
    ['isTooCommonPassword'],
  ],
  ['InvalidPasswordException', 'Password did not conform with policy: Password not long enough', []],
  ['CodeMismatchException', 'Current status is CONFIRMED, already confirmed, too common', []],
])('tells what %s means by “%s”', (name, message, expected) => {
  const meant = Object.entries(WORDINGS).filter(([, means]) => means({ name, message }));
  expect(meant.map(([wording]) => wording)).toEqual(expected);
});

it('is the only place that decides by an error’s words', () => {
  const deciding = filesIn('contract', 'src', 'sw').filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      /\.test\((?:\w+\.)*message\)|message\.(?:includes|match|startsWith)\(/.test(textOf(file)),
  );
  expect(deciding, 'Decide by a class, a name or a code; where the protocol has none, in this file.').toEqual(
    ['src/session/refusal-wordings.ts'],
  );
});
