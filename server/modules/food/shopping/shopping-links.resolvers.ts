import { requireMember } from '../../../core/caller.ts';
import { createShoppingLink, readSharedList, readShoppingLink } from './shopping-link.ts';
import { deleteShoppingLink } from './shopping-links.repository.ts';
import type { MutationResolvers, QueryResolvers } from '../../../context/resolver-types.generated.ts';

export const shoppingLinkQueries = {
  getMyShoppingLink(_parent, _arguments, { caller, services }) {
    return readShoppingLink(services, requireMember(caller).id);
  },
  getSharedShoppingList(_parent, { token }, { services }) {
    return readSharedList(services, token);
  },
} satisfies QueryResolvers;

export const shoppingLinkMutations = {
  createShoppingLink(_parent, _arguments, { caller, services }) {
    return createShoppingLink(services, requireMember(caller).id);
  },
  async endShoppingLink(_parent, _arguments, { caller, services }) {
    await deleteShoppingLink(services.database, requireMember(caller).id);
    return true;
  },
} satisfies MutationResolvers;
