/**
 * Documents made ready to be run. Each is validated once, interpreted the first time and compiled for every later one: a
 * replayed batch is seldom asked twice, and compiling costs more than its one answer.
 */
import type {
  DocumentNode,
  ExecutionResult,
  GraphQLError,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { createHash } from 'node:crypto';
import { readsContentOnly } from './content-only.ts';
import type { RequestContext } from '../context/context.ts';
import type { CheckedDocument } from './document-check.ts';
import { compileQuery, execute, isCompiledQuery, print, specifiedRules, validate } from './graphql-js.ts';
import { validationRules } from './limits.ts';
import { withRefusedFields } from './refused-variables.ts';

export interface RunnableDocument {
  /** The errors of the document. If there are any, `run` must not be called. */
  errors: readonly GraphQLError[];
  /**
   * Equal for documents that ask for the same content, however they are written. Null for the
   * rest.
   */
  contentHash: string | null;
  run: Run;
}

type Variables = Readonly<Record<string, unknown>>;
type Run = (context: RequestContext, variables: Variables) => Promise<ExecutionResult>;

const MAX_ERRORS = 5;
/**
 * Leaves are not checked at run time, because the TypeScript compiler has checked them: resolvers are typed by the
 * contract.
 */
const COMPILER = { disableLeafSerialization: true };

/** Returns the same for the same checked document, of which only the checked operation ever runs. */
export function createRunnableDocuments(
  schema: GraphQLSchema,
  isIntrospectionOpen: boolean,
): (checked: CheckedDocument) => RunnableDocument {
  const rules = [...specifiedRules, ...validationRules(isIntrospectionOpen)];
  const known = new WeakMap<OperationDefinitionNode, RunnableDocument>();
  return ({ document, operation }) => {
    const kept = known.get(operation);
    if (kept !== undefined) return kept;
    const errors = validate(schema, document, rules, { maxErrors: MAX_ERRORS });
    const isContentOnly = errors.length === 0 && readsContentOnly(document, operation);
    const name = operation.name?.value;
    const runnable = {
      errors,
      contentHash: isContentOnly ? hashOf(document, name) : null,
      run: createRun(schema, document, name),
    };
    known.set(operation, runnable);
    return runnable;
  };
}

function hashOf(document: DocumentNode, operationName: string | undefined): string {
  const canonical = JSON.stringify([operationName, print(document)]);
  return createHash('sha256').update(canonical).digest('base64url');
}

function createRun(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): Run {
  let isRunBefore = false;
  let compiled: CompiledQuery | null = null;
  const interpret: Run = async (contextValue, variableValues) =>
    withRefusedFields(
      schema,
      await execute({ schema, document, contextValue, variableValues, operationName }),
      variableValues,
      contextValue.isReplay,
    );
  return async (context, variables) => {
    if (isRunBefore) compiled ??= compile(schema, document, operationName);
    isRunBefore = true;
    if (compiled === null) return interpret(context, variables);
    const result = await compiled.query(undefined, context, variables);
    // If compilation rejects the variables, run through graphql-js for its better message.
    return 'data' in result ? result : interpret(context, variables);
  };
}

/** Returns null for a document that cannot be compiled. */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): CompiledQuery | null {
  const compiled = compileQuery(schema, document, operationName, COMPILER);
  return isCompiledQuery(compiled) ? compiled : null;
}
