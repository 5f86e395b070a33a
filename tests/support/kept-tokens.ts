/** Puts the tokens of a sign-in on the device under Amplify's names. */
import type { writeKv } from '../../src/session/session-database.ts';
import type { Tokens } from '../../src/session/token-store.ts';

export async function keepTokens(write: typeof writeKv, clientId: string, tokens: Tokens): Promise<void> {
  const { username, clockDriftMs, ...kept } = tokens;
  const client = `CognitoIdentityServiceProvider.${clientId}`;
  await write(`${client}.LastAuthUser`, username);
  await write(`${client}.${username}.clockDrift`, String(clockDriftMs));
  for (const [name, token] of Object.entries(kept)) await write(`${client}.${username}.${name}`, token);
}
