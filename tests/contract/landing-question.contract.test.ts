/**
 * The landing page's query has no *.graphql file: nothing else says that phones with an earlier build still send it in its old
 * form.
 */
import { expect, it } from 'vitest';
import { OPEN_CONTENT_QUERY } from '../../contract/open-content-query.ts';
import { canonicalHash } from '../../server/graphql/known-operations.ts';
import { parse } from '../../server/graphql/graphql-js.ts';

const RELEASED = 'tKNyWq3sDWNMBAlxjzQ3isdawahEFDy8RXejXZ6diA8';

it('asks what its last release asked', () => {
  expect(
    canonicalHash(parse(OPEN_CONTENT_QUERY)),
    `it changed: once it was released, put ${RELEASED} into server/graphql/released-operations.ts, then the new hash here`,
  ).toBe(RELEASED);
});
