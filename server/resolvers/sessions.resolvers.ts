import { requireMember } from '../core/caller.ts';
import { deleteSession } from '../modules/sessions/delete-session.ts';
import { saveSession } from '../modules/sessions/save-session.ts';
import { revisionOf } from '../modules/sessions/session.rules.ts';
import { sessionEventOf } from '../modules/sessions/session-event.ts';
import { isUuid } from '../core/uuid.ts';
import type { MutationResolvers } from './resolver-types.generated.ts';

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
