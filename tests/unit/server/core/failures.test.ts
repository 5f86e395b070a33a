import { DrizzleQueryError } from 'drizzle-orm';
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
    expect(causeOf(refusedRow)).toEqual({ sqlState: '22003', cause: 'A statement failed' });
  });

  it('names no parameters of a statement that failed without an SQL state', () => {
    const cutOff = new DrizzleQueryError('select $1', ['liige@example.com'], new Error('Connection ended'));
    expect(JSON.stringify(causeOf(cutOff))).not.toContain('example.com');
  });

  it('is the error’s own message if no statement failed', () => {
    expect(causeOf(new Error('storage is away'))).toEqual({
      sqlState: null,
      cause: 'Error: storage is away',
    });
  });
});
