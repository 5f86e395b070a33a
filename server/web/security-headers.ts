/** The headers that tell browsers what to refuse, on every answer; the embedded parts tighten them for their own. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { CSP_REPORTS_PATH } from './csp-reports.route.ts';

export interface SecurityOptions {
  publicUrl: string;
  /** Other origins that the page talks to: a real identity service, a real object store. */
  connectOrigins: readonly string[];
}

const PERMISSIONS_POLICY =
  'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), screen-wake-lock=(self)';
/** The one name under which the page makes an address of a script: its own worker's (src/app/worker). */
const WORKER_POLICY = 'hoog-worker';
const HSTS_SECONDS = 365 * 24 * 3600;

/** Headers of an answer that is not a document: nothing in it may run, and its type may not be guessed. */
const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};
/** Headers of a document: the features it may use, and the address for reports of violations. helmet adds the policy itself. */
const DOCUMENT_HEADERS = {
  'permissions-policy': PERMISSIONS_POLICY,
  'reporting-endpoints': `csp="${CSP_REPORTS_PATH}"`,
};
/** Headers of an answer that passes no hook and no route. */
const BARE_HEADERS = { ...DATA_HEADERS, 'referrer-policy': 'no-referrer' };

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * True if answers are data: three headers say so, and the page's own dozen would cost more than many answers.
     */
    isData?: boolean;
  }
}

/** Options with which a data route is registered. */
export const DATA_ROUTE = { helmet: false, config: { isData: true } } as const;

export async function registerSecurityHeaders(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const isHttps = options.publicUrl.startsWith('https:');
  const { connectOrigins } = options;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:', ...connectOrigins],
        mediaSrc: ["'self'", 'blob:', ...connectOrigins],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connectOrigins],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: ['https://w.soundcloud.com'],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: [WORKER_POLICY],
        // The second for browsers that know nothing of the first.
        reportTo: ['csp'],
        reportUri: [CSP_REPORTS_PATH],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.isData === true ? DATA_HEADERS : DOCUMENT_HEADERS);
    done();
  });
}

/** A caller is rejected before any hook while the server closes. */
export function registerClosingHeaders(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    app.server.prependListener('request', (_request, response) => {
      for (const [name, value] of Object.entries(BARE_HEADERS)) response.setHeader(name, value);
    });
    done();
  });
}

/** An address that cannot be read meets no hook and no route, so its answer brings its own headers. */
export function answerUnreadableAddress(_error: unknown, _request: unknown, reply: RawAnswer): void {
  reply.raw.writeHead(400, { 'content-type': 'application/json; charset=utf-8', ...BARE_HEADERS });
  reply.raw.end('{"message":"The address cannot be read."}');
}

interface RawAnswer {
  raw: { writeHead(status: number, headers: Record<string, string>): unknown; end(text: string): unknown };
}

const UNREADABLE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers input that is no HTTP, has headers that are too long, or never ends, on the raw connection, and closes it. */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = UNREADABLE[error.code ?? ''] ?? '400 Bad Request';
  const body = '{"message":"The request cannot be read."}';
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
    ...BARE_HEADERS,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}
