import { requireMember } from '../../../core/caller.ts';
import { deleteSession } from './delete-session.ts';
import { saveSession } from './save-session.ts';
import { revisionOf } from './session.rules.ts';
import { sessionEventOf } from './session-event.ts';
import { isUuid } from '../../../core/uuid.ts';
import type { MutationResolvers } from '../../../context/resolver-types.generated.ts';

export const sessionMutations = {
  async saveSession(_parent, { input }, { caller, services }) {
    const member = requireMember(caller);
    return sessionEventOf(await saveSession(services, revisionOf(input, member.id, services.clock())));
  },

  async deleteSession(_parent, { id }, { caller, services }) {
    const member = requireMember(caller);
    if (isUuid(id)) await deleteSession(services, member.id, id);
    return id;
  },
} satisfies MutationResolvers;
