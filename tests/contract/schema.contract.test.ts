import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildSchema, printSchema } from '../../server/graphql/graphql-js.ts';
import { mutations, queries } from '../../server/resolvers/resolvers.ts';
import { buildExecutableSchema } from '../../server/graphql/schema.ts';

const contract = readFileSync(new URL('../../src/contract/schema.graphql', import.meta.url), 'utf8');

it('serves the contract’s schema, with every description and nothing else', () => {
  expect(printSchema(buildExecutableSchema())).toBe(printSchema(buildSchema(contract)));
});

it('has a resolver behind every operation of the contract', () => {
  const schema = buildSchema(contract);
  expect(Object.keys(queries).sort()).toEqual(Object.keys(schema.getQueryType()?.getFields() ?? {}).sort());
  expect(Object.keys(mutations).sort()).toEqual(
    Object.keys(schema.getMutationType()?.getFields() ?? {}).sort(),
  );
});
