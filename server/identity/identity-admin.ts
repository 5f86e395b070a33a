/**
 * What the server itself asks of the identity service, by Cognito's administrative calls: of Cognito, or of the
 * embedded service, which speaks the same protocol.
 */
import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { UserType } from '@aws-sdk/client-cognito-identity-provider';

export interface IdentityUser {
  /** The member's `sub`. */
  id: string;
  email: string;
}

export interface IdentityUsersPage {
  users: IdentityUser[];
  /** For the page behind this one; null on the last. */
  paginationToken: string | null;
}

export interface IdentityAdmin {
  /** The groups that she is in now, whatever her token says; null where there is no such user. */
  groupsOf(memberId: string): Promise<readonly string[] | null>;
  /** Harmless when she is in it already, or is gone. */
  addToGroup(memberId: string, group: string): Promise<void>;
  /** Harmless when she is not in it, or is gone. */
  removeFromGroup(memberId: string, group: string): Promise<void>;
  /** Users whose address begins so, in no order that means anything; `limit` 1 to 60. */
  listByEmail(beginning: string, limit: number, paginationToken: string | null): Promise<IdentityUsersPage>;
  /** With her sign-ins. Harmless when she is gone already. */
  deleteUser(memberId: string): Promise<void>;
}

export interface IdentityAdminOptions {
  region: string;
  userPoolId: string;
  /** Left out for Cognito itself, as are the credentials, which then come from the SDK's usual chain. */
  endpoint?: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** Cognito's own bounds. */
export const MAX_USERS_PER_PAGE = 60;
const TIMEOUT_MS = 5_000;

export function openIdentityAdmin({ userPoolId, ...connection }: IdentityAdminOptions): IdentityAdmin {
  const client = new CognitoIdentityProviderClient({
    ...connection,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: TIMEOUT_MS, requestTimeout: TIMEOUT_MS },
  });
  const named = (memberId: string) => ({ UserPoolId: userPoolId, Username: memberId });
  return {
    groupsOf: (memberId) => unlessGone(() => readGroups(client, named(memberId))),
    async addToGroup(memberId, GroupName) {
      await unlessGone(() => client.send(new AdminAddUserToGroupCommand({ ...named(memberId), GroupName })));
    },
    async removeFromGroup(memberId, GroupName) {
      await unlessGone(() =>
        client.send(new AdminRemoveUserFromGroupCommand({ ...named(memberId), GroupName })),
      );
    },
    async deleteUser(memberId) {
      await unlessGone(() => client.send(new AdminDeleteUserCommand(named(memberId))));
    },
    async listByEmail(beginning, limit, paginationToken) {
      const { Users = [], PaginationToken = null } = await client.send(
        new ListUsersCommand({
          UserPoolId: userPoolId,
          Limit: limit,
          ...(beginning === ''
            ? {}
            : { Filter: `email ^= "${beginning.toLowerCase().replace(/["\\]/g, '\\$&')}"` }),
          ...(paginationToken === null ? {} : { PaginationToken: paginationToken }),
        }),
      );
      return { users: Users.flatMap(toUser), paginationToken: PaginationToken };
    },
  };
}

async function readGroups(
  client: CognitoIdentityProviderClient,
  named: { UserPoolId: string; Username: string },
): Promise<string[]> {
  const names: string[] = [];
  let NextToken: string | undefined;
  do {
    const page = await client.send(
      new AdminListGroupsForUserCommand({ ...named, ...(NextToken === undefined ? {} : { NextToken }) }),
    );
    names.push(...(page.Groups ?? []).flatMap(({ GroupName }) => GroupName ?? []));
    NextToken = page.NextToken;
  } while (NextToken !== undefined);
  return names;
}

function toUser({ Attributes = [] }: UserType): IdentityUser[] {
  const attribute = (name: string) => Attributes.find(({ Name }) => Name === name)?.Value;
  const [id, email] = [attribute('sub'), attribute('email')];
  return id === undefined || email === undefined ? [] : [{ id, email }];
}

/** Null where the user is gone: what was to be done about her is then done. */
async function unlessGone<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof UserNotFoundException) return null;
    throw error;
  }
}
