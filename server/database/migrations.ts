/** The migrations of one owner's tables, in a chain of their own: the product's, and those of the stand-ins. */
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { RunSql } from './run-sql.ts';
import { OperatorsProblem } from './operators-problem.ts';

export interface MigrationChain {
  /** The folder that `npm run migration` writes. */
  migrationsFolder: string;
  /** The table that says how far the database has come, in the schema `drizzle`. */
  migrationsTable: string;
}

export const productMigrations = (migrationsFolder: string): MigrationChain => ({
  migrationsFolder,
  migrationsTable: '__drizzle_migrations',
});

export const standInMigrations = (migrationsFolder: string): MigrationChain => ({
  migrationsFolder,
  migrationsTable: 'stand_in_migrations',
});

/** A database whose tables were made by migrations that this chain does not begin with. */
export class FormerDatabase extends OperatorsProblem {
  override readonly name = 'FormerDatabase';

  constructor() {
    super(
      'This database is of a version before the first release, and its tables are other ones. Name an empty one: by DATABASE_URL, or without it by DATA_DIR.',
    );
  }
}

/** Throws `FormerDatabase`. Without it the first migration would fail on a table that there is already, and say no more. */
export async function refuseFormer(runSql: RunSql, chain: MigrationChain): Promise<void> {
  const name = `drizzle.${chain.migrationsTable}`;
  const { rows: found } = await runSql('select to_regclass($1)::text as name', [name]);
  if ((found as { name: string | null }[])[0]?.name == null) return;
  const { rows } = await runSql(`select hash from ${name} order by created_at limit 1`);
  const [applied] = rows as { hash: string }[];
  const [first] = readMigrationFiles(chain);
  if (applied !== undefined && applied.hash !== first?.hash) throw new FormerDatabase();
}
