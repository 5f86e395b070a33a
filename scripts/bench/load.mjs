/** A load generator of our own, as lean as it can be: raw keep-alive connections, one request in flight on each. */
import { connect } from 'node:net';

const CONNECTIONS = 8;

/**
 * @typedef {object} Load
 * @property {number} port
 * @property {string} path
 * @property {Record<string, string>} [headers]
 * @property {() => string} nextBody
 */

/**
 * Requests per second over `durationMs`. `nextBody` makes each request's JSON. Throws for an answer that is not 200.
 * @param {Load} load
 * @param {number} durationMs
 */
export async function requestsPerSecond({ port, path, headers = {}, nextBody }, durationMs) {
  const head = Object.entries({ host: `127.0.0.1:${port}`, 'content-type': 'application/json', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const startedAt = performance.now();
  const endsAt = startedAt + durationMs;
  const requestOf = (/** @type {string} */ body) =>
    `POST ${path} HTTP/1.1\r\n${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => runConnection(port, () => requestOf(nextBody()), endsAt)),
  );
  const answered = counts.reduce((sum, count) => sum + count, 0);
  return answered / ((performance.now() - startedAt) / 1000);
}

/**
 * @param {number} port
 * @param {() => string} nextRequest
 * @param {number} endsAt
 * @returns {Promise<number>}
 */
function runConnection(port, nextRequest, endsAt) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let answered = 0;
    let missing = -1;
    let head = '';
    socket.on('connect', () => socket.write(nextRequest()));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (missing < 0) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = /content-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || length === undefined || head.includes('"errors"'))
          return socket.destroy(new Error(`Not an answer to count: ${head.slice(0, 600)}`));
        missing = Number(length) - (head.length - end - 4);
      } else missing -= chunk.length;
      if (missing > 0) return;
      answered += 1;
      missing = -1;
      head = '';
      if (performance.now() < endsAt) socket.write(nextRequest());
      else socket.end(() => resolve(answered));
    });
  });
}
