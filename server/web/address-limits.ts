/** How much one network address may ask: everything together, and uploads on their own. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAILURES } from '../../src/contract/failures.ts';
import { createMinuteCounts } from './minute-counts.ts';
import { networkOf } from './network.ts';

const UPLOADS_PER_MINUTE = 120;
const UPLOAD_PATHS = ['/objects', '/profile/upload'];

/** Refuses before anything of the request is read: 429, or the contract's RATE_LIMITED at HTTP 200 on /graphql. */
export function registerAddressLimits(app: FastifyInstance, maxPerMinute: number): void {
  const everything = createMinuteCounts(maxPerMinute);
  const uploads = createMinuteCounts(UPLOADS_PER_MINUTE);
  app.addHook('onRequest', (request, reply, done) => {
    const network = networkOf(request);
    const wait = everything.take(network) ?? (isUpload(request) ? uploads.take(network) : null);
    if (wait === null) done();
    else void sendTooMany(request, reply, wait);
  });
}

function isUpload({ method, url }: FastifyRequest): boolean {
  return method === 'POST' && UPLOAD_PATHS.some((path) => url.startsWith(path));
}

function sendTooMany(request: FastifyRequest, reply: FastifyReply, retryAfterSeconds: number): FastifyReply {
  request.log.warn({ event: 'too many calls', retryAfterSeconds }, 'an address asks too much');
  reply.header('cache-control', 'no-store').header('retry-after', retryAfterSeconds);
  const message = FAILURES.RATE_LIMITED.meaning;
  if (!request.url.startsWith('/graphql')) return reply.code(429).send({ message });
  const extensions = { code: 'RATE_LIMITED', retryAfterSeconds };
  return reply.code(200).send({ data: null, errors: [{ message, extensions }] });
}
