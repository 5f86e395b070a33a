/** One call of Cognito's protocol: the refresh token is of no use any more, whoever has it. */
import { identityEndpoint, type IdentityConfiguration } from './identity-configuration.ts';

/** Goes on when the page is left. Never throws: without a network the token ends by itself after thirty days. */
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
