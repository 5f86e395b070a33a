/**
 * A process behind a balancer ends without a call that fails:
 *
 *   serving ──drain()──► draining ──close()──► closing ──the last call is answered, or 20 s──► closed
 *
 *   state     /healthz   connections                               calls
 *   serving   200        kept                                      answered
 *   draining  503        ended by their next answer, new ones too  answered
 *   closing   none       no new ones                               those under way are answered
 *
 * The 20 s are of connections: closing also waits for what the jobs' turns have in hand (server/jobs/job-engine.ts), but the process
 * no longer than server/main.ts says.
 *
 * Node itself waits for a connection on which nothing was ever asked, and for one whose answer began before the end, until its
 * client leaves it; and for a film on a slow line as long as that takes, though its player would go on elsewhere.
 */
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { timerMs } from '../../contract/timers.ts';

/** Twice what a document may take (server/graphql/time-limit.ts), and below the 30 seconds that are allowed for all that is closed. */
const ENDED_AFTER_MS = 20_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on /healthz says that calls belong elsewhere, and each answer is its connection's last. */
    drain: () => void;
  }
}

/** Gives the app its `drain`, and its end an end. Returns whether `drain` has been called. */
export function registerDrain(app: FastifyInstance, endedAfterMs = ENDED_AFTER_MS): () => boolean {
  endConnections(app, endedAfterMs);
  let isDraining = false;
  app.decorate('drain', () => {
    if (isDraining) return;
    isDraining = true;
    app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  });
  return () => isDraining;
}

/** Once the app closes, no connection outlives its answer, and none the time that is given. */
function endConnections(app: FastifyInstance, endedAfterMs: number): void {
  const open = new Set<Socket>();
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket) => {
    if (isClosing) return void socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onResponse', async ({ raw: { socket } }) => {
    if (isClosing) socket.destroySoon();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    timer = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, timerMs(endedAfterMs));
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
