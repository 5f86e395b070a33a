/**
 * A pool of members at a service with Cognito's protocol that is not in the tested server's process: the one that
 * TEST_COGNITO_ENDPOINT names, or the embedded service of another installation.
 */
import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { GROUPS } from '../../contract/permissions.ts';
import { startTestServer, TEST_PASSWORD } from './test-server.ts';

export interface PoolTokens {
  idToken: string;
  accessToken: string;
}

interface Pool {
  endpoint: string;
  region: string;
  userPoolId: string;
  clientId: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
}

export interface OtherPool extends Pool {
  /** Makes a member who may sign in; returns her id. */
  join(email: string, groups: readonly string[]): Promise<string>;
  tokensOf(email: string): Promise<PoolTokens>;
  close(): Promise<void>;
}

export async function openOtherPool(): Promise<OtherPool> {
  const given = process.env['TEST_COGNITO_ENDPOINT'] ?? '';
  return given === '' ? openStandIn() : openForeign(given);
}

const clientOf = ({ endpoint, region, credentials }: Pick<Pool, 'endpoint' | 'region' | 'credentials'>) =>
  new CognitoIdentityProviderClient({ endpoint, region, credentials });

async function openStandIn(): Promise<OtherPool> {
  const server = await startTestServer();
  const { region, userPoolId, clientId, adminCredentials: credentials } = server.identity;
  const pool = { endpoint: `${server.url}/idp`, region, userPoolId, clientId, credentials };
  const client = clientOf(pool);
  return {
    ...pool,
    join: (email, groups) => server.identity.createConfirmedUser({ email, password: TEST_PASSWORD, groups }),
    tokensOf: (email) => signIn(client, clientId, email),
    async close() {
      client.destroy();
      await server.close();
    },
  };
}

async function openForeign(endpoint: string): Promise<OtherPool> {
  // The pool's id begins with the region.
  const region = 'local';
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = clientOf({ endpoint, region, credentials });
  const { UserPool } = await client.send(
    new CreateUserPoolCommand({ PoolName: 'hoog', UsernameAttributes: ['email'] }),
  );
  const userPoolId = UserPool?.Id ?? '';
  const { UserPoolClient } = await client.send(
    new CreateUserPoolClientCommand({ UserPoolId: userPoolId, ClientName: 'page' }),
  );
  const clientId = UserPoolClient?.ClientId ?? '';
  for (const GroupName of GROUPS)
    await client.send(new CreateGroupCommand({ UserPoolId: userPoolId, GroupName }));
  return {
    endpoint,
    region,
    userPoolId,
    clientId,
    credentials,
    async join(email, groups) {
      const UserAttributes = [{ Name: 'email', Value: email }];
      const { UserSub: Username = '' } = await client.send(
        new SignUpCommand({ ClientId: clientId, Username: email, Password: TEST_PASSWORD, UserAttributes }),
      );
      const member = { UserPoolId: userPoolId, Username };
      await client.send(new AdminConfirmSignUpCommand(member));
      for (const GroupName of groups)
        await client.send(new AdminAddUserToGroupCommand({ ...member, GroupName }));
      return Username;
    },
    tokensOf: (email) => signIn(client, clientId, email),
    close: () => Promise.resolve(client.destroy()),
  };
}

/** Sends the password itself; the page proves it (SRP), which not every such service can check. */
async function signIn(
  client: CognitoIdentityProviderClient,
  ClientId: string,
  email: string,
): Promise<PoolTokens> {
  const AuthParameters = { USERNAME: email, PASSWORD: TEST_PASSWORD };
  const { AuthenticationResult } = await client.send(
    new InitiateAuthCommand({ AuthFlow: 'USER_PASSWORD_AUTH', ClientId, AuthParameters }),
  );
  const { IdToken, AccessToken } = AuthenticationResult ?? {};
  if (IdToken === undefined || AccessToken === undefined) throw new Error('Signing in failed');
  return { idToken: IdToken, accessToken: AccessToken };
}
