/**
 * The one GraphQL endpoint. Answers are HTTP 200 with the contract's codes; 401 only for a token that is present
 * but not valid. Mutations come by POST of application/json alone.
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import mercurius from 'mercurius';
import { createAdmit } from './admission.ts';
import { noteOperations } from './audit.ts';
import type { Caller, IdentifyCaller } from './caller.ts';
import type { ContentAnswer } from './content-answers.ts';
import {
  COMPRESS_FROM_BYTES,
  compressedBytes,
  createContentAnswers,
  encodingFor,
} from './content-answers.ts';
import type { RequestContext, Services } from './context.ts';
import { badInput, Failure, formatError } from './failures.ts';
import { parseOptions, validationRules } from './limits.ts';
import { inOneCommit } from './one-commit.ts';
import { asksContentOnly, questionOf } from './question.ts';
import { buildExecutableSchema } from './schema.ts';
import { withinTime } from './time-limit.ts';

export interface GraphqlOptions {
  services: Services;
  identify: IdentifyCaller;
  /** Introspection; off in production. */
  isIntrospectionOpen: boolean;
  /** Whether only the product's own operations are run. */
  isKnownOnly: boolean;
  /** Calls per minute and caller that are not answered from kept content. */
  maxCallsPerMinute: number;
}

const BODY_LIMIT_BYTES = 100 * 1024;
/**
 * What each leaf would be checked for at every answer, the compiler of this code has checked: resolvers are typed by the
 * contract. Mercurius hands these on, and its types leave them out.
 */
const COMPILER = { compilerOptions: { disableLeafSerialization: true } };
const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};
const JSON_TYPE = 'application/json; charset=utf-8';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose calls are counted together. */
    rateKey: string;
  }
}

/** To be registered in a scope of its own: it reads JSON bodies as text. */
export async function graphqlPlugin(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { services, identify } = options;
  const answers = createContentAnswers();
  const schema = buildExecutableSchema();
  const admit = createAdmit({ services, schema, isKnownOnly: options.isKnownOnly });
  await registerEngine(app, schema, options);
  const checkRate = app.createRateLimit({
    max: options.maxCallsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ rateKey }) => rateKey,
  });

  async function handle(request: FastifyRequest, reply: FastifyReply, asked: unknown): Promise<FastifyReply> {
    reply.headers(DATA_HEADERS);
    const caller = await identify(request.headers.authorization);
    if (caller === null) {
      request.log.warn({ event: 'refused', reason: 'token' }, 'refused');
      return sendUnauthorized(reply);
    }
    const { version } = await services.content.current();
    const kept = typeof asked === 'string' ? answers.find(version, caller.accessClass, asked) : null;
    if (kept !== null) return sendAnswer(request, reply, kept);
    request.rateKey = caller.member?.id ?? request.ip;
    const rate = await checkRate(request);
    if (!rate.isAllowed && rate.isExceeded)
      return sendErrors(reply, [rateLimited(rate.ttlInSeconds)], request);
    const { text, isContentOnly, status } = await answer(request, reply, asked, caller);
    if (status === 405) reply.header('allow', 'POST');
    if (isContentOnly && typeof asked === 'string') {
      const answered = answers.keep(version, caller.accessClass, asked, Buffer.from(text));
      return sendAnswer(request, reply, answered);
    }
    // A text leaves in one piece with its head; bytes would be written after it.
    return reply.code(status).type(JSON_TYPE).send(text);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, asked: unknown, caller: Caller) {
    const { log } = request;
    const context: RequestContext = { caller, services, log, isHalted: false };
    try {
      const question = questionOf(asked);
      if (question === null)
        throw badInput('query', 'The body is a JSON object with query, variables and operationName.');
      const { source, variables, operationName } = question;
      const rootFields = await admit(question, caller, request.ip);
      const running = inOneCommit(services, rootFields, (own) =>
        reply.graphql(source, { ...context, services: own }, variables, operationName),
      );
      const result = await withinTime<ExecutionResult>(running);
      noteOperations(log, caller, rootFields, result.errors ?? []);
      const isContentOnly = result.errors === undefined && asksContentOnly(source);
      return { text: JSON.stringify(result), isContentOnly, status: 200 };
    } catch (error) {
      const isMutationByGet =
        error instanceof Error && 'code' in error && error.code === 'MER_ERR_METHOD_NOT_ALLOWED';
      const found = isMutationByGet ? [badInput('query', 'Mutations come by POST.')] : errorsOf(error);
      const errors = found.map((one) => formatError(one, log));
      noteOperations(log, caller, [], errors);
      return {
        text: JSON.stringify({ data: null, errors }),
        isContentOnly: false,
        status: isMutationByGet ? 405 : 200,
      };
    }
  }

  app.setErrorHandler((error, request, reply) => {
    const { statusCode } = error instanceof Error && 'statusCode' in error ? error : { statusCode: 500 };
    const isTransport = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
    return isTransport
      ? reply.code(statusCode).send({ message: 'The request cannot be read.' })
      : sendErrors(reply, [error], request);
  });
  // Answers are data and no document: two headers say so, and the page's own dozen would cost more than many answers.
  const route = { bodyLimit: BODY_LIMIT_BYTES, helmet: false } as const;
  app.post('/graphql', route, (request, reply) => handle(request, reply, request.body));
  app.get('/graphql', route, (request, reply) => handle(request, reply, request.query));
}

async function registerEngine(
  app: FastifyInstance,
  schema: GraphQLSchema,
  options: GraphqlOptions,
): Promise<void> {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('rateKey', '');
  await app.register(rateLimit, { global: false });
  await app.register(mercurius, {
    schema,
    routes: false,
    jit: 1,
    ...COMPILER,
    graphql: { parseOptions, validateOptions: { maxErrors: 5 } },
    validationRules: validationRules(options.isIntrospectionOpen),
    errorFormatter: (execution, context) => {
      const errors = execution.errors.flatMap(errorsOf).map((error) => formatError(error, context.app.log));
      return { statusCode: 200, response: { data: execution.data ?? null, errors } };
    },
  });
}

/** Validation puts all it found under one error. */
function errorsOf(error: unknown): unknown[] {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [error];
}

function rateLimited(retryAfterSeconds: number): Failure {
  return new Failure('RATE_LIMITED', undefined, { retryAfterSeconds });
}

function sendErrors(reply: FastifyReply, errors: unknown[], { log }: FastifyRequest): FastifyReply {
  const formatted: GraphQLFormattedError[] = errors.map((error) => formatError(error, log));
  return reply.code(200).type(JSON_TYPE).send({ data: null, errors: formatted });
}

function sendUnauthorized(reply: FastifyReply): FastifyReply {
  const error = { message: 'The token is not valid.', extensions: { code: 'NOT_AUTHORIZED' } };
  return reply
    .code(401)
    .header('www-authenticate', 'Bearer error="invalid_token"')
    .send({ data: null, errors: [error] });
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ContentAnswer,
): Promise<FastifyReply> {
  reply.code(200).type(JSON_TYPE).header('vary', 'accept-encoding');
  const encoding =
    answer.bytes.length < COMPRESS_FROM_BYTES ? null : encodingFor(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(answer.bytes);
  return reply.header('content-encoding', encoding).send(await compressedBytes(answer, encoding));
}
