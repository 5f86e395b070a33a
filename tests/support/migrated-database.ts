/** Runs before the API tests, whose databases on PostgreSQL are copies of one. */
export { makeTablesTemplate as setup } from './database-server.ts';
