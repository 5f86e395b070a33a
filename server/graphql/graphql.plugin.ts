/**
 * The one GraphQL endpoint. Answers are HTTP 200 with the contract's codes; 401 only for a token that is present but not valid;
 * 503 if the service cannot answer any question now. Mutations come by POST of application/json alone.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { DEVICE_CLOCK_HEADER, REQUEST_MAX_BYTES } from '../../contract/limits.ts';
import { GRAPHQL_PATH } from '../../contract/service-paths.ts';
import type { ContentSnapshot } from '../modules/platform/content/content-store.ts';
import { contentClassOf } from '../modules/platform/content/ownership.ts';
import { Readable } from 'node:stream';
import { createAdmission } from './admission.ts';
import { createAnswering } from './answer-question.ts';
import { createAnswerReports } from './answer-reports.ts';
import type { Caller, IdentifyCaller } from '../core/caller.ts';
import type { ContentAnswer } from './content-answers.ts';
import {
  COMPRESS_FROM_BYTES,
  compressedBytes,
  createContentAnswers,
  encodingFor,
} from './content-answers.ts';
import type { AllServices } from '../context/context.ts';
import { networkOf } from '../core/network.ts';
import type { Trace } from '../core/trace.ts';
import type { Watch } from '../core/watch.ts';
import { hasCallerLeft } from '../web/answer-failure.ts';
import { createMinuteCounts } from '../core/minute-counts.ts';
import { DATA_ROUTE } from '../web/security-headers.ts';
import { wrongClock } from './device-clock.ts';
import { Failure } from '../core/failures.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { formatError } from './format-error.ts';
import type { LongTexts } from '../context/long-texts.ts';
import { createLongTexts } from '../context/long-texts.ts';
import { questionOf } from './question.ts';
import type { QuestionKey } from './question-keys.ts';
import { createQuestionKeys } from './question-keys.ts';
import { createRunnableDocuments } from './runnable-documents.ts';
import { buildExecutableSchema } from './schema.ts';

export interface GraphqlOptions {
  services: AllServices;
  identify: IdentifyCaller;
  /** Introspection; off in production. */
  isIntrospectionOpen: boolean;
  /** True if only the product's own operations may run. */
  isKnownOnly: boolean;
  /** Calls per minute and caller that are not answered from kept content. */
  maxCallsPerMinute: number;
  watch: Watch | null;
  trace: Trace | null;
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** About as long as a failover takes. */
const RETRY_AFTER_SECONDS = 10;
const INVALID_TOKEN: GraphQLFormattedError = {
  message: 'The token is not valid.',
  extensions: { code: 'NOT_AUTHORIZED' },
};

/** Must be registered in its own scope, because it reads JSON bodies as text. */
export async function graphqlPlugin(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { services, trace } = options;
  const answers = createContentAnswers();
  const schema = buildExecutableSchema();
  const { admit, recall } = createAdmission({ services, schema, isKnownOnly: options.isKnownOnly });
  const runnableOf = createRunnableDocuments(schema, options.isIntrospectionOpen);
  const questionKeys = createQuestionKeys({ schema, recallDocument: recall, runnableOf });
  readBodiesAsText(app);
  const calls = createMinuteCounts(options.maxCallsPerMinute);
  const reports = options.watch && createAnswerReports(options.watch);
  const answer = createAnswering({ services, admit, runnableOf, reports, trace });
  /** Equal for all callers who see the same of this version. Answers contain media addresses, which expire. */
  const answerKey = (key: QuestionKey, caller: Caller, snapshot: ContentSnapshot) =>
    `${snapshot.version} ${services.mediaAddresses.period()} ${contentClassOf(snapshot, caller)} ${key}`;

  async function handle(request: FastifyRequest, reply: FastifyReply, asked: unknown): Promise<FastifyReply> {
    const known = await readCallerAndContent(request, options);
    if (known.type === 'failed') return sendUnavailable(reply, known.error, request);
    const { caller, snapshot } = known;
    if (caller === null) {
      request.log.warn({ event: 'refused', reason: 'token' }, 'refused');
      reports?.refused([INVALID_TOKEN]);
      return sendUnauthorized(reply);
    }
    const recalled = questionKeys.recall(asked);
    const kept = recalled && answers.find(answerKey(recalled, caller, snapshot));
    if (kept !== null) {
      reports?.answered(kept.operation, reply.elapsedTime, []);
      return sendAnswer(request, reply, kept);
    }
    const wait = calls.take(caller.member?.id ?? networkOf(request));
    if (wait !== null) return refuse(reply, rateLimited(wait), request);
    const offClock = wrongClock(request.headers[DEVICE_CLOCK_HEADER.toLowerCase()], services.clock());
    if (offClock !== null) return refuse(reply, offClock, request);
    const question = questionOf(asked);
    const longTexts = createLongTexts();
    const { text, checked, status, operation, errors } = await answer(request, question, {
      caller,
      longTexts,
    });
    reports?.answered(operation, reply.elapsedTime, errors);
    if (status === 405) reply.header('allow', 'POST');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    const key = question && checked && questionKeys.of(asked, question, checked);
    // An answer made while new content arrived belongs to neither version.
    if (key !== null && (await services.content.current()) === snapshot) {
      const answered = answers.keep(answerKey(key, caller, snapshot), Buffer.from(text), operation);
      return sendAnswer(request, reply, answered);
    }
    return sendText(reply.code(status), text, longTexts);
  }

  function refuse(reply: FastifyReply, error: unknown, { log }: FastifyRequest, status = 200): FastifyReply {
    const errors = [formatError(error, log)];
    reports?.refused(errors);
    return reply.code(status).type(JSON_TYPE).send({ data: null, errors });
  }

  function sendUnavailable(reply: FastifyReply, error: unknown, request: FastifyRequest): FastifyReply {
    return refuse(reply.header('retry-after', RETRY_AFTER_SECONDS), error, request, 503);
  }

  app.setErrorHandler((error, request, reply) => {
    if (hasCallerLeft(error, reply)) return reply.hijack();
    const { statusCode } = error instanceof Error && 'statusCode' in error ? error : { statusCode: 500 };
    const isTransport = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
    if (isTransport) return reply.code(statusCode).send({ message: 'The request cannot be read.' });
    return isDatabaseUnavailable(error)
      ? sendUnavailable(reply, error, request)
      : refuse(reply, error, request);
  });
  const route = { ...DATA_ROUTE, bodyLimit: REQUEST_MAX_BYTES };
  app.post(GRAPHQL_PATH, route, (request, reply) => handle(request, reply, request.body));
  app.get(GRAPHQL_PATH, route, (request, reply) => handle(request, reply, request.query));
}

/** Reads the caller and the content before any document is looked at: if they cannot be read, no document is to blame. */
async function readCallerAndContent({ headers }: FastifyRequest, { services, identify }: GraphqlOptions) {
  try {
    const caller = await identify(headers.authorization);
    return { type: 'read' as const, caller, snapshot: await services.content.current() };
  } catch (error) {
    return { type: 'failed' as const, error };
  }
}

function readBodiesAsText(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.removeContentTypeParser('text/plain');
}

function sendText(reply: FastifyReply, text: string, longTexts: LongTexts): FastifyReply {
  // A text leaves in one piece with its head; bytes would be written after it.
  return reply.type(JSON_TYPE).send(longTexts.isEmpty() ? text : Readable.from(longTexts.fill(text)));
}

function rateLimited(retryAfterSeconds: number): Failure {
  return new Failure('RATE_LIMITED', undefined, { retryAfterSeconds });
}

function sendUnauthorized(reply: FastifyReply): FastifyReply {
  return reply
    .code(401)
    .header('www-authenticate', 'Bearer error="invalid_token"')
    .send({ data: null, errors: [INVALID_TOKEN] });
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
