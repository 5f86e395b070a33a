/** Argument values as an attacker sends them, for every operation of the contract: valid, nearly valid, and absurd. */
import fc from 'fast-check';
import type { GraphQLInputType, GraphQLNamedType, GraphQLOutputType } from 'graphql';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

const INJECTIONS = [
  "'; drop table measurements; --",
  "' or '1'='1",
  '") { id } } #',
  '${7*7}',
  '../../../../etc/passwd',
  '\u0000',
  '\u202Eevil\u202C',
  '<script>alert(1)</script>',
  '{"$gt":""}',
  '__proto__',
  'constructor',
  '%00',
  '\uD800',
  '😀'.repeat(300),
  'a'.repeat(5_000),
  '',
  ' ',
];
const DATES = [
  '2026-11-20',
  '2026-02-30',
  '0000-00-00',
  '2026-11-20T08:00:00+02:00',
  '2026-11-20T08:00:00',
  '9999-12-31',
  '9999-12',
  'COMPLETEDTRAINING#9999-12',
  '9999-12-31T23:59:59Z',
  '-271821-04-20T00:00:00Z',
  '275760-09-13T00:00:00Z',
  '+1e9',
  '2026-11',
  'MEASUREMENT',
  'COMPLETEDTRAINING',
  'COMPLETEDTRAINING#2026-11',
  'COMPLETEDTRAINING#2026-99',
  'SCHEDULED',
];
const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  1e21,
  70.12345678901234,
  500,
  501,
];

/** JSON has no NaN: this is how it arrives. */
const NOT_NUMBERS = ['NaN', 'Infinity', '1e309', null, true, [], {}];

/** `known` are existing ids, including other members'. */
function absurd(known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constantFrom(...INJECTIONS, ...DATES, ...known),
    fc.constantFrom(...NUMBERS),
    fc.constantFrom(...NOT_NUMBERS),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.double(),
    fc.jsonValue({ maxDepth: 2 }),
  );
}

function fitting(type: GraphQLNamedType, known: readonly string[]): fc.Arbitrary<unknown> {
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (type.name === 'Int') return fc.oneof(fc.integer(), fc.integer({ min: 0, max: 600 }));
  if (type.name === 'Float') return fc.oneof(fc.constantFrom(...NUMBERS), fc.double({ min: 10, max: 450 }));
  if (type.name === 'Boolean') return fc.boolean();
  if (type.name === 'ID') return fc.oneof(fc.uuid(), fc.constantFrom(...known, ...INJECTIONS));
  return fc.constantFrom(...known, ...DATES, ...INJECTIONS);
}

export function valueOf(type: GraphQLInputType, known: readonly string[]): fc.Arbitrary<unknown> {
  const named = getNamedType(type);
  const right = isInputObjectType(named)
    ? fc.record(
        Object.fromEntries(
          Object.values(named.getFields()).map((field) => [field.name, valueOf(field.type, known)]),
        ),
        { requiredKeys: [] },
      )
    : fitting(named, known);
  return fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: absurd(known) });
}

export interface Asking {
  query: string;
  variables: Record<string, unknown>;
}

/** A query for one root field, with every argument as a variable and every field of its result. */
export function askingOf(
  schema: GraphQLSchema,
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  known: readonly string[],
): fc.Arbitrary<Asking> {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const query = `${kind} Fuzz${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selectionOf(schema, field.type, 4)} }`;
  const variables = Object.fromEntries(field.args.map(({ name, type }) => [name, valueOf(type, known)]));
  const requiredKeys = field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  return fc.record(variables, { requiredKeys }).map((values) => ({ query, variables: values }));
}

function selectionOf(schema: GraphQLSchema, type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (depth === 0) return '{ __typename }';
  if (!('getFields' in named)) return '{ __typename }';
  const fields = Object.values(named.getFields()).map(
    (field) => `${field.name} ${selectionOf(schema, field.type, depth - (isListType(field.type) ? 0 : 1))}`,
  );
  const implementations =
    'getInterfaces' in named && 'resolveType' in named ? schema.getPossibleTypes(named) : [];
  const more = implementations.map(
    (one) =>
      `... on ${one.name} { ${Object.values(one.getFields())
        .map((field) => `${field.name} ${selectionOf(schema, field.type, depth - 1)}`)
        .join(' ')} }`,
  );
  return `{ ${[...fields, ...more].join(' ')} }`;
}
