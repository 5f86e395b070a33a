import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import contract from '../../contract/schema.graphql?raw';
import type { RequestContext } from '../context/context.ts';
import { buildSchema, isInterfaceType, isObjectType, isScalarType } from './graphql-js.ts';
import { keepOrder } from './in-series.ts';
import type { Need } from './operation-permissions.ts';
import { MUTATION_PERMISSIONS, QUERY_PERMISSIONS, requireNeed } from './operation-permissions.ts';
import { fields, mutations, queries } from './resolvers.ts';
import { scalars } from './scalars.ts';

/** Resolvers are typed one by one against the contract; the schema knows them only by name. */
type AnyResolver = GraphQLFieldResolver<unknown, RequestContext>;

/** The contract, word for word, with the resolvers behind it. */
export function buildExecutableSchema(): GraphQLSchema {
  const schema = buildSchema(contract);
  attach(schema, 'Query', permitted(queries, QUERY_PERMISSIONS));
  const inOrder = Object.entries(permitted(mutations, MUTATION_PERMISSIONS)).map(([name, resolve]) => [
    name,
    keepOrder(resolve),
  ]);
  attach(schema, 'Mutation', Object.fromEntries(inOrder));
  for (const [typeName, resolvers] of Object.entries(fields)) attach(schema, typeName, resolvers);
  for (const [name, behaviour] of Object.entries(scalars)) {
    const scalar = schema.getType(name);
    if (!isScalarType(scalar)) throw new Error(`The contract has no scalar ${name}`);
    Object.assign(scalar, behaviour);
  }
  const event = schema.getType('TimelineEvent');
  if (!isInterfaceType(event)) throw new Error('The contract has no interface TimelineEvent');
  event.resolveType = (value: { __typename: string }) => value.__typename;
  return schema;
}

/** Each resolver behind its line of the permission table; an operation without a line is never served. */
function permitted(
  resolvers: object,
  permissions: Readonly<Record<string, Need>>,
): Record<string, AnyResolver> {
  const behindNeeds = Object.entries(resolvers).map(([name, resolver]): [string, AnyResolver] => {
    const need = permissions[name];
    if (need === undefined) throw new Error(`The permission table has no line for ${name}`);
    const resolve = resolver as AnyResolver;
    const permittedResolve: AnyResolver = (parent, values, context, info) => {
      requireNeed(context, need);
      return resolve(parent, values, context, info);
    };
    return [name, permittedResolve];
  });
  return Object.fromEntries(behindNeeds);
}

function attach(schema: GraphQLSchema, typeName: string, resolvers: object): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`The contract has no type ${typeName}`);
  const contractFields = type.getFields();
  for (const [name, resolve] of Object.entries(resolvers)) {
    const field = contractFields[name];
    if (field === undefined) throw new Error(`The contract has no field ${typeName}.${name}`);
    field.resolve = resolve as AnyResolver;
  }
}
