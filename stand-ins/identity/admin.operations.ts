/** The server's own operations on accounts, called through the AWS SDK as with real Cognito. */
import { and, asc, eq, gt, like } from 'drizzle-orm';
import * as v from 'valibot';
import { MAX_USERS_PER_PAGE } from '../../server/ports/identity-admin.ts';
import {
  refuseTokensBefore,
  signOutBefore,
} from '../../server/modules/platform/revocations/not-before.repository.ts';
import { refuse } from './cognito-errors.ts';
import { identityUsers } from './identity.tables.ts';
import type { Answer } from './operation.ts';
import { adminOperation } from './operation.ts';
import type { Pool } from './pool.ts';
import { revokeSignInsOfUser } from './refresh-tokens.repository.ts';
import { attributesOf } from './user.operations.ts';
import type { User } from './users.repository.ts';
import {
  addUserToGroups,
  deleteUser,
  findUser,
  groupsOfUser,
  removeUserFromGroups,
} from './users.repository.ts';

async function withUser(
  pool: Pool,
  username: string,
  work: (user: User) => Promise<Answer>,
): Promise<Answer> {
  const user = await findUser(pool.database, username);
  return user === null ? refuse('UserNotFoundException') : work(user);
}

const USER_IN_GROUP = { Username: v.string(), GroupName: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)) };
const USER = { Username: v.string() };

export const adminAddUserToGroup = adminOperation(USER_IN_GROUP, (pool, input) =>
  withUser(pool, input.Username, async (user) => {
    await addUserToGroups(pool.database, user.id, [input.GroupName]);
    return {};
  }),
);

export const adminRemoveUserFromGroup = adminOperation(USER_IN_GROUP, (pool, input) =>
  withUser(pool, input.Username, async (user) => {
    await removeUserFromGroups(pool.database, user.id, [input.GroupName]);
    await refuseTokensBefore(pool.database, user.id, pool.clock());
    return {};
  }),
);

export const adminListGroupsForUser = adminOperation(USER, (pool, input) =>
  withUser(pool, input.Username, async (user) => {
    const names = await groupsOfUser(pool.database, user.id);
    return { Groups: names.map((GroupName) => ({ GroupName, UserPoolId: pool.id })) };
  }),
);

export const adminGetUser = adminOperation(USER, (pool, input) =>
  withUser(pool, input.Username, (user) => {
    const { Attributes, ...described } = describeUser(user);
    return Promise.resolve({ ...described, UserAttributes: Attributes });
  }),
);

export const adminDeleteUser = adminOperation(USER, (pool, input) =>
  withUser(pool, input.Username, async (user) => {
    await deleteUser(pool.database, user.id);
    await signOutBefore(pool.database, user.id, pool.clock());
    return {};
  }),
);

export const adminUserGlobalSignOut = adminOperation(USER, (pool, input) =>
  withUser(pool, input.Username, async (user) => {
    await revokeSignInsOfUser(pool.database, { userId: user.id, now: pool.clock() });
    return {};
  }),
);

/** Dates are seconds since 1970 in this protocol. */
function describeUser(user: User) {
  return {
    Username: user.id,
    Attributes: attributesOf(user),
    Enabled: true,
    UserCreateDate: user.createdAt.getTime() / 1000,
    UserLastModifiedDate: user.passwordChangedAt.getTime() / 1000,
    UserStatus: user.isConfirmed ? 'CONFIRMED' : 'UNCONFIRMED',
  };
}

const LIST_USERS = {
  Filter: v.optional(v.string()),
  Limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_USERS_PER_PAGE))),
  PaginationToken: v.optional(v.pipe(v.string(), v.uuid())),
};

/** `email ^= "begins"` and `email = "whole"`; null for any other filter. */
function emailFilter(filter: string) {
  const [, operator, written] = /^\s*"?email"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? [];
  if (operator === undefined || written === undefined) return null;
  const text = written.replace(/\\(.)/g, '$1').toLowerCase();
  if (operator === '=') return eq(identityUsers.emailLower, text);
  return like(identityUsers.emailLower, `${text.replace(/[\\%_]/g, '\\$&')}%`);
}

/** Lists in no meaningful order; a page's token is the last user's id. */
export const listUsers = adminOperation(LIST_USERS, async (pool, input) => {
  const isWanted = input.Filter === undefined || input.Filter === '' ? undefined : emailFilter(input.Filter);
  if (isWanted === null) return refuse('InvalidParameterException', 'This filter is not supported.');
  const after = input.PaginationToken === undefined ? undefined : gt(identityUsers.id, input.PaginationToken);
  const limit = input.Limit || MAX_USERS_PER_PAGE;
  const found = await pool.database
    .select()
    .from(identityUsers)
    .where(and(isWanted, after))
    .orderBy(asc(identityUsers.id))
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next = found.length > limit && last !== undefined ? { PaginationToken: last.id } : {};
  return { Users: page.map(describeUser), ...next };
});
