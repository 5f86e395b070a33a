/** Sends what the modules measure to a collector by OpenTelemetry's protocol. No other file knows the library. */
import type { Attributes, Context, Span } from '@opentelemetry/api';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace as spans } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { setTimeout as pause } from 'node:timers/promises';
import { timerMs } from '../../contract/timers.ts';
import type { StepOutcome, Trace, TracedStep } from '../core/trace.ts';
import { sqlStateOf } from '../database/in-transaction.ts';
import { statementName, withoutLiterals } from './statement-names.ts';

export interface TracesPlace {
  /** The collector's address, to which `/v1/traces` is added. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
}

export interface Traces {
  trace: Trace;
  /** Registers the listener for spans that could not be sent; it is called at most once a minute. */
  onUnsent: (listener: (error: unknown) => void) => void;
  /** Sends the rest; gives up after some seconds if nobody takes it. */
  close: () => Promise<void>;
}

const SEND_EVERY_MS = 2_000;
const SEND_LIMIT_MS = 5_000;
const LAST_SENDING_LIMIT_MS = 3_000;
const TELL_EVERY_MS = 60_000;

export function openTraces({ endpoint, headers, serviceName }: TracesPlace): Traces {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: SEND_LIMIT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_EVERY_MS })],
  });
  const onUnsent = tellOfUnsent();
  // Nobody may wait for a collector: if it takes nothing, unsent spans are dropped.
  const close = () =>
    Promise.race([
      provider.shutdown().catch(() => {}),
      pause(timerMs(LAST_SENDING_LIMIT_MS), undefined, { ref: false }),
    ]);
  return { trace: createTrace(provider), onUnsent, close };
}

function tellOfUnsent(): Traces['onUnsent'] {
  let listeners: ((error: unknown) => void)[] = [];
  let toldAt = -Infinity;
  setGlobalErrorHandler((error) => {
    if (performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    for (const listener of listeners) listener(error);
  });
  return (listener) => {
    listeners = [...listeners, listener];
  };
}

function createTrace(provider: TracerProvider): Trace {
  const tracer = provider.getTracer('hoog');
  // Held here and not registered for the whole process: nothing else in it makes spans.
  const contexts = new AsyncLocalStorageContextManager().enable();
  const begin = (name: string, kind: SpanKind, attributes: Attributes, parent: Context) => {
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    return { span, within: spans.setSpan(parent, span) };
  };
  async function run<Result>(
    { span, within }: { span: Span; within: Context },
    work: () => PromiseLike<Result>,
    outcomeOf?: (result: Result) => StepOutcome,
  ): Promise<Result> {
    try {
      const result = await contexts.with(within, work);
      if (outcomeOf !== undefined) note(span, outcomeOf(result));
      return result;
    } catch (error) {
      span.setAttribute('error.type', errorType(error)).setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }
  return {
    request({ method, route, requestId }) {
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'hoog.request_id': requestId,
      };
      // Never below a caller's own `traceparent`: a stranger would say what is kept, and under which number.
      const { span, within } = begin(`${method} ${route}`, SpanKind.SERVER, attributes, ROOT_CONTEXT);
      return {
        within: (work) => contexts.with(within, work),
        ended(status) {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    job: (name, work) =>
      run(begin(`job ${name}`, SpanKind.INTERNAL, { 'hoog.job': name }, ROOT_CONTEXT), work),
    async step(step, work, outcomeOf) {
      const parent = contexts.active();
      if (spans.getSpan(parent) === undefined) return work();
      const { name, kind, attributes } = describe(step);
      return run(begin(name, kind, attributes, parent), work, outcomeOf);
    },
    currentId: () => spans.getSpan(contexts.active())?.spanContext().traceId ?? null,
  };
}

function describe(step: TracedStep): { name: string; kind: SpanKind; attributes: Attributes } {
  if (step.kind === 'operation')
    return {
      name: `graphql ${step.name}`,
      kind: SpanKind.INTERNAL,
      attributes: { 'graphql.operation.name': step.name },
    };
  if (step.kind === 'statement') {
    const text = withoutLiterals(step.text);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    return { name: statementName(text), kind: SpanKind.CLIENT, attributes };
  }
  const { host, method, what } = step;
  return {
    name: `${method} ${what ?? host}`,
    kind: SpanKind.CLIENT,
    attributes: {
      'http.request.method': method,
      'server.address': host,
      ...(what === undefined ? {} : { 'hoog.called': what }),
    },
  };
}

function note(span: Span, { status, failures = [] }: StepOutcome): void {
  if (status !== undefined) span.setAttribute('http.response.status_code', status);
  if (failures.length > 0) span.setAttribute('hoog.failures', [...failures]);
  if ((status !== undefined && status >= 400) || failures.length > 0)
    span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Messages may contain what a member wrote, so a failure is told by its kind alone. */
function errorType(error: unknown): string {
  return sqlStateOf(error) ?? (error instanceof Error ? error.name : 'unknown');
}
