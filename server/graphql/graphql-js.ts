/**
 * The one graphql-js of the server. The package ships two builds, and a tool that picks another one than
 * Mercurius does ends in two schemas that do not know each other; required, it is always Mercurius's own.
 */
import { createRequire } from 'node:module';

const graphqlJs: typeof import('graphql') = createRequire(import.meta.url)('graphql');

export const {
  buildSchema,
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  isScalarType,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  print,
  printSchema,
  visit,
} = graphqlJs;
