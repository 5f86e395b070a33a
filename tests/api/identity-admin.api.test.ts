import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInRaw, tell, tokensIn } from '../support/identity-client.ts';
import { rowsOf, startIdentityServer } from '../support/identity-server.ts';
import type { IdentityServer } from '../support/identity-server.ts';

const PASSWORD = 'Metsarada1';
const EMAIL = 'liige@example.com';
let server: IdentityServer;
let admin: CognitoIdentityProviderClient;
let member: { UserPoolId: string; Username: string };

function clientWith(credentials: { accessKeyId: string; secretAccessKey: string }, region = server.region) {
  return new CognitoIdentityProviderClient({
    region,
    endpoint: server.endpoint,
    credentials,
    maxAttempts: 1,
  });
}

beforeAll(async () => {
  server = await startIdentityServer();
  admin = clientWith(server.adminCredentials);
  const Username = await server.createConfirmedUser({ email: EMAIL, password: PASSWORD, groups: ['basic'] });
  member = { UserPoolId: server.userPoolId, Username };
});
afterAll(async () => {
  admin.destroy();
  await server.close();
});

const groups = async () =>
  (await admin.send(new AdminListGroupsForUserCommand(member))).Groups?.map((group) => group.GroupName);

describe('by the AWS SDK, the administrator', () => {
  it('puts a member into a group and takes her out, any number of times', async () => {
    for (let time = 0; time < 2; time += 1) {
      await admin.send(new AdminAddUserToGroupCommand({ ...member, GroupName: 'vip' }));
    }
    expect(await groups()).toEqual(['basic', 'vip']);
    for (let time = 0; time < 2; time += 1) {
      await admin.send(new AdminRemoveUserFromGroupCommand({ ...member, GroupName: 'vip' }));
    }
    expect(await groups()).toEqual(['basic']);
  });

  it('finds members by the beginning of their email, a page at a time', async () => {
    for (const name of ['mari_1', 'mari%2', 'mariX3', 'kadri']) {
      await server.createConfirmedUser({ email: `${name}@example.com`, password: PASSWORD, groups: [] });
    }
    const find = async (Filter: string) => {
      const { Users } = await admin.send(new ListUsersCommand({ UserPoolId: server.userPoolId, Filter }));
      return Users?.map((user) => user.Attributes?.find(({ Name }) => Name === 'email')?.Value).sort();
    };
    const maris = ['mari%2@example.com', 'mariX3@example.com', 'mari_1@example.com'];
    expect(await find('email ^= "MARI"')).toEqual(maris);
    expect(await find('email ^= "mari_"')).toEqual(['mari_1@example.com']);
    expect(await find('email = "kadri@example.com"')).toEqual(['kadri@example.com']);
    await expect(find('name ^= "x"')).rejects.toMatchObject({ name: 'InvalidParameterException' });

    const seen: (string | undefined)[] = [];
    let PaginationToken: string | undefined;
    do {
      const page = await admin.send(
        new ListUsersCommand({ UserPoolId: server.userPoolId, Limit: 2, PaginationToken }),
      );
      seen.push(...(page.Users ?? []).map((user) => user.Username));
      PaginationToken = page.PaginationToken;
    } while (PaginationToken !== undefined);
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  it('reads one member, by id or by email', async () => {
    const found = await admin.send(new AdminGetUserCommand({ ...member, Username: EMAIL }));
    expect(found).toMatchObject({ Username: member.Username, UserStatus: 'CONFIRMED', Enabled: true });
    expect(Math.abs(Number(found.UserCreateDate?.getTime()) - Date.now())).toBeLessThan(60_000);
  });

  it('ends all sign-ins of a member', async () => {
    const { RefreshToken } = tokensIn(await signInRaw(server, EMAIL, PASSWORD));
    await admin.send(new AdminUserGlobalSignOutCommand(member));
    expect((await tell(server, 'GetTokensFromRefreshToken', { RefreshToken })).refusal).toBe(
      'NotAuthorizedException',
    );
  });

  it('deletes a member and all of her data', async () => {
    const Username = await server.createConfirmedUser({
      email: 'lahkub@example.com',
      password: PASSWORD,
      groups: ['vip'],
    });
    await signInRaw(server, 'lahkub@example.com', PASSWORD);
    await admin.send(new AdminDeleteUserCommand({ ...member, Username }));
    for (const table of ['identity_groups', 'identity_refresh_tokens', 'identity_codes']) {
      const rows = await rowsOf(server, `select 1 from ${table} where user_id = '${Username}'`);
      expect({ table, rows }).toEqual({ table, rows: [] });
    }
    const again = admin.send(new AdminDeleteUserCommand({ ...member, Username }));
    await expect(again).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  it('is nobody else: another secret, key id, region or pool is refused', async () => {
    const { accessKeyId, secretAccessKey } = server.adminCredentials;
    const others = [
      clientWith({ accessKeyId, secretAccessKey: `${secretAccessKey}x` }),
      clientWith({ accessKeyId: 'ANOTHER', secretAccessKey }),
      clientWith(server.adminCredentials, 'us-east-1'),
    ];
    for (const other of others) {
      const refused = other.send(new AdminListGroupsForUserCommand(member));
      await expect(refused).rejects.toMatchObject({ name: 'InvalidSignatureException' });
      other.destroy();
    }
    const elsewhere = admin.send(
      new AdminListGroupsForUserCommand({ ...member, UserPoolId: 'eu-north-1_Another' }),
    );
    await expect(elsewhere).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});

interface SigningChoices {
  signingDate?: Date;
  headers?: Record<string, string>;
}

interface Sent {
  headers: Record<string, string>;
  body: string;
}

describe('a signed request', () => {
  const target = 'AWSCognitoIdentityProviderService.AdminAddUserToGroup';

  /** Signs a request as the SDK does, changes it and sends it. Returns the name of the refusal. */
  async function send(
    change: (request: Sent) => void,
    { signingDate = new Date(), headers: alsoSigned = { 'x-amz-target': target } }: SigningChoices = {},
  ): Promise<string | null> {
    const { host, hostname, pathname: path } = new URL(server.endpoint);
    const { adminCredentials: credentials, region } = server;
    const signer = new SignatureV4({ credentials, region, service: 'cognito-idp', sha256: Sha256 });
    const headers = { host, ...alsoSigned };
    const body = JSON.stringify({ ...member, GroupName: 'vip' });
    const request = { method: 'POST', protocol: 'http:', hostname, path, headers, body };
    const signed = await signer.sign(request, { signingDate });
    const sent = { headers: { 'x-amz-target': target, ...signed.headers }, body };
    change(sent);
    const response = await fetch(server.endpoint, { method: 'POST', ...sent });
    return response.headers.get('x-amzn-errortype')?.replace(':', '') ?? null;
  }

  it('passes unchanged', async () => {
    expect(await send(() => undefined)).toBeNull();
  });

  it.each<[string, (request: Sent) => void]>([
    ['its body', (sent) => (sent.body = sent.body.replace('vip', 'admin'))],
    [
      'its body and the hash of it',
      (sent) => {
        sent.body = sent.body.replace('vip', 'admin');
        sent.headers['x-amz-content-sha256'] = createHash('sha256').update(sent.body).digest('hex');
      },
    ],
    [
      'its operation',
      (sent) => (sent.headers['x-amz-target'] = target.replace('AddUserTo', 'RemoveUserFrom')),
    ],
    ['its signature', (sent) => (sent.headers['authorization'] = swapLast(sent.headers['authorization']))],
    [
      'its time',
      (sent) => (sent.headers['x-amz-date'] = swapLast(sent.headers['x-amz-date']?.slice(0, -1)) + 'Z'),
    ],
  ])('is refused with %s changed', async (_what, change) => {
    expect(await send(change)).toBe('InvalidSignatureException');
    expect(await groups()).not.toContain('admin');
  });

  it('is refused if it signs everything but its operation', async () => {
    expect(await send(() => undefined, { headers: {} })).toBe('InvalidSignatureException');
  });

  it('is refused a quarter of an hour later', async () => {
    const refusal = await send(() => undefined, { signingDate: new Date(Date.now() - 15 * 60_000 - 1000) });
    expect(refusal).toBe('InvalidSignatureException');
  });

  function swapLast(text = ''): string {
    return text.slice(0, -1) + (text.endsWith('0') ? '1' : '0');
  }
});
