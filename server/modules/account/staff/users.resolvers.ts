import { EMAIL_MAX_LENGTH } from '../../../../contract/limits.ts';
import { requirePermission } from '../../../core/caller.ts';
import { badInput } from '../../../core/failures.ts';
import { checkedLimit } from '../../../core/page-tokens.ts';
import type { QueryResolvers } from '../../../context/resolver-types.generated.ts';
import type { IdentityAdmin, IdentityUser } from '../../../ports/identity-admin.ts';
import { MAX_USERS_PER_PAGE } from '../../../ports/identity-admin.ts';

export const userQueries = {
  async adminListUsersByEmail(_parent, { email, limit, nextToken }, { caller, services }) {
    requirePermission(caller, 'ADMIN');
    const beginning = email.trim().toLowerCase();
    if (beginning.length > EMAIL_MAX_LENGTH)
      throw badInput('email', `email has at most ${EMAIL_MAX_LENGTH} characters.`);
    const asked = checkedLimit(limit, 20);
    const scope = `adminListUsersByEmail ${beginning} ${caller.member?.id ?? ''}`;
    const [paginationToken = null] =
      nextToken === null || nextToken === undefined ? [] : services.pageTokens.open(scope, nextToken);
    const page = await readUsers(services.identityAdmin, beginning, asked, paginationToken);
    return {
      items: page.items,
      nextToken:
        page.paginationToken === null ? null : services.pageTokens.seal(scope, [page.paginationToken]),
    };
  },
} satisfies QueryResolvers;

/** The identity service gives out 60 at most, so a longer page is put together from several. */
async function readUsers(admin: IdentityAdmin, beginning: string, limit: number, after: string | null) {
  const items: IdentityUser[] = [];
  let paginationToken = after;
  do {
    const count = Math.min(limit - items.length, MAX_USERS_PER_PAGE);
    const page = await admin.listByEmail(beginning, count, paginationToken);
    items.push(...page.users);
    paginationToken = page.paginationToken;
  } while (paginationToken !== null && items.length < limit);
  return { items, paginationToken };
}
