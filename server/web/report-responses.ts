import type { FastifyInstance } from 'fastify';
import type { Watch } from '../core/watch.ts';

/** An address that no route serves. */
const NO_ROUTE = 'none';

/** Tells of every answer that leaves by a route. Addresses may be personal, so a route is told by its pattern. */
export function reportResponses(app: FastifyInstance, watch: Watch): void {
  app.addHook('onResponse', (request, reply, done) => {
    watch.responded(request.routeOptions.url ?? NO_ROUTE, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
