/**
 * What a signed-in member changes of her account at the identity service: her password, her address. What the new tokens
 * say is asked for at once, so that no screen shows the former address.
 */
import { AuthRefused, identityCall } from './identity-call.ts';
import type { SignInResult } from './identity-call.ts';
import { currentToken, renewSession } from './token.ts';

/** Rejects with `AuthRefused` where it fails: section 8 of the specification. */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const result = await asMember(async () => {
    const { updatePassword } = await import('./amplify.ts');
    await updatePassword({ oldPassword, newPassword });
  });
  if (!result.ok) throw new AuthRefused(result.error);
  await renewSession();
}

/** A code is mailed to the new address; until it is confirmed the former one stays hers. */
export function requestEmailChange(email: string): Promise<SignInResult> {
  return asMember(async () => {
    const { updateUserAttribute } = await import('./amplify.ts');
    await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: email.trim() } });
  });
}

export async function confirmEmailChange(code: string): Promise<SignInResult> {
  const result = await asMember(async () => {
    const { confirmUserAttribute } = await import('./amplify.ts');
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code.trim() });
  });
  if (result.ok) await renewSession();
  return result;
}

/** Tokens are renewed here first: Amplify would renew them without the lock that page and worker share. */
function asMember(work: () => Promise<void>): Promise<SignInResult> {
  return identityCall(async () => {
    await currentToken();
    await work();
  });
}
