import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGES_MAX_PER_KEY } from '../../contract/limits.ts';
import { buildSchema, printSchema } from '../../server/graphql/graphql-js.ts';
import { mutations, queries } from '../../server/graphql/resolvers.ts';
import { buildExecutableSchema } from '../../server/graphql/schema.ts';

const contract = readFileSync(new URL('../../contract/schema.graphql', import.meta.url), 'utf8');

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

it('gives as many pages of a key, where no limit is asked for, as the press lets staff write', () => {
  const limit = buildSchema(contract)
    .getQueryType()
    ?.getFields()
    ['getCMS']?.args.find(({ name }) => name === 'limit');
  expect(limit?.defaultValue).toBe(PAGES_MAX_PER_KEY);
});
