/**
 * The one graphql-js of the server, and its compiler. The package ships two builds, and a tool that picks another one than
 * the compiler does ends in two schemas that do not know each other; required, both have the same.
 */
import type { ASTNode, VariableDefinitionNode } from 'graphql';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const graphqlJs: typeof import('graphql') = require('graphql');
const graphqlJit: typeof import('graphql-jit') = require('graphql-jit');

export const { compileQuery, isCompiledQuery } = graphqlJit;

export const {
  buildSchema,
  coerceInputValue,
  execute,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLError,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInputType,
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
  typeFromAST,
  validate,
  visit,
} = graphqlJs;

export function isVariableDefinition(node: ASTNode): node is VariableDefinitionNode {
  return node.kind === graphqlJs.Kind.VARIABLE_DEFINITION;
}
