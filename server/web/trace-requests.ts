import type { FastifyInstance } from 'fastify';
import type { Trace } from '../core/trace.ts';
import { HEALTH_PATH } from '../../contract/service-paths.ts';

/** An address that no route serves. */
const NO_ROUTE = 'none';

/**
 * Begins a trace with each request and ends it when its connection is done with it, answered or not. Fastify itself takes what is
 * under way across the arrival of a body. Balancers ask for the health every few seconds, of which nobody wants traces.
 */
export function traceRequests(app: FastifyInstance, trace: Trace): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url: route = NO_ROUTE } = request.routeOptions;
    if (route === HEALTH_PATH) return done();
    const { within, ended } = trace.request({ method: request.method, route, requestId: request.id });
    reply.raw.once('close', () => ended(reply.raw.statusCode));
    within(done);
  });
}
