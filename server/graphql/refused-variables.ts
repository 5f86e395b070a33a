import type { ExecutionResult, GraphQLError as Refused, GraphQLInputType, GraphQLSchema } from 'graphql';
import { Failure } from '../core/failures.ts';
import {
  coerceInputValue,
  getNullableType,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isVariableDefinition,
  typeFromAST,
} from './graphql-js.ts';

type Variables = Readonly<Record<string, unknown>>;

/**
 * Returns the same answer. If variables were rejected, each error names its field in its extensions. Of a replay, a name that
 * the schema does not have is a temporary failure instead: the release that wrote it knows it.
 */
export function withRefusedFields(
  schema: GraphQLSchema,
  result: ExecutionResult,
  variables: Variables,
  isReplay: boolean,
): ExecutionResult {
  if ('data' in result || result.errors === undefined) return result;
  const named = result.errors.map((error) => withField(schema, error, variables));
  if (!isReplay || !result.errors.some((error) => isOfUnknownName(schema, error, variables)))
    return { ...result, errors: named };
  const failure = new Failure('INTERNAL', 'This holds a name that is not known here.');
  return { ...result, errors: [new GraphQLError(failure.message, { originalError: failure })] };
}

function isOfUnknownName(schema: GraphQLSchema, { nodes }: Refused, variables: Variables): boolean {
  const definition = nodes?.find(isVariableDefinition);
  const type = definition && typeFromAST(schema, definition.type);
  return isInputType(type) && holdsUnknownName(type, variables[definition?.variable.name.value ?? '']);
}

/** True if it holds a value of an enumeration, or a field of an input, that this schema does not have. */
function holdsUnknownName(given: GraphQLInputType, value: unknown): boolean {
  const type = getNullableType(given);
  if (isEnumType(type)) return typeof value === 'string' && type.getValue(value) === undefined;
  if (typeof value !== 'object' || value === null) return false;
  if (isListType(type)) return Object.values(value).some((item) => holdsUnknownName(type.ofType, item));
  if (!isInputObjectType(type)) return false;
  const fields = type.getFields();
  return Object.entries(value).some(([name, item]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field === undefined || holdsUnknownName(field.type, item);
  });
}

function withField(schema: GraphQLSchema, error: Refused, variables: Variables): Refused {
  const field = refusedField(schema, error, variables);
  if (field === null) return error;
  return new GraphQLError(error.message, { nodes: error.nodes ?? null, extensions: { field } });
}

/** The innermost named field that was refused, or the variable itself. Null for an error about anything else. */
function refusedField(schema: GraphQLSchema, { nodes }: Refused, variables: Variables): string | null {
  const definition = nodes?.find(isVariableDefinition);
  if (definition === undefined) return null;
  const name = definition.variable.name.value;
  const type = typeFromAST(schema, definition.type);
  if (!isInputType(type) || !Object.hasOwn(variables, name)) return name;
  const refused: string[] = [];
  coerceInputValue(variables[name], type, (path) => {
    refused.push(path.findLast((step) => typeof step === 'string') ?? name);
  });
  return refused[0] ?? name;
}
