/**
 * Plays recorded journeys for other members. Requests are begun when they are due, however slow the answers are, and their time
 * counts from then: a server that stalls cannot hide it by being asked less.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./recording-proxy.mjs').Recorded} Recorded */
/** @typedef {{ id: string, token: string, lastPlace: number }} PlayedMember */
/** @typedef {{ method: string, path: string, headers: Record<string, string>, body: Buffer }} Played */

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** The answers of other services without a stand-in. */
const ELSEWHERE = /^\/(?:idp|objects|mailbox)\b/;

/**
 * A recorded journey as another member's phone would send it: her token, her id, ids of her own for what she makes, and what she has
 * of her marks.
 * @param {readonly Recorded[]} recorded
 * @param {string} recordedMember
 * @param {PlayedMember} member
 * @returns {Played[]}
 */
export function journeyOf(recorded, recordedMember, { id, token, lastPlace }) {
  /** @type {Map<string, string>} */
  const ids = new Map([[recordedMember, id]]);
  const hers = (/** @type {string} */ text) =>
    text.replaceAll(UUID, (found) => {
      const other = ids.get(found) ?? randomUUID();
      ids.set(found, other);
      return other;
    });
  return recorded
    .filter(({ path }) => !ELSEWHERE.test(path))
    .map(({ method, path, headers, body }) => ({
      method,
      path: hers(path),
      headers: {
        ...headers,
        ...(headers['authorization'] !== undefined && { authorization: `Bearer ${token}` }),
      },
      // A page's token is the recorded member's: another asks for her first page again.
      body: Buffer.from(
        hers(body)
          .replace(/("since":)"\d+"/, `$1"${lastPlace}"`)
          .replace(/("nextToken":)"[^"]*"/, '$1null'),
        'latin1',
      ),
    }));
}

/** @param {number} port */
export function openPlayer(port) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const counts = { bytesIn: 0, bytesOut: 0, requests: 0 };
  /**
   * Resolves when the answer is there. Rejects for one that no phone could use.
   * @param {Played} played
   * @returns {Promise<void>}
   */
  const ask = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      /** @type {Record<string, string>} */
      const now = { ...headers, 'content-length': `${body.length}`, host: `127.0.0.1:${port}` };
      for (const [name, value] of Object.entries(now))
        if (/^\d{13}$/.test(value)) now[name] = `${Date.now()}`;
      const outgoing = send({ host: '127.0.0.1', port, agent, method, path, headers: now }, (answer) => {
        counts.requests += 1;
        counts.bytesIn += path.length + body.length + lengthOf(Object.entries(now).flat());
        counts.bytesOut += lengthOf(answer.rawHeaders);
        const chunks = /** @type {Buffer[]} */ ([]);
        answer.on('data', (chunk) => {
          counts.bytesOut += chunk.length;
          if (path === '/graphql') chunks.push(chunk);
        });
        answer.on('end', () => {
          const isGood = (answer.statusCode ?? 500) < 400;
          const text =
            answer.headers['content-encoding'] === undefined ? Buffer.concat(chunks).toString() : '';
          if (isGood && !text.includes('"errors":[')) resolve();
          else
            reject(
              new Error(
                `${answer.statusCode} to ${method} ${path}: ${text.slice(0, 400)} ${body.toString().slice(0, 200)}`,
              ),
            );
        });
        answer.on('error', reject);
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return { ask, counts, close: () => agent.destroy() };
}

/** @param {readonly string[]} headers */
const lengthOf = (headers) => headers.reduce((sum, text) => sum + text.length + 2, 0);

/** @typedef {ReturnType<typeof openPlayer>} Player */

/**
 * Journeys one after another on so many connections, as fast as they are answered. Returns the requests of a second.
 * @param {Player} player
 * @param {readonly Played[][]} journeys
 * @param {number} connections
 */
export async function playAll({ ask }, journeys, connections) {
  const waiting = [...journeys];
  const startedAt = performance.now();
  let played = 0;
  const next = async () => {
    for (let journey = waiting.pop(); journey !== undefined; journey = waiting.pop()) {
      for (const request of journey) await ask(request);
      played += journey.length;
    }
  };
  await Promise.all(Array.from({ length: connections }, next));
  return played / ((performance.now() - startedAt) / 1000);
}

/**
 * So many requests a second, each begun when it is due. Returns each one's milliseconds from then on.
 * @param {Player} player
 * @param {readonly Played[]} requests
 * @param {number} aSecond
 */
export async function playAtRate({ ask }, requests, aSecond) {
  const startedAt = performance.now();
  const times = /** @type {number[]} */ ([]);
  const running = /** @type {Promise<void>[]} */ ([]);
  for (const [place, request] of requests.entries()) {
    const due = startedAt + (place * 1000) / aSecond;
    while (performance.now() < due) await pause(Math.max(0, due - performance.now() - 1));
    running.push(ask(request).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(running);
  return times;
}
