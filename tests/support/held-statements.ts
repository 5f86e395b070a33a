/** Stops servers in the middle of what they do: their statements wait in the database until the test lets go. */
import type pg from 'pg';

export interface HeldStatement {
  event: 'insert' | 'update' | 'delete';
  table: string;
  /** The rows, as SQL over `old` and `new`. */
  when: string;
}

export interface Hold {
  /** The statements at which somebody waits, by their places in the list. */
  waitedAt(): Promise<number[]>;
  /** Lets everything pass. Work that has been ended meanwhile is not done. */
  release(): Promise<void>;
}

export async function holdStatements(database: pg.Pool, statements: readonly HeldStatement[]): Promise<Hold> {
  const holder = await database.connect();
  for (const [place, { event, table, when }] of statements.entries()) {
    await holder.query('select pg_advisory_lock($1)', [place]);
    await holder.query(
      `create function held_${place}() returns trigger language plpgsql as $$
       begin perform pg_advisory_xact_lock(${place}); return ${event === 'delete' ? 'old' : 'new'}; end $$`,
    );
    await holder.query(
      `create trigger held_${place} before ${event} on ${table} for each row when (${when}) execute function held_${place}()`,
    );
  }
  return {
    async waitedAt() {
      const { rows } = await database.query<{ place: number }>(
        `select distinct objid::int as place from pg_locks
         where locktype = 'advisory' and not granted and classid = 0 and objid < $1
         and database = (select oid from pg_database where datname = current_database()) order by 1`,
        [statements.length],
      );
      return rows.map(({ place }) => place);
    },
    async release() {
      // First the triggers: dropping one waits for what was ended at it.
      for (const place of statements.keys()) await holder.query(`drop function held_${place} cascade`);
      await holder.query('select pg_advisory_unlock_all()');
      holder.release();
    },
  };
}
