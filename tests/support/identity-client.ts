import type { IdentityServer } from './identity-server.ts';
import { type SrpChallenge, startSrp } from './srp-client.ts';

export type IdentityAddress = Pick<IdentityServer, 'endpoint' | 'clientId' | 'userPoolId'>;

export interface Told {
  status: number;
  /** The refusal's name; null if it was not refused. */
  refusal: string | null;
  body: Record<string, unknown>;
  /** The device cookie to send back; null if there was none. */
  cookie: string | null;
}

/** Sends a raw request of Cognito's protocol. */
export async function tell(
  server: IdentityAddress,
  operation: string,
  input: object,
  headers: Record<string, string> = {},
): Promise<Told> {
  const response = await fetch(server.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      ...headers,
    },
    body: JSON.stringify({ ClientId: server.clientId, ...input }),
  });
  const refusal = response.headers.get('x-amzn-errortype')?.replace(/:$/, '') ?? null;
  const body: Record<string, unknown> = await response.json();
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? null;
  return { status: response.status, refusal, body, cookie };
}

export interface SessionTokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}

export function tokensIn({ body }: Told): SessionTokens {
  const { AccessToken, IdToken, RefreshToken }: Record<string, unknown> = Object(
    body['AuthenticationResult'],
  );
  if (typeof AccessToken !== 'string' || typeof IdToken !== 'string' || typeof RefreshToken !== 'string') {
    throw new Error(`No tokens: ${JSON.stringify(body)}`);
  }
  return { AccessToken, IdToken, RefreshToken };
}

/** Requests a challenge; `answer` proves the password and is sent as RespondToAuthChallenge. */
export async function askForChallenge(
  server: IdentityAddress,
  email: string,
  password: string,
  headers: Record<string, string> = {},
) {
  const srp = startSrp(server.userPoolId, password);
  const AuthParameters = { USERNAME: email, SRP_A: srp.aHex };
  const told = await tell(server, 'InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters }, headers);
  const parameters: Record<string, unknown> = Object(told.body['ChallengeParameters']);
  const proof = srp.prove(told.body['ChallengeParameters'] as SrpChallenge);
  const ChallengeResponses = { USERNAME: email, ...proof };
  const answer = { ChallengeName: 'PASSWORD_VERIFIER', ClientId: server.clientId, ChallengeResponses };
  return { parameters, answer };
}

/** Signs in as Amplify does, in milliseconds. */
export async function signInRaw(
  server: IdentityAddress,
  email: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<Told> {
  const { answer } = await askForChallenge(server, email, password, headers);
  return tell(server, 'RespondToAuthChallenge', answer, headers);
}

/** Responds to a challenge with an invalid proof, which is quicker than computing a wrong one. */
export async function trySignIn(
  server: IdentityAddress,
  email: string,
  headers: Record<string, string> = {},
): Promise<Told> {
  const AuthParameters = { USERNAME: email, SRP_A: 'ab'.repeat(300) };
  const asked = { AuthFlow: 'USER_SRP_AUTH', AuthParameters };
  const told = await tell(server, 'InitiateAuth', asked, headers);
  if (told.refusal !== null) return told;
  const { SECRET_BLOCK }: Record<string, unknown> = Object(told.body['ChallengeParameters']);
  const ChallengeResponses = {
    PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
    PASSWORD_CLAIM_SIGNATURE: 'AAAA',
    TIMESTAMP: 'Sat Nov 21 02:00:00 UTC 2026',
  };
  const answer = { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses };
  return tell(server, 'RespondToAuthChallenge', answer, headers);
}
