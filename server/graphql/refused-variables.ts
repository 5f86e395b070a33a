import type { ExecutionResult, GraphQLError as Refused, GraphQLSchema } from 'graphql';
import {
  coerceInputValue,
  GraphQLError,
  isInputType,
  isVariableDefinition,
  typeFromAST,
} from './graphql-js.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Returns the same answer. If variables were rejected, each error names its field in its extensions. */
export function withRefusedFields(
  schema: GraphQLSchema,
  result: ExecutionResult,
  variables: Variables,
): ExecutionResult {
  if ('data' in result || result.errors === undefined) return result;
  return { ...result, errors: result.errors.map((error) => withField(schema, error, variables)) };
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
