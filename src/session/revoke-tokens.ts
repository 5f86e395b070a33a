/** Calls Cognito's protocol to revoke the refresh token, even if someone else holds a copy. */
import type { IdentityConfiguration } from '../../contract/service-configuration.ts';
import { identityEndpoint } from './identity-configuration.ts';

/** Survives leaving the page and never throws: without a network the token expires after thirty days. */
export async function revokeTokens(
  configuration: IdentityConfiguration,
  refreshToken: string,
): Promise<void> {
  await fetch(identityEndpoint(configuration), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ Token: refreshToken, ClientId: configuration.userPoolClientId }),
    cache: 'no-store',
    keepalive: true,
  }).catch(() => undefined);
}
