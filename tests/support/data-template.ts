/** Runs before the browser tests: one server starts from nothing and creates the data that all others copy. */
export { makeTemplate as default } from './service.ts';
