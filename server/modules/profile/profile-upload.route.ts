import type { FastifyInstance } from 'fastify';
import { UPLOAD_PATH } from '../../../src/contract/service-paths.ts';
import type { IdentifyCaller } from '../../core/caller.ts';
import type { Services } from '../../core/services.ts';
import { offerAvatar } from './avatar.ts';

/**
 * `GET /profile/upload` with a bearer id token returns `{ url, fields }` for a multipart POST that carries the
 * fields, `acl` public-read, an image Content-Type, `x-amz-meta-owner` set to the member's id, and the file last.
 */
export function profileUploadRoute(app: FastifyInstance, services: Services, identify: IdentifyCaller): void {
  app.get(UPLOAD_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const caller = await identify(request.headers.authorization);
    if (caller === null || caller.member === null) {
      return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'NOT_AUTHORIZED' });
    }
    return reply.send(await offerAvatar(services, caller.member));
  });
}
