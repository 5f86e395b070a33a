/**
 * How a process that a balancer knows ends without a call that fails:
 *
 *   serving ──drain()──► draining ──close()──► closing ──the last call is answered──► closed
 *
 *   state     /healthz   connections                               calls
 *   serving   200        kept                                      answered
 *   draining  503        ended by their next answer, new ones too  answered
 *   closing   none       no new ones                               those under way are answered
 */
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on /healthz says that calls belong elsewhere, and each answer is its connection's last. */
    drain: () => void;
  }
}

/** Gives the app its `drain`. Returns whether it has been called. */
export function registerDrain(app: FastifyInstance): () => boolean {
  let isDraining = false;
  app.decorate('drain', () => {
    if (isDraining) return;
    isDraining = true;
    app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  });
  return () => isDraining;
}
