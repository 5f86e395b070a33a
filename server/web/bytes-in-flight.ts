/**
 * Bounds the memory that answers take while they leave. An answer made for one caller is a text in memory until the last of it
 * has been read. Callers who ask for much and read little would fill that memory. Files and kept answers are read by pieces or
 * shared: they count nothing.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FAILURES } from '../../contract/failures.ts';
import { timerMs } from '../../contract/timers.ts';

export interface FlightLimits {
  /** Of all answers together that are under way. */
  bytes: number;
  /** A connection on which nothing moves for so long is closed. */
  stalledMs: number;
  /** So is one whose answer, once it is made, is read more slowly: on no such line is the app of any use. */
  leastBytesPerSecond: number;
}

export const FLIGHT_LIMITS: FlightLimits = {
  bytes: 64 * 1024 * 1024,
  stalledMs: 60_000,
  leastBytesPerSecond: 4 * 1024,
};

/** A smaller answer always leaves: a receipt, or the news that something is wrong. */
const SMALL_BYTES = 16 * 1024;
const RETRY_AFTER_SECONDS = 5;

/** Must be registered before what compresses, which makes a stream of each text. */
export function limitBytesInFlight(app: FastifyInstance, limits: FlightLimits): void {
  const { bytes: most, stalledMs, leastBytesPerSecond } = limits;
  app.server.setTimeout(stalledMs);
  let inFlight = 0;
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string') return payload;
    const bytes = Buffer.byteLength(payload);
    if (bytes < SMALL_BYTES) return payload;
    if (inFlight + bytes > most) {
      request.log.warn({ event: 'too many bytes', inFlight }, 'answers leave more slowly than they are made');
      return refuse(reply);
    }
    inFlight += bytes;
    const { socket } = reply.raw;
    const timer = setTimeout(
      () => socket?.destroy(),
      timerMs(stalledMs + (1000 * bytes) / leastBytesPerSecond),
    );
    reply.raw.once('close', () => {
      clearTimeout(timer);
      inFlight -= bytes;
    });
    return payload;
  });
}

function refuse(reply: FastifyReply): string {
  const errors = [
    {
      message: FAILURES.RATE_LIMITED.meaning,
      extensions: { code: 'RATE_LIMITED', retryAfterSeconds: RETRY_AFTER_SECONDS },
    },
  ];
  reply.code(503).type('application/json; charset=utf-8').removeHeader('content-length');
  reply.header('cache-control', 'no-store').header('retry-after', RETRY_AFTER_SECONDS);
  return JSON.stringify({ data: null, errors });
}
