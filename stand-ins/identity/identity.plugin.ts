import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { causeOf } from '../../server/core/failures.ts';
import { isOwnMachine, networkOf } from '../../server/core/network.ts';
import { IDENTITY_PATH } from '../../contract/service-paths.ts';
import { refuse, Refusal } from './cognito-errors.ts';
import { deviceMarkCookie, readDeviceMark } from './device-mark.ts';
import { BODY_BYTES } from './identity-limits.ts';
import { findOperation } from './identity.operations.ts';
import type { Answer, Caller } from './operation.ts';
import type { Pool } from './pool.ts';
import { checkRequestSignature } from './request-signature.ts';

const CONTENT_TYPE = 'application/x-amz-json-1.1';
const KEYS_MAX_AGE_SECONDS = 300;
const NUL_IN_JSON = /\\u0000/;

/** A Fastify plugin: Cognito's protocol at /idp (and /idp/), the pool's public keys at /idp/<pool>/.well-known/jwks.json. */
export function identityPlugin(pool: Pool) {
  return function identity(server: FastifyInstance, _options: unknown, done: () => void): void {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES },
      (_request, body, parsed) => {
        parsed(null, body);
      },
    );
    server.setErrorHandler((error, request, reply) => sendAnswer(reply, refusalOfFault(error, request)));
    const speak = async (request: FastifyRequest, reply: FastifyReply) =>
      sendAnswer(reply, await answer(pool, request, callerOf(pool, request, reply)));
    server.post(IDENTITY_PATH, { bodyLimit: BODY_BYTES }, speak);
    server.post(`${IDENTITY_PATH}/`, { bodyLimit: BODY_BYTES }, speak);
    server.get(`${IDENTITY_PATH}/:poolId/.well-known/jwks.json`, (request, reply) =>
      sendKeys(pool, request, reply),
    );
    done();
  };
}

async function answer(pool: Pool, request: FastifyRequest, caller: Caller): Promise<Answer> {
  const operation = findOperation(request.headers['x-amz-target']);
  if (operation === null) return refuse('UnknownOperationException');
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (operation.isAdmin) {
    const unsigned = checkAdministrator(pool, request, bytes);
    if (unsigned !== null) return unsigned;
  }
  const body = readObject(bytes);
  const given = body instanceof Refusal ? body : await operation.run(pool, body, caller);
  noteOutcome(request, given);
  return given;
}

function callerOf(pool: Pool, request: FastifyRequest, reply: FastifyReply): Caller {
  const network = networkOf(request);
  return {
    network,
    isOwnMachine: !pool.isOwnMachineCounted && isOwnMachine(network),
    deviceMark: readDeviceMark(request.headers.cookie),
    keepDeviceMark(mark) {
      reply.header('set-cookie', deviceMarkCookie(mark, pool.publicUrl.startsWith('https:')));
    },
  };
}

/** Logs the operation and its outcome, but not the member: the email is the only name here. */
function noteOutcome({ headers, log }: FastifyRequest, given: Answer): void {
  const operation = String(headers['x-amz-target']).split('.').at(-1);
  if (given instanceof Refusal) log.warn({ event: 'identity', operation, refusal: given.name }, 'refused');
  else log.info({ event: 'identity', operation }, 'identity');
}

function checkAdministrator(pool: Pool, request: FastifyRequest, body: Buffer): Refusal | null {
  const texts = Object.entries(request.headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const signed = { method: request.method, path: request.url, headers: Object.fromEntries(texts), body };
  return checkRequestSignature(signed, { credentials: pool.keys.admin, region: pool.region });
}

function readObject(bytes: Buffer): object | Refusal {
  try {
    const text = bytes.toString();
    const body: unknown = JSON.parse(text);
    // No column holds U+0000, and nobody has it in her address or password.
    if (typeof body === 'object' && body !== null && !NUL_IN_JSON.test(text)) return body;
  } catch {
    // A body that is not JSON gets the same refusal.
  }
  return refuse('SerializationException');
}

function sendAnswer(reply: FastifyReply, given: Answer): FastifyReply {
  reply.type(CONTENT_TYPE).header('cache-control', 'no-store');
  if (!(given instanceof Refusal)) return reply.code(200).send(Buffer.from(JSON.stringify(given)));
  const { name, message } = given;
  const status = name === 'InternalErrorException' ? 500 : 400;
  reply.code(status).header('x-amzn-errortype', `${name}:`);
  return reply.send(Buffer.from(JSON.stringify({ __type: name, message })));
}

function refusalOfFault(error: unknown, request: FastifyRequest): Refusal {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return refuse('RequestEntityTooLargeException');
  if (status >= 400 && status < 500) return refuse('SerializationException');
  request.log.error({ ...causeOf(error), target: request.headers['x-amz-target'] }, 'identity failed');
  return refuse('InternalErrorException');
}

function sendKeys(pool: Pool, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { params } = request;
  const isOurs =
    typeof params === 'object' && params !== null && 'poolId' in params && params.poolId === pool.id;
  if (!isOurs) return reply.code(404).send({ message: 'No such user pool.' });
  reply.header('cache-control', `public, max-age=${KEYS_MAX_AGE_SECONDS}`);
  return reply.send({ keys: [pool.keys.publicJwk] });
}
