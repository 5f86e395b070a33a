/**
 * The one graphql-js of the server, and its compiler. The package ships two builds, and a tool that picks another one than
 * the compiler does ends in two schemas that do not know each other; required, both have the same.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const graphqlJs: typeof import('graphql') = require('graphql');
const graphqlJit: typeof import('graphql-jit') = require('graphql-jit');

export const { compileQuery, isCompiledQuery } = graphqlJit;

export const {
  buildSchema,
  execute,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  isScalarType,
  Kind,
  Lexer,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  print,
  printSchema,
  Source,
  specifiedRules,
  validate,
  visit,
} = graphqlJs;
