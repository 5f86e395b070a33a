import { createSrpSession, signSrpSession, wrapAuthChallenge, wrapInitiateAuth } from 'cognito-srp-helper';
import type { ServiceConfiguration } from '../../contract/service-configuration.ts';

/** Gets a member's id token from a running server, with the protocol that proves a password without sending it. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const configuration: ServiceConfiguration = await (await fetch(`${url}/config.json`)).json();
  const { userPoolId, userPoolClientId: ClientId } = configuration.identity;
  const tell = async (operation: string, input: object) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    };
    return (await fetch(`${url}/idp/`, { method: 'POST', headers, body: JSON.stringify(input) })).json();
  };
  const session = createSrpSession(email, password, userPoolId, false);
  const question = { AuthFlow: 'USER_SRP_AUTH' as const, ClientId, AuthParameters: { USERNAME: email } };
  const signed = signSrpSession(session, await tell('InitiateAuth', wrapInitiateAuth(session, question)));
  const reply = {
    ChallengeName: 'PASSWORD_VERIFIER' as const,
    ClientId,
    ChallengeResponses: { USERNAME: email },
  };
  const answer: { AuthenticationResult?: { IdToken: string } } = await tell(
    'RespondToAuthChallenge',
    wrapAuthChallenge(signed, reply),
  );
  if (answer.AuthenticationResult === undefined)
    throw new Error(`Signing in failed: ${JSON.stringify(answer)}`);
  return answer.AuthenticationResult.IdToken;
}
