/**
 * Changes a signed-in member's password or email at the identity service. New tokens are fetched at once, so that no
 * screen shows the old address.
 */
import { AuthRefused, identityCall, plainCode } from './identity-call.ts';
import type { SignInResult } from './identity-call.ts';
import { currentToken, renewSession } from './token.ts';

/** Rejects with `AuthRefused` on failure (section 8 of the specification). */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const result = await asMember(async () => {
    const { updatePassword } = await import('./amplify.ts');
    await updatePassword({ oldPassword, newPassword });
  });
  if (!result.ok) throw new AuthRefused(result.error);
  await renewSession();
}

/** Mails a code to the new address; the old one stays in use until the new one is confirmed. */
export function requestEmailChange(email: string): Promise<SignInResult> {
  return asMember(async () => {
    const { updateUserAttribute } = await import('./amplify.ts');
    await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: email.trim() } });
  });
}

export async function confirmEmailChange(code: string): Promise<SignInResult> {
  const result = await asMember(async () => {
    const { confirmUserAttribute } = await import('./amplify.ts');
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: plainCode(code) });
  });
  if (result.ok) await renewSession();
  return result;
}

/** Renews the tokens first: Amplify would renew them without the lock that page and worker share. */
function asMember(work: () => Promise<void>): Promise<SignInResult> {
  return identityCall(async () => {
    await currentToken();
    await work();
  });
}
