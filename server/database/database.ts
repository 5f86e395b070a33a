/**
 * The one database type of the server: drizzle over PGlite or over PostgreSQL, and also a transaction of
 * either. PGlite has a single connection, so inside a transaction only the transaction may be used:
 * functions take it as their first argument.
 */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
