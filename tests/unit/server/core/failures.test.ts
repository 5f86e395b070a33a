import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { causeOf } from '../../../../server/core/failures.ts';

/** As the database's driver refuses a row: the message of the outer error repeats the parameters. */
const refusedRow = new DrizzleQueryError(
  'insert into "measurements" ("weight") values ($1)',
  [87.6],
  Object.assign(new Error('value 87.6 is out of range'), { code: '22003' }),
);

describe('the cause of a failure, as the log may have it', () => {
  it('names the state of a failed statement and nothing of its parameters', () => {
    expect(causeOf(refusedRow)).toEqual({ sqlState: '22003', cause: 'A statement failed' });
  });

  it('says nothing of the parameters of a statement that failed without a state', () => {
    const cutOff = new DrizzleQueryError('select $1', ['liige@example.com'], new Error('Connection ended'));
    expect(JSON.stringify(causeOf(cutOff))).not.toContain('example.com');
  });

  it('is told in its own words where no statement is concerned', () => {
    expect(causeOf(new Error('storage is away'))).toEqual({
      sqlState: null,
      cause: 'Error: storage is away',
    });
  });
});
