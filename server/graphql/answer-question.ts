/** Runs what was asked, and tells the log, the trace and the counts what became of it. */
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import type { Caller } from '../core/caller.ts';
import { badInput } from '../core/failures.ts';
import { networkOf } from '../core/network.ts';
import type { Trace } from '../core/trace.ts';
import { asStep } from '../core/trace.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import type { AllServices, RequestContext } from '../context/context.ts';
import type { Admission } from './admission.ts';
import type { AnswerReports } from './answer-reports.ts';
import { noteOperations } from './audit.ts';
import { formatError } from './format-error.ts';
import { inOneCommit } from './one-commit.ts';
import { createOperationNames, UNREAD } from './operation-names.ts';
import type { Question } from './question.ts';
import { isReplay } from './replay-form.ts';
import type { createRunnableDocuments } from './runnable-documents.ts';
import { withinTime } from './time-limit.ts';

interface AnsweringOptions {
  services: AllServices;
  admit: Admission['admit'];
  runnableOf: ReturnType<typeof createRunnableDocuments>;
  reports: AnswerReports | null;
  trace: Trace | null;
}

type Asking = Pick<RequestContext, 'caller' | 'longTexts'>;

/** The returned function never rejects: what fails is in its answer. `checked` is null of what must not be kept. */
export function createAnswering({ services, admit, runnableOf, reports, trace }: AnsweringOptions) {
  const nameForTrace = trace && createOperationNames();

  return async (request: FastifyRequest, question: Question | null, asking: Asking) => {
    const { method, log } = request;
    const { caller } = asking;
    const context = { ...asking, services, log, isHalted: false };
    let name = UNREAD;
    try {
      if (question === null)
        throw badInput('query', 'The body is a JSON object with query, variables and operationName.');
      const checked = await admit(question, caller, networkOf(request));
      const { operation, rootFields } = checked;
      name = reports?.nameOf(checked) ?? name;
      if (method !== 'POST' && operation.operation === 'mutation')
        return failed(name, caller, [badInput('query', 'Mutations come by POST.')], log, 405);
      const runnable = runnableOf(checked);
      if (runnable.errors.length > 0) return failed(name, caller, runnable.errors, log);
      reports?.replayed(checked, question.variables, services.clock());
      const run = async () => {
        const running = inOneCommit(services, rootFields, (own) =>
          runnable.run({ ...context, isReplay: isReplay(operation), services: own }, question.variables),
        );
        const { data = null, errors } = await withinTime<ExecutionResult>(running);
        return { data, errors, formatted: errors?.map((error) => formatError(error, log)) };
      };
      const step = { kind: 'operation' as const, name: nameForTrace?.(checked) ?? '' };
      const { data, errors, formatted } = await asStep(trace, step, run, failuresOf);
      noteOperations(log, caller, rootFields, formatted ?? []);
      const text = JSON.stringify({ data, errors: formatted });
      const kept = formatted === undefined ? checked : null;
      const status = errors?.some(isDatabaseUnavailable) ? 503 : 200;
      return { text, checked: kept, status, operation: name, errors: formatted ?? [] };
    } catch (error) {
      return failed(name, caller, [error], log, isDatabaseUnavailable(error) ? 503 : 200);
    }
  };
}

/** The failures in an operation, for its trace. */
function failuresOf({ formatted = [] }: { formatted: readonly GraphQLFormattedError[] | undefined }) {
  return { failures: formatted.map(({ extensions }) => String(extensions?.['code'])) };
}

function failed(
  operation: string,
  caller: Caller,
  found: readonly unknown[],
  log: FastifyBaseLogger,
  status = 200,
) {
  const errors = found.map((error) => formatError(error, log));
  noteOperations(log, caller, [], errors);
  return { text: JSON.stringify({ data: null, errors }), checked: null, status, operation, errors };
}
