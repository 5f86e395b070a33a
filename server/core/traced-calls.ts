/**
 * Measures calls of other services as their clients send them, each attempt by itself. Hosts are named and never paths: these
 * have ids.
 */
import type { Trace } from './trace.ts';

interface AwsRequest {
  request: unknown;
}

interface AwsAnswer {
  response: unknown;
}

type Send = (given: AwsRequest) => Promise<AwsAnswer>;
type Middleware = (next: Send, context: { commandName?: string }) => Send;
type Add = (middleware: Middleware, where: { step: 'deserialize'; priority: 'low'; name: string }) => void;

/** Next to the wire, below what signs, tries again and reads the answer. Signing an address sends nothing, and does not come here. */
export function traceAwsCalls(
  client: { middlewareStack: { add: (...given: never[]) => void } },
  trace: Trace,
): void {
  const add = client.middlewareStack.add.bind(client.middlewareStack) as Add;
  const measured: Middleware =
    (next, { commandName }) =>
    (given) => {
      const { hostname, method } = given.request as { hostname: string; method: string };
      const what = commandName?.replace(/Command$/, '');
      const step = { kind: 'call' as const, host: hostname, method, ...(what === undefined ? {} : { what }) };
      return trace.step(
        step,
        () => next(given),
        ({ response }) => ({ status: (response as { statusCode: number }).statusCode }),
      );
    };
  add(measured, { step: 'deserialize', priority: 'low', name: 'tracedCalls' });
}

/** `fetch` to the address of a service, which has no trace of its own without `trace`. */
export function tracedFetch(
  trace: Trace | null | undefined,
): (url: string | URL, options: RequestInit) => Promise<Response> {
  if (!trace) return fetch;
  return (url, options) =>
    trace.step(
      { kind: 'call', host: new URL(url).hostname, method: options.method ?? 'GET' },
      () => fetch(url, options),
      ({ status }) => ({ status }),
    );
}
