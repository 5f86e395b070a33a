import type { FastifyInstance } from 'fastify';
import { erasedPath } from '../../../../contract/service-paths.ts';
import type { Services } from '../../../core/services.ts';
import { isUuid } from '../../../core/uuid.ts';
import { isErased } from './erased-members.ts';

/**
 * `GET /erased/<member>`: whether an account was erased, for the phone whose answer to that was lost: no token of an erased member
 * counts. Of an id that nobody has it says the same as of a member.
 */
export function erasedRoute(app: FastifyInstance, { database }: Services): void {
  app.get<{ Params: { id: string } }>(erasedPath(':id'), async ({ params: { id } }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isUuid(id)) return reply.code(404).send({ message: 'Not found' });
    return { isErased: await isErased(database, id) };
  });
}
