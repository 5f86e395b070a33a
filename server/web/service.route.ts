import type { FastifyInstance } from 'fastify';
import type { ServiceConfiguration } from '../../src/contract/service-configuration.ts';
import { CONFIGURATION_PATH } from '../../src/contract/service-paths.ts';

export function serviceRoutes(
  app: FastifyInstance,
  isWell: () => Promise<void>,
  configuration: ServiceConfiguration,
): void {
  app.get(CONFIGURATION_PATH, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(configuration),
  );
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
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
