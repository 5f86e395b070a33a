/** Before the browser tests: one server starts from nothing and fills what all others copy. */
export { makeTemplate as default } from './service.ts';
