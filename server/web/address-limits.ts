/** Limits how much one network address may ask: in all, and separately for uploads and for signing in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAILURES } from '../../src/contract/failures.ts';
import { GRAPHQL_PATH, IDENTITY_PATH, OBJECTS_PATH, UPLOAD_PATH } from '../../src/contract/service-paths.ts';
import { createMinuteCounts } from '../core/minute-counts.ts';
import { networkOf } from '../core/network.ts';

const UPLOADS_PER_MINUTE = 120;
const UPLOAD_PATHS = [OBJECTS_PATH, UPLOAD_PATH];
/** A sign-in's arithmetic and its looks into the database cost as much as so many other requests. */
const IDENTITY_COST = 20;

/** Refuses before anything of the request is read: 429, or the contract's RATE_LIMITED at HTTP 200 on /graphql. */
export function registerAddressLimits(app: FastifyInstance, maxPerMinute: number): void {
  const everything = createMinuteCounts(maxPerMinute);
  const uploads = createMinuteCounts(UPLOADS_PER_MINUTE);
  const identity = createMinuteCounts(Math.ceil(maxPerMinute / IDENTITY_COST));
  const ownLimit = (request: FastifyRequest) => {
    if (isUpload(request)) return uploads;
    return isIdentity(request) ? identity : null;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const network = networkOf(request);
    const wait = everything.take(network) ?? ownLimit(request)?.take(network) ?? null;
    if (wait === null) done();
    else void sendTooMany(request, reply, wait);
  });
}

function isUpload(request: FastifyRequest): boolean {
  return request.method === 'POST' && UPLOAD_PATHS.some((path) => isAt(request, path));
}

function isIdentity(request: FastifyRequest): boolean {
  return request.method === 'POST' && isAt(request, IDENTITY_PATH);
}

/** By the route that answers, or else by what is asked for: a caller can spell an address in many ways. */
function isAt({ url, routeOptions }: FastifyRequest, path: string): boolean {
  return (routeOptions.url ?? url).startsWith(path);
}

function sendTooMany(request: FastifyRequest, reply: FastifyReply, retryAfterSeconds: number): FastifyReply {
  request.log.warn({ event: 'too many calls', retryAfterSeconds }, 'an address asks too much');
  reply.header('cache-control', 'no-store').header('retry-after', retryAfterSeconds);
  const message = FAILURES.RATE_LIMITED.meaning;
  // A client of Cognito's protocol knows that this may pass.
  if (isIdentity(request)) return reply.code(429).send({ __type: 'TooManyRequestsException', message });
  if (!isAt(request, GRAPHQL_PATH)) return reply.code(429).send({ message });
  const extensions = { code: 'RATE_LIMITED', retryAfterSeconds };
  return reply.code(200).send({ data: null, errors: [{ message, extensions }] });
}
