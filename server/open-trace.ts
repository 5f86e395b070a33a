import type { FastifyServerOptions } from 'fastify';
import type { Configuration } from './configuration.ts';
import { causeOf } from './core/failures.ts';
import type { Log } from './core/log.ts';
import type { Trace } from './core/trace.ts';

export interface OpenTrace {
  trace: Trace | null;
  /** The log's options, with the trace's id in each line of one. */
  logger: FastifyServerOptions['logger'];
  /** Names the log that is told when traces cannot be sent. */
  reportTo: (log: Log) => void;
  close: () => Promise<void>;
}

/** Loads the sender of traces, if the configuration names a collector. */
export async function openTrace(
  { traces: place }: Pick<Configuration, 'traces'>,
  logger: FastifyServerOptions['logger'],
): Promise<OpenTrace> {
  if (place === null) return { trace: null, logger, reportTo: () => {}, close: () => Promise.resolve() };
  const { openTraces } = await import('./watch/traces.ts');
  const { trace, onUnsent, close } = openTraces(place);
  return {
    trace,
    logger: withTraceId(logger, trace),
    reportTo: (log) =>
      onUnsent((error) => log.warn({ event: 'traces', ...causeOf(error) }, 'traces not sent')),
    close,
  };
}

function withTraceId(logger: FastifyServerOptions['logger'], trace: Trace): FastifyServerOptions['logger'] {
  if (typeof logger !== 'object') return logger;
  const mixin = () => {
    const traceId = trace.currentId();
    return traceId === null ? {} : { traceId };
  };
  return { ...logger, mixin };
}
