/** Puts the server together from open parts. It opens, listens and schedules nothing, so tests can build it too. */
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyPluginCallback, FastifyServerOptions } from 'fastify';
import fastify, { LogController } from 'fastify';
import { constants } from 'node:zlib';
import type { ServiceConfiguration } from '../contract/service-configuration.ts';
import type { AllServices } from './context/context.ts';
import { COMPRESS_FROM_BYTES } from './graphql/content-answers.ts';
import { graphqlPlugin } from './graphql/graphql.plugin.ts';
import { createIdentifyCaller } from './identity/identify-caller.ts';
import type { Identity } from './ports/identity.ts';
import { causeOf } from './core/failures.ts';
import type { Trace } from './core/trace.ts';
import type { Watch } from './core/watch.ts';
import { erasedRoute } from './modules/platform/revocations/erased.route.ts';
import { calendarRoute } from './modules/calendar/feed/calendar.route.ts';
import { profileUploadRoute } from './modules/platform/profile/profile-upload.route.ts';
import { registerAddressLimits } from './web/address-limits.ts';
import { answerFailure } from './web/answer-failure.ts';
import { type FlightLimits, FLIGHT_LIMITS, limitBytesInFlight } from './web/bytes-in-flight.ts';
import { cspReportsPlugin } from './web/csp-reports.route.ts';
import { mediaPlugin } from './web/media.plugin.ts';
import { registerDrain } from './web/drain.ts';
import { createHealthCheck } from './web/health.ts';
import { pagePlugin } from './web/page.plugin.ts';
import { phoneReportsRoute } from './web/phone-reports.route.ts';
import {
  answerUnreadableAddress,
  answerUnreadableRequest,
  registerClosingHeaders,
  registerSecurityHeaders,
} from './web/security-headers.ts';
import { reportResponses } from './web/report-responses.ts';
import { traceRequests } from './web/trace-requests.ts';
import { newRequestId, registerRequestIds } from './web/request-ids.ts';
import { serviceRoutes } from './web/service.route.ts';

export interface AppParts {
  services: AllServices;
  identity: Identity;
  publicConfiguration: ServiceConfiguration;
  /** The routes that the embedded parts serve themselves: /idp, /objects, /mailbox. */
  plugins: readonly FastifyPluginCallback[];
  publicUrl: string;
  /** Other origins that the page talks to. */
  connectOrigins: readonly string[];
  /** The folder of the embedded parts' files; null if there are none. */
  filesDirectory: string | null;
  /** The time for which the result of a health check is reused; five seconds by default. */
  healthForMs?: number;
  pageDirectory: string;
  /** Holds the folders of open and of closed media. */
  contentDirectory: string;
  /** The rendered public pages; without the file there are none. */
  publicPagesFile: string;
  isProduction: boolean;
  /** True if only the product's own GraphQL operations may run. */
  isKnownOnly: boolean;
  /** Addresses of proxies whose word about a caller's address is taken. */
  trustProxy: string | false;
  maxCallsPerAddress: number;
  maxCallsPerMinute: number;
  flightLimits?: FlightLimits;
  logger: FastifyServerOptions['logger'];
  /** Null if nobody watches. */
  watch: Watch | null;
  /** Null if nobody takes traces. */
  trace?: Trace | null;
}

/** A machine busy with other things takes longer to start than the ten seconds that are Fastify's own. */
const PLUGIN_TIMEOUT_MS = 60_000;

/** The time in which a request must arrive: a photo of 8 MB over a slow line. */
const REQUEST_TIMEOUT_MS = 120_000;

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { services, identity, publicUrl, pageDirectory, contentDirectory, publicPagesFile } = parts;
  // Addresses may carry what is personal, so requests are not logged one by one.
  const logController = new LogController({ disableRequestLogging: true });
  const app = fastify({
    logger: withoutMessages(parts.logger),
    logController,
    genReqId: newRequestId,
    forceCloseConnections: 'idle',
    trustProxy: parts.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerUnreadableRequest,
  });
  app.setErrorHandler(answerFailure);
  if (parts.trace) traceRequests(app, parts.trace);
  registerRequestIds(app);
  if (parts.watch !== null) reportResponses(app, parts.watch);
  await registerSecurityHeaders(app, parts);
  registerClosingHeaders(app);
  const isDraining = registerDrain(app);
  registerAddressLimits(app, parts.maxCallsPerAddress);
  limitBytesInFlight(app, parts.flightLimits ?? FLIGHT_LIMITS);
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const identify = createIdentifyCaller(identity, services);
  await app.register(graphqlPlugin, {
    services,
    identify,
    isIntrospectionOpen: !parts.isProduction,
    isKnownOnly: parts.isKnownOnly,
    maxCallsPerMinute: parts.maxCallsPerMinute,
    watch: parts.watch,
    trace: parts.trace ?? null,
  });
  profileUploadRoute(app, services, identify);
  calendarRoute(app, services);
  erasedRoute(app, services);
  for (const plugin of parts.plugins) await app.register(plugin);
  await app.register(cspReportsPlugin);
  if (parts.watch !== null) phoneReportsRoute(app, parts.watch, pageDirectory);
  serviceRoutes(
    app,
    { isWell: createHealthCheck(services.database, parts.filesDirectory, parts.healthForMs), isDraining },
    parts.publicConfiguration,
  );
  await pagePlugin(app, {
    pageDirectory,
    publicPagesFile,
    publicUrl,
    shopUrl: parts.publicConfiguration.shopUrl ?? null,
    content: services.content,
  });
  const { content, mediaAddresses } = services;
  await mediaPlugin(app, { contentDirectory, content, mediaAddresses });
  return app;
}

/** Makes Fastify's own log of an error say as little as all else that does (server/core/failures.ts). */
function withoutMessages(
  logger: FastifyServerOptions['logger'],
): NonNullable<FastifyServerOptions['logger']> {
  if (typeof logger !== 'object') return logger ?? false;
  const err = (error: unknown) => {
    const { cause, frames, ...named } = causeOf(error);
    return { ...named, type: cause, message: '', stack: frames.join('\n') };
  };
  return { ...logger, serializers: { err } };
}
