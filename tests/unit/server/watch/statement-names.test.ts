import { describe, expect, it } from 'vitest';
import { statementName, withoutLiterals } from '../../../../server/watch/statement-names.ts';

describe('a statement in a trace', () => {
  it('has no string and no number of its own', () => {
    const text = `update "profiles" set "bio" = 'It''s mine; 7', "room" = 12.5 where "id_2" = $1 and kind in ('a', 'b') limit 10`;
    expect(withoutLiterals(text)).toBe(
      `update "profiles" set "bio" = ?, "room" = ? where "id_2" = $1 and kind in (?, ?) limit ?`,
    );
  });

  it('is short, however many values were sent with it', () => {
    const places = Array.from({ length: 5_000 }, (_, index) => `$${index + 1}`);
    expect(withoutLiterals(`select 1 from marks where key in (${places.join(', ')})`)).toBe(
      'select ? from marks where key in ($…)',
    );
    const rows = places.map((place) => `(${place}, default)`).join(', ');
    expect(withoutLiterals(`insert into marks values ${rows}`).length).toBeLessThanOrEqual(2_000);
  });

  it.each([
    ['select "id" from "marks" where "marks"."id" = $1', 'select marks'],
    ['insert into "stored_today" ("member_id") values ($1)', 'insert stored_today'],
    ['update pgboss.job set state = ?', 'update job'],
    ['  (select member_id from "profiles")', 'select profiles'],
    ['begin', 'begin'],
    ['rollback to savepoint entry', 'rollback'],
    ['', 'statement'],
  ])('is named by its verb and its first table: %s', (text, name) => {
    expect(statementName(text)).toBe(name);
  });
});
