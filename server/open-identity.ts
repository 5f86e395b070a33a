import type { FastifyPluginCallback } from 'fastify';
import type { ServiceConfiguration } from '../contract/service-configuration.ts';
import { IDENTITY_PATH } from '../contract/service-paths.ts';
import type { EmbeddedIdentity } from '../stand-ins/identity/embedded-identity.ts';
import type { Configuration } from './configuration.ts';
import type { Clock } from './core/clock.ts';
import type { Trace } from './core/trace.ts';
import type { Database } from './database/database.ts';
import { cognitoAddress, openCognitoIdentity } from './identity/cognito-identity.ts';
import { openIdentityAdmin } from './identity/identity-admin.ts';
import type { IdentityAdmin } from './ports/identity-admin.ts';
import type { Identity } from './ports/identity.ts';
import type { SendMail } from './ports/mail.ts';

const EMBEDDED_POOL_ID = 'eu-central-1_HoogOwn01';

export interface OpenIdentity {
  identity: Identity;
  admin: IdentityAdmin;
  embedded: EmbeddedIdentity | null;
  plugins: FastifyPluginCallback[];
  connectOrigins: string[];
  publicConfiguration: Pick<ServiceConfiguration, 'mode' | 'identity'>;
}

/** Opens the identity service that the configuration names. */
export async function openIdentity(
  configuration: Configuration,
  {
    database,
    clock,
    sendMail,
    trace,
  }: { database: Database; clock: Clock; sendMail: SendMail; trace: Trace | null },
): Promise<OpenIdentity> {
  const { identity, publicUrl, dataDirectory: dataDir } = configuration;
  if (identity.kind === 'cognito') {
    const { region, userPoolId, clientId, endpoint } = identity;
    return {
      identity: openCognitoIdentity({ region, userPoolId, clientId, endpoint, clock, trace }),
      admin: openIdentityAdmin({ region, userPoolId, trace, ...(endpoint !== null && { endpoint }) }),
      embedded: null,
      plugins: [],
      connectOrigins: [new URL(endpoint ?? cognitoAddress(region)).origin],
      publicConfiguration: {
        mode: 'cloud',
        identity: {
          userPoolId,
          userPoolClientId: clientId,
          ...(endpoint !== null && { userPoolEndpoint: `${endpoint}/` }),
        },
      },
    };
  }
  const { openEmbeddedIdentity } = await import('../stand-ins/identity/embedded-identity.ts');
  const embedded = await openEmbeddedIdentity({
    database,
    dataDir,
    sendMail,
    clock,
    publicUrl,
    userPoolId: EMBEDDED_POOL_ID,
    isOwnMachineCounted: configuration.isProduction,
  });
  const { userPoolId, clientId: userPoolClientId, region, adminCredentials: credentials } = embedded;
  return {
    identity: embedded.identity,
    admin: openIdentityAdmin({
      region,
      userPoolId,
      credentials,
      trace,
      endpoint: ownAddress(configuration) + IDENTITY_PATH,
    }),
    embedded,
    plugins: [embedded.plugin],
    connectOrigins: [],
    publicConfiguration: {
      mode: 'embedded',
      identity: { userPoolId, userPoolClientId, userPoolEndpoint: publicUrl + IDENTITY_PATH },
    },
  };
}

/** The address at which the process reaches itself. */
function ownAddress({ host, port }: Configuration): string {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}
