import type { FastifyReply, FastifyRequest } from 'fastify';
import { FAILURES } from '../../contract/failures.ts';
import { report } from '../core/failures.ts';

/** Returns whether an answer broke off because the caller left, which is no failure of the service. */
export function hasCallerLeft(error: unknown, reply: FastifyReply): boolean {
  const isCutOff = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  return isCutOff && reply.raw.destroyed;
}

/** Answers failures of routes without their own error handler: with a reference number, and nothing about the cause. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasCallerLeft(error, reply)) return reply.hijack();
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  // Headers of the answer that will not come.
  reply.removeHeader('content-encoding').type('application/json').header('cache-control', 'no-store');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return reply.code(status).send({ message: 'The request cannot be answered.' });
  }
  return reply.code(500).send({ message: FAILURES.INTERNAL.meaning, reference: report(error, request.log) });
}
