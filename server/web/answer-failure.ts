import type { FastifyReply, FastifyRequest } from 'fastify';
import { FAILURES } from '../../src/contract/failures.ts';
import { report } from '../core/failures.ts';

/** For every route without an answer of its own to what goes wrong: a reference number, and nothing of the cause. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  reply.header('cache-control', 'no-store');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return reply.code(status).send({ message: 'The request cannot be answered.' });
  }
  return reply.code(500).send({ message: FAILURES.INTERNAL.meaning, reference: report(error, request.log) });
}
