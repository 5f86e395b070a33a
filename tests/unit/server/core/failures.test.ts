import { DrizzleQueryError } from 'drizzle-orm';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { causeOf } from '../../../../server/core/failures.ts';

/** An error as the database's driver throws it: the message of the outer error repeats the parameters. */
const refusedRow = new DrizzleQueryError(
  'insert into "measurements" ("weight") values ($1)',
  [87.6],
  Object.assign(new Error('value 87.6 is out of range'), { code: '22003' }),
);

describe('the cause of a failure, as it may be logged', () => {
  it('names the SQL state of a failed statement and none of its parameters', () => {
    expect(causeOf(refusedRow)).toMatchObject({ sqlState: '22003', cause: 'A statement failed' });
    expect(JSON.stringify(causeOf(refusedRow))).not.toContain('87.6');
  });

  it('names no parameters of a statement that failed without an SQL state', () => {
    const cutOff = new DrizzleQueryError('select $1', ['liige@example.com'], new Error('Connection ended'));
    expect(JSON.stringify(causeOf(cutOff))).not.toContain('example.com');
  });

  it.each([
    [
      'the card service',
      new Stripe.errors.StripeInvalidRequestError({
        type: 'invalid_request_error',
        code: 'email_invalid',
        message: 'Invalid email address: liige@example.com',
      }),
      { cause: 'StripeInvalidRequestError', code: 'email_invalid' },
    ],
    [
      'an AWS service',
      Object.assign(new Error('Address not verified: liige@example.com'), { name: 'MessageRejected' }),
      { cause: 'MessageRejected', code: null },
    ],
    [
      'a service that is not reached',
      new TypeError('fetch failed', {
        cause: Object.assign(new Error('connect liige@example.com'), { code: 'ECONNREFUSED' }),
      }),
      { cause: 'TypeError', code: 'ECONNREFUSED' },
    ],
    ['a parser', parsing('liige@example.com'), { cause: 'SyntaxError', code: null }],
    [
      'whoever puts a text where a name belongs',
      Object.assign(new Error('No.'), { name: 'liige@example.com', code: 'liige@example.com' }),
      { cause: 'Error', code: null },
    ],
    [
      'a message that looks like a place',
      new Error('No.\n    at liige@example.com:1:1\n    at last'),
      { cause: 'Error', code: null },
    ],
  ])('of %s is its type, its code and its place, and no message', (_whose, error, named) => {
    const cause = causeOf(error);
    expect(cause).toMatchObject({ sqlState: null, ...named });
    expect(cause.frames[0]).toContain('failures.test.ts');
    expect(JSON.stringify(cause)).not.toContain('example.com');
  });

  it('of what is not an error is unknown', () => {
    expect(causeOf('liige@example.com')).toEqual({
      sqlState: null,
      cause: 'unknown',
      code: null,
      frames: [],
    });
  });
});

function parsing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
