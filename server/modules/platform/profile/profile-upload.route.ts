import type { FastifyInstance } from 'fastify';
import { FAILURES } from '../../../../contract/failures.ts';
import { UPLOAD_PATH } from '../../../../contract/service-paths.ts';
import { UPLOAD_FORMS_OF_MEMBER } from '../../../core/call-limits.ts';
import type { IdentifyCaller } from '../../../core/caller.ts';
import type { Services } from '../../../core/services.ts';
import type { CountCall } from '../call-counts/call-counts.ts';
import { offerAvatar } from './avatar.ts';

interface UploadServices extends Services {
  countCall: CountCall;
}

/**
 * `GET /profile/upload` with a bearer id token returns `{ url, fields }` for a multipart POST. That carries the fields, `acl`
 * public-read, an image Content-Type, `x-amz-meta-owner` set to the member's id, and the file last. A member is given sixty in an
 * hour, then 429.
 */
export function profileUploadRoute(
  app: FastifyInstance,
  services: UploadServices,
  identify: IdentifyCaller,
): void {
  app.get(UPLOAD_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const caller = await identify(request.headers.authorization);
    if (caller === null || caller.member === null) {
      return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'NOT_AUTHORIZED' });
    }
    const wait = await services.countCall('offerAvatar', caller.member.id, UPLOAD_FORMS_OF_MEMBER);
    if (wait !== null) {
      const { meaning: message } = FAILURES.RATE_LIMITED;
      return reply.code(429).header('retry-after', wait).send({ message });
    }
    return reply.send(await offerAvatar(services, caller.member));
  });
}
