import type { FastifyReply, FastifyRequest } from 'fastify';
import { FAILURES } from '../../src/contract/failures.ts';
import { report } from '../core/failures.ts';

/** Whether an answer came to no end because nobody waits for it any more: no failure of the service's. */
export function hasCallerLeft(error: unknown, reply: FastifyReply): boolean {
  const isCutOff = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  return isCutOff && reply.raw.destroyed;
}

/** For every route without an answer of its own to what goes wrong: a reference number, and nothing of the cause. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasCallerLeft(error, reply)) return reply.hijack();
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  // What had been said of an answer that is not to come.
  reply.removeHeader('content-encoding').type('application/json').header('cache-control', 'no-store');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return reply.code(status).send({ message: 'The request cannot be answered.' });
  }
  return reply.code(500).send({ message: FAILURES.INTERNAL.meaning, reference: report(error, request.log) });
}
