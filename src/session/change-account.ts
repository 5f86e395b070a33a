/**
 * Changes a signed-in member's password or email at the identity service. New tokens are fetched at once, so that no
 * screen shows the old address.
 */
import { plainAddress, plainCode } from '../../contract/copied-text.ts';
import { AuthRefused, identityCall } from './identity-call.ts';
import type { SignInResult } from './identity-call.ts';
import { tellSessionChanged } from './session-channel.ts';
import { currentToken, renewSession } from './token.ts';

/** Rejects with `AuthRefused` on failure (section 8 of the specification). */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const result = await asMember(async () => {
    const { updatePassword } = await import('./amplify.ts');
    await updatePassword({ oldPassword, newPassword });
    await renewSession();
    // It ended the reminders of all her devices: the one on which she stays signed in has itself kept again (src/app/start/after-start.ts).
    tellSessionChanged();
  });
  if (!result.ok) throw new AuthRefused(result.error);
}

/** Mails a code to the new address; the old one stays in use until the new one is confirmed. */
export function requestEmailChange(email: string): Promise<SignInResult> {
  return asMember(async () => {
    const { updateUserAttribute } = await import('./amplify.ts');
    await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: plainAddress(email) } });
  });
}

export function confirmEmailChange(code: string): Promise<SignInResult> {
  return asMember(async () => {
    const { confirmUserAttribute } = await import('./amplify.ts');
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: plainCode(code) });
    await renewSession();
  });
}

/** Renews the tokens first: Amplify would renew them without the lock that page and worker share. */
function asMember(work: () => Promise<void>): Promise<SignInResult> {
  return identityCall(async (tooLate) => {
    await currentToken();
    tooLate.throwIfAborted();
    await work();
  });
}
