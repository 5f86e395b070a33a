/**
 * Measures the parts of one request, or of one turn of a job: its operation, statements, calls of other services. Like events for
 * monitoring (watch.ts), steps contain no member data: their names are from lists of the product's own, statements have no
 * values, and addresses are patterns of routes or names of hosts. An installation without traces has no `Trace`, and measures
 * nothing.
 */
export type TracedStep =
  | { kind: 'operation'; name: string }
  /** As it is sent to the database, its values apart. */
  | { kind: 'statement'; text: string }
  /** A call of another service. `what` is the service's own name for the request, if it has one without ids. */
  | { kind: 'call'; host: string; method: string; what?: string };

export interface StepOutcome {
  /** The HTTP status of the answer. */
  status?: number;
  /** The contract's codes of what failed in an operation. */
  failures?: readonly string[];
}

export interface TracedRequest {
  /** Runs what handles the request: the steps that begin in it are the request's. */
  within: (work: () => void) => void;
  ended: (status: number) => void;
}

export interface Trace {
  /** Begins the trace of a request. `route` is the pattern under which it was registered. */
  request(asked: { method: string; route: string; requestId: string }): TracedRequest;
  /** Runs a turn of a job as a trace of its own. */
  job<Result>(name: string, work: () => PromiseLike<Result>): Promise<Result>;
  /** Runs a step of the request or job under way; outside of one, `work` runs and nothing is kept of it. */
  step<Result>(
    step: TracedStep,
    work: () => PromiseLike<Result>,
    outcomeOf?: (result: Result) => StepOutcome,
  ): Promise<Result>;
  /** The id of the trace under way here, under which the log and the collector know it; null if there is none. */
  currentId(): string | null;
}

/** Runs `trace.step` if there is a trace, and `work` alone if there is none. */
export function asStep<Result>(
  trace: Trace | null | undefined,
  step: TracedStep,
  work: () => PromiseLike<Result>,
  outcomeOf?: (result: Result) => StepOutcome,
): PromiseLike<Result> {
  return trace ? trace.step(step, work, outcomeOf) : work();
}
