import type { FastifyInstance } from 'fastify';
import type { Seller } from '../../src/contract/seller.ts';
import { CONFIGURATION_PATH } from '../../src/contract/service-paths.ts';

/** Tells the page about its installation, above all how to sign in; the same build serves every mode. */
export interface PublicConfiguration {
  mode: 'embedded' | 'cloud';
  identity: {
    userPoolId: string;
    userPoolClientId: string;
    /** Absolute; left out for Cognito itself. */
    userPoolEndpoint?: string;
  };
  /** Named on the page where plans are ordered. */
  seller: Seller;
  /** The external shop; left out where there is none. */
  shopUrl?: string;
}

export function serviceRoutes(
  app: FastifyInstance,
  isWell: () => Promise<void>,
  configuration: PublicConfiguration,
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
