import type { ServiceConfiguration } from '../../contract/service-configuration.ts';
import { signInRaw, tokensIn } from './identity-client.ts';

/** Gets a member's id token from a running server, with the protocol that proves a password without sending it. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const { identity }: ServiceConfiguration = await (await fetch(`${url}/config.json`)).json();
  const { userPoolId, userPoolClientId: clientId } = identity;
  const answer = await signInRaw({ endpoint: `${url}/idp/`, userPoolId, clientId }, email, password);
  return tokensIn(answer).IdToken;
}
