import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';

const REQUEST_ID_HEADER = 'x-request-id';

/** Never the caller's own, which would put words of his into the log; and not counted, which would say how many there are. */
export const newRequestId = (): string => randomUUID();

/** Puts the id that the log has in each line of a request (`reqId`) into its answer. To be registered before what may refuse it. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
