/**
 * The network between a browser and the server, as bad as a test needs it: an HTTP proxy for members' browsers. It
 * logs requests, and can lose responses, hang, truncate, refuse, or act as a captive portal.
 */
import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface NetworkRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request that has passed through, in order of start. Times are from `performance.now()`. */
export interface Exchange {
  method: string;
  path: string;
  /** The browser's bytes. */
  bytes: Buffer;
  /** The bytes as text, for GraphQL requests; empty for others. */
  body: string;
  /** The operation requested from the identity service. */
  target: string | undefined;
  startedAt: number;
  /** Undefined while it hangs. */
  endedAt: number | undefined;
  /** The status the browser received; undefined without a response. */
  status: number | undefined;
  didReachServer: boolean;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * gone: nothing listens. hang: accepted, but never answered or forwarded. lose: the server processes it, but only the
 * head of its response arrives. truncate: half of the response arrives. delay: it arrives late. rewrite: another text
 * arrives. keep: it arrives when `until` resolves. answer: a response in the server's place.
 */
export type Fault =
  | { type: 'gone' }
  | { type: 'hang' }
  | { type: 'lose' }
  | { type: 'truncate' }
  | { type: 'delay'; delayMs: number }
  | { type: 'keep'; until: Promise<void> }
  | { type: 'rewrite'; rewrite: (body: string) => string }
  | { type: 'answer'; status: number; contentType: string; body: string };

export const PORTAL: Fault = {
  type: 'answer',
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: '<!doctype html><title>Wi-Fi</title><h1>Tere tulemast jõusaali Wi-Fisse</h1><form><button>Nõustun</button></form>',
};
export const UNAVAILABLE: Fault = {
  type: 'answer',
  status: 503,
  contentType: 'text/html',
  body: '<h1>503</h1>',
};

/** A service that answers, and fails on every question: every field is null, beside its error. */
export const FAILING: Fault = {
  type: 'rewrite',
  rewrite(body) {
    const fields = Object.keys((JSON.parse(body) as { data?: object }).data ?? {});
    const errors = fields.map((field) => ({ path: [field], extensions: { code: 'INTERNAL' } }));
    return JSON.stringify({ data: Object.fromEntries(fields.map((field) => [field, null])), errors });
  },
};

type Matches = (request: NetworkRequest) => boolean;

interface Trouble {
  matches: Matches;
  fault: Fault;
  timesLeft: number;
}

export const anything: Matches = () => true;
/** Any request to the service through the contract. */
export const isGraphQL: Matches = ({ path }) => path === '/graphql';
/** A batch of entries being sent. */
export const isReplay: Matches = ({ path, body }) => path === '/graphql' && body.includes('mutation Replay');
export const isUpload: Matches = ({ method, path }) => method === 'POST' && path.startsWith('/objects');
/** The worker's script, as the browser requests it to check for a new version. */
export const isWorkerScript: Matches = ({ path }) => path === '/sw.js';

export class Network {
  readonly #server: Server;
  /** Keeps no connection for later: a request on one that the server has just closed fails, and the browser repeats it. */
  readonly #agent = new Agent();
  readonly #held = new Set<ServerResponse>();
  #troubles: Trouble[] = [];
  #serverPort = 0;
  /** All requests of a browser since the last `forget`. */
  log: Exchange[] = [];

  private constructor() {
    this.#server = createServer((incoming, response) => {
      this.#pass(incoming, response).catch(() => response.destroy());
    });
  }

  static async open(): Promise<Network> {
    const network = new Network();
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    return network;
  }

  /** The address that browsers open. */
  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The server itself, bypassing the faults. */
  get serverOrigin(): string {
    return `http://127.0.0.1:${this.#serverPort}`;
  }

  connectTo(serverPort: number): void {
    this.#serverPort = serverPort;
  }

  /** Makes matching requests fail, `times` times or until healed. The newest fault takes precedence. */
  fail(matches: Matches, fault: Fault, times = Infinity): void {
    this.#troubles.unshift({ matches, fault, timesLeft: times });
  }

  /** Removes all faults; hanging requests are cut off. */
  heal(): void {
    this.#troubles = [];
    for (const response of this.#held) response.destroy();
    this.#held.clear();
  }

  forget(): void {
    this.log = [];
  }

  /** The batches of entries that reached the server. */
  replays(): Exchange[] {
    return this.log.filter(({ didReachServer, body }) => didReachServer && body.includes('mutation Replay'));
  }

  async close(): Promise<void> {
    this.heal();
    this.#agent.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const request: NetworkRequest = { method, path, headers, body: await bodyOf(incoming) };
    const exchange = this.#note(request);
    response.on('close', () => {
      exchange.endedAt = performance.now();
    });
    const fault = this.#faultOf(request);
    if (fault?.type === 'gone') return void response.destroy();
    if (fault?.type === 'hang') return void this.#held.add(response);
    if (fault?.type === 'answer') {
      const { status, contentType, body } = fault;
      return give(response, exchange, {
        status,
        headers: { 'content-type': contentType },
        body: Buffer.from(body),
      });
    }
    exchange.didReachServer = true;
    const answer = await this.#ask(fault?.type === 'rewrite' ? plainly(request) : request);
    if (fault?.type === 'rewrite') return give(response, exchange, rewritten(answer, fault.rewrite));
    // Once the head has arrived, the browser does not repeat the request itself, so the app has to.
    if (fault?.type === 'lose') return cut(response, answer, 0);
    if (fault?.type === 'truncate') return cut(response, answer, Math.floor(answer.body.length / 2));
    if (fault?.type === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault?.type === 'keep') await fault.until;
    return give(response, exchange, answer);
  }

  #note({ method, path, headers, body }: NetworkRequest): Exchange {
    const exchange: Exchange = {
      method,
      path,
      bytes: body,
      body: path === '/graphql' ? body.toString() : '',
      target: String(headers['x-amz-target'] ?? '').split('.')[1],
      startedAt: performance.now(),
      endedAt: undefined,
      status: undefined,
      didReachServer: false,
    };
    this.log.push(exchange);
    return exchange;
  }

  #faultOf(request: NetworkRequest): Fault | undefined {
    const trouble = this.#troubles.find(({ matches, timesLeft }) => timesLeft > 0 && matches(request));
    if (trouble) trouble.timesLeft -= 1;
    return trouble?.fault;
  }

  #ask({ method, path, headers, body }: NetworkRequest): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const to = { host: '127.0.0.1', port: this.#serverPort, agent: this.#agent, method, path, headers };
      const outgoing = send(to, (incoming) => {
        bodyOf(incoming).then(
          (answered) =>
            resolve({ status: incoming.statusCode ?? 502, headers: incoming.headers, body: answered }),
          reject,
        );
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }
}

/** Asks for the complete text, uncompressed. */
function plainly({ headers, ...request }: NetworkRequest): NetworkRequest {
  const {
    'accept-encoding': _coding,
    'if-none-match': _tag,
    'if-modified-since': _since,
    ...plain
  } = headers;
  return { ...request, headers: plain };
}

function rewritten({ status, headers, body }: Answer, rewrite: (body: string) => string): Answer {
  const { etag: _tag, 'last-modified': _since, ...plain } = headers;
  return { status, headers: plain, body: Buffer.from(rewrite(body.toString())) };
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function give(response: ServerResponse, exchange: Exchange, answer: Answer): void {
  exchange.status = answer.status;
  response.writeHead(answer.status, headersOf(answer));
  response.end(answer.body);
}

function cut(response: ServerResponse, answer: Answer, keptBytes: number): void {
  response.writeHead(answer.status, headersOf(answer));
  response.flushHeaders();
  response.write(answer.body.subarray(0, keptBytes), () => response.destroy());
}

/** The buffered body has a length; the connection's own headers end here. */
function headersOf({ status, headers, body }: Answer): IncomingHttpHeaders {
  const { 'transfer-encoding': _chunked, connection: _hop, ...kept } = headers;
  return status === 204 || status === 304 ? kept : { ...kept, 'content-length': `${body.length}` };
}
