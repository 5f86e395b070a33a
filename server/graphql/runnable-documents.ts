/**
 * Documents made ready to be run. Each is validated once, interpreted the first time and compiled for every later one: a
 * replayed batch is seldom asked twice, and compiling costs more than its one answer.
 */
import type { DocumentNode, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { readsContentOnly } from './content-only.ts';
import type { RequestContext } from './context.ts';
import { compileQuery, execute, isCompiledQuery, specifiedRules, validate } from './graphql-js.ts';
import { validationRules } from './limits.ts';
import type { Question } from './question.ts';

export interface RunnableDocument {
  /** What is wrong with the document; with any of it `run` must not be called. */
  errors: readonly GraphQLError[];
  isContentOnly: boolean;
  run: Run;
}

type Run = (context: RequestContext, question: Question) => Promise<ExecutionResult>;

const MAX_ERRORS = 5;
/**
 * What each leaf would be checked for at every answer, the compiler of this code has checked: resolvers are typed by the
 * contract.
 */
const COMPILER = { disableLeafSerialization: true };

/** Answers the same for the same document; its text says which of its operations is meant. */
export function createRunnableDocuments(
  schema: GraphQLSchema,
  isIntrospectionOpen: boolean,
): (document: DocumentNode) => RunnableDocument {
  const rules = [...specifiedRules, ...validationRules(isIntrospectionOpen)];
  const known = new WeakMap<DocumentNode, RunnableDocument>();
  return (document) => {
    const kept = known.get(document);
    if (kept !== undefined) return kept;
    const errors = validate(schema, document, rules, { maxErrors: MAX_ERRORS });
    const isContentOnly = errors.length === 0 && readsContentOnly(document);
    const runnable = { errors, isContentOnly, run: createRun(schema, document) };
    known.set(document, runnable);
    return runnable;
  };
}

function createRun(schema: GraphQLSchema, document: DocumentNode): Run {
  let isRunBefore = false;
  let compiled: CompiledQuery | null = null;
  const interpret: Run = async (contextValue, { variables, operationName }) =>
    execute({ schema, document, contextValue, variableValues: variables, operationName });
  return async (context, question) => {
    if (isRunBefore) compiled ??= compile(schema, document, question.operationName);
    isRunBefore = true;
    if (compiled === null) return interpret(context, question);
    const result = await compiled.query(undefined, context, question.variables);
    // Of variables that it refuses, the interpreter says more.
    return 'data' in result ? result : interpret(context, question);
  };
}

/** Null for what has no operation of that name. */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): CompiledQuery | null {
  const compiled = compileQuery(schema, document, operationName, COMPILER);
  return isCompiledQuery(compiled) ? compiled : null;
}
