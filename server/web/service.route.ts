import type { FastifyInstance } from 'fastify';
import type { ServiceConfiguration } from '../../contract/service-configuration.ts';
import { CONFIGURATION_PATH, HEALTH_PATH } from '../../contract/service-paths.ts';

export interface Health {
  /** Rejects with the reason. */
  isWell: () => Promise<void>;
  isDraining: () => boolean;
}

export function serviceRoutes(
  app: FastifyInstance,
  { isWell, isDraining }: Health,
  configuration: ServiceConfiguration,
): void {
  app.get(CONFIGURATION_PATH, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(configuration),
  );
  app.get(HEALTH_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      await isWell();
      return await reply.send({ status: 'ok' });
    } catch (error) {
      const { code = 'unknown' }: { code?: unknown } = Object(
        error instanceof Error ? (error.cause ?? error) : {},
      );
      request.log.error({ reason: String(code) }, 'not well');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
