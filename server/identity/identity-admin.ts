/**
 * Makes the server's own calls to the identity service with Cognito's administrative API: to Cognito, or to the
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
import { traceAwsCalls } from '../core/traced-calls.ts';
import type { Trace } from '../core/trace.ts';
import type { IdentityAdmin, IdentityUser } from '../ports/identity-admin.ts';

export interface IdentityAdminOptions {
  region: string;
  userPoolId: string;
  /** Left out for Cognito itself, as are the credentials, which then come from the SDK's usual chain. */
  endpoint?: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
  trace?: Trace | null;
}

const TIMEOUT_MS = 5_000;

export function openIdentityAdmin({ userPoolId, trace, ...connection }: IdentityAdminOptions): IdentityAdmin {
  const client = new CognitoIdentityProviderClient({
    ...connection,
    maxAttempts: 3,
    // A request's time alone would only be warned of.
    requestHandler: {
      connectionTimeout: TIMEOUT_MS,
      requestTimeout: TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
  });
  if (trace) traceAwsCalls(client, trace);
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

/** Returns null if the user is gone: nothing is left to do then. */
async function unlessGone<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof UserNotFoundException) return null;
    throw error;
  }
}
