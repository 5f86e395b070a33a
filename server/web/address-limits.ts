/** Limits how much one network address may ask: in all, and of each route that has a limit of its own. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAILURES } from '../../contract/failures.ts';
import { GRAPHQL_PATH, IDENTITY_PATH } from '../../contract/service-paths.ts';
import { type NetworkLimit, ROUTE_LIMITS, routeKey } from '../core/call-limits.ts';
import { createMinuteCounts, type MinuteCounts } from '../core/minute-counts.ts';
import { networkOf } from '../core/network.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route that there is, as the table of limits names it (core/call-limits.ts). */
    routeKeys: Set<string>;
  }
}

/** Refuses before anything of the request is read: 429, or the contract's RATE_LIMITED at HTTP 200 on /graphql. */
export function registerAddressLimits(app: FastifyInstance, maxPerMinute: number): void {
  const everything = createMinuteCounts(maxPerMinute);
  const counts = new Map<NetworkLimit, MinuteCounts>();
  for (const limits of Object.values(ROUTE_LIMITS)) {
    const limit = limits?.network;
    if (limit === undefined || counts.has(limit)) continue;
    const most = 'part' in limit ? Math.ceil(maxPerMinute * limit.part) : limit.perMinute;
    counts.set(limit, createMinuteCounts(most));
  }
  const routeKeys = new Set<string>();
  app.decorate('routeKeys', routeKeys);
  app.addHook('onRoute', ({ url }) => void routeKeys.add(routeKey(url)));
  app.addHook('onRequest', (request, reply, done) => {
    const network = networkOf(request);
    const limit = ROUTE_LIMITS[routeKey(request.routeOptions.url ?? '')]?.network;
    const wait = everything.take(network) ?? (limit && counts.get(limit)?.take(network)) ?? null;
    if (wait === null) done();
    else void sendTooMany(request, reply, wait);
  });
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
  if (isAt(request, IDENTITY_PATH))
    return reply.code(429).send({ __type: 'TooManyRequestsException', message });
  if (!isAt(request, GRAPHQL_PATH)) return reply.code(429).send({ message });
  const extensions = { code: 'RATE_LIMITED', retryAfterSeconds };
  return reply.code(200).send({ data: null, errors: [{ message, extensions }] });
}
