/** Stands between a browser and the server, and keeps what the browser asks, service worker and all. */
import { once } from 'node:events';
import { Agent, createServer, request as send } from 'node:http';

/** @typedef {{ method: string, path: string, headers: Record<string, string>, body: string, status: number }} Recorded */

/** Headers of the connection or of the caller, for which the player has its own. */
const DROPPED = new Set([
  'host',
  'connection',
  'content-length',
  'authorization',
  'cookie',
  'transfer-encoding',
]);

/** @param {number} serverPort */
export async function openRecordingProxy(serverPort) {
  const agent = new Agent({ keepAlive: true });
  /** @type {Recorded[]} */
  const recorded = [];
  const pass = (
    /** @type {import('node:http').IncomingMessage} */ incoming,
    /** @type {import('node:http').ServerResponse} */ response,
    /** @type {Buffer} */ body,
  ) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    /** @type {Recorded} */
    const one = { method, path, headers: keptOf(headers), body: body.toString('latin1'), status: 0 };
    recorded.push(one);
    const outgoing = send({ host: '127.0.0.1', port: serverPort, agent, method, path, headers }, (answer) => {
      one.status = answer.statusCode ?? 0;
      response.writeHead(one.status, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    outgoing.end(body);
  };
  const server = createServer((incoming, response) => {
    const chunks = /** @type {Buffer[]} */ ([]);
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', () => pass(incoming, response, Buffer.concat(chunks)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://localhost:${port}`,
    connectTo: (/** @type {number} */ other) => (serverPort = other),
    /** The requests since the last time. */
    take: () => recorded.splice(0),
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @param {import('node:http').IncomingHttpHeaders} headers */
function keptOf(headers) {
  return {
    ...Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        DROPPED.has(name) || value === undefined ? [] : [[name, String(value)]],
      ),
    ),
    ...(headers.authorization !== undefined && { authorization: 'hers' }),
  };
}
