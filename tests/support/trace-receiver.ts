/** A collector of traces: takes OpenTelemetry's protocol by HTTP, in JSON, and shows what came. */
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  /** Undefined for the root of a trace. */
  parentSpanId?: string;
  attributes: Record<string, unknown>;
  isError: boolean;
}

export interface TraceReceiver {
  endpoint: string;
  /** The headers of each sending. */
  headers: IncomingHttpHeaders[];
  /** All that came, as it came. */
  text(): string;
  spans(): ReceivedSpan[];
  close(): Promise<void>;
}

interface Value {
  stringValue?: string;
  intValue?: number;
  arrayValue?: { values: Value[] };
}

interface Sending {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'isError'> & {
        attributes: { key: string; value: Value }[];
        status: { code: number };
      })[];
    }[];
  }[];
}

const ERROR = 2;

export async function openTraceReceiver(): Promise<TraceReceiver> {
  const sendings: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') {
        sendings.push(body);
        headers.push(request.headers);
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    headers,
    text: () => sendings.join('\n'),
    spans: () => sendings.flatMap(spansOf),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function spansOf(sending: string): ReceivedSpan[] {
  const { resourceSpans }: Sending = JSON.parse(sending);
  return resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, status, ...span }) => ({
        ...span,
        attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)])),
        isError: status.code === ERROR,
      })),
    ),
  );
}

function plain(value: Value): unknown {
  return value.stringValue ?? value.intValue ?? value.arrayValue?.values.map(plain);
}
