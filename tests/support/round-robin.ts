/** A balancer of the simplest kind: each request goes to the next server, whoever sent it. */
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

export interface RoundRobin {
  close(): Promise<void>;
}

/** Listens on `port` of this machine; `targets` are origins. */
export async function startRoundRobin(port: number, targets: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent();
  let next = 0;
  const server = createServer((incoming, outgoing) => {
    const target = targets[next % targets.length];
    next += 1;
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url ?? '/', target), { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
      // An answer that is broken off is broken off for the caller too.
      answer.on('close', () => answer.complete || outgoing.destroy());
    });
    forwarded.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) forwarded.destroy();
      // What of the request nobody took is read to its end: the next one on this connection comes after it.
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
