/**
 * Failures, for developers who look at the console: the request, the failure and its place. Never the request's values or the
 * answer: those may be hers.
 */
export interface LoggedFailure {
  /** `StudioScreen_Trainings`, `completeTraining`, `profile/upload`. */
  operation: string;
  /** The contract's code, `HTTP 502`, or another short word of ours. */
  code: string;
  /** Fields and places in lists. */
  path?: readonly unknown[] | undefined;
}

export function logFailure({ operation, code, path }: LoggedFailure): void {
  console.warn(['Failed:', operation, code, ...(path ? [path.join('.')] : [])].join(' '));
}

/** The parts of a GraphQL error that may be logged. */
export interface GraphQLProblem {
  extensions?: { code?: unknown };
  path?: readonly unknown[] | undefined;
}

/** Each error of one answer. */
export function logGraphQLErrors(operation: string, errors: readonly GraphQLProblem[]): void {
  for (const { extensions, path } of errors)
    logFailure({ operation, code: typeof extensions?.code === 'string' ? extensions.code : 'unknown', path });
}
