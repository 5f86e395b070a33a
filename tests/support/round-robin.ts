/** The simplest load balancer: each request goes to the next server, regardless of who sent it. */
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

export interface RoundRobin {
  close(): Promise<void>;
}

/** Listens on `port` of this machine; `targets` are origins, and may change meanwhile. Without any the answer is 503. */
export async function startRoundRobin(port: number, targets: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent();
  let next = 0;
  const server = createServer((incoming, outgoing) => {
    const target = targets[next % targets.length];
    next += 1;
    if (target === undefined) {
      outgoing.writeHead(503).end();
      return;
    }
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url ?? '/', target), { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
      // A broken response breaks for the caller too.
      answer.on('close', () => answer.complete || outgoing.destroy());
    });
    forwarded.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) forwarded.destroy();
      // The unread part of the request is consumed, because the next request on this connection follows it.
      incoming.unpipe(forwarded).resume();
    });
    incoming.pipe(forwarded);
  });
  server.keepAliveTimeout = 120_000;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
