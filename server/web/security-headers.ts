/** What browsers are told to refuse, on every answer; the embedded parts tighten it for their own. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
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
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    reply.header('reporting-endpoints', `csp="${CSP_REPORTS_PATH}"`);
    done();
  });
}

/** An address that cannot be read meets no hook and no route, so its answer brings its own headers. */
export function answerUnreadableAddress(_error: unknown, _request: unknown, reply: RawAnswer): void {
  reply.raw.writeHead(400, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  reply.raw.end('{"message":"The address cannot be read."}');
}

interface RawAnswer {
  raw: { writeHead(status: number, headers: Record<string, string>): unknown; end(text: string): unknown };
}
