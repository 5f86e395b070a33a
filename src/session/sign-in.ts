/**
 * Signing in and everything that leads there. Each function returns a value; the names are the identity service's
 * own.
 */
import { plainAddress, plainCode } from '../../contract/copied-text.ts';
import { readIdToken } from './id-token.ts';
import { identityConfiguration } from './identity-configuration.ts';
import { tellSessionChanged } from './session-channel.ts';
import { AuthRefused, identityCall, refusal } from './identity-call.ts';
import type { SignInResult } from './identity-call.ts';
import { isConfirmedBefore, isNothingToConfirm } from './refusal-wordings.ts';
import { writeSession } from './session-database.ts';
import { withSessionTurn } from './session-turn.ts';
import { forgetRefusals } from './token-refusals.ts';
import { readTokens, removeTokens } from './token-store.ts';

export function signIn(email: string, password: string): Promise<SignInResult> {
  return identityCall(async () => {
    const amplify = await import('./amplify.ts');
    const { userPoolClientId } = await identityConfiguration();
    // Leftover tokens of a refused session would make Amplify say that someone is already signed in.
    await removeTokens(userPoolClientId);
    await forgetRefusals();
    const { isSignedIn, nextStep } = await amplify.signIn({ username: plainAddress(email), password });
    if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return refusal('UserNotConfirmedException');
    if (!isSignedIn) return refusal(nextStep.signInStep);
    await amplify.fetchAuthSession();
    const tokens = await readTokens(userPoolClientId);
    const claims = tokens && readIdToken(tokens.idToken);
    if (!claims) return refusal('SessionNotKept');
    await withSessionTurn(() => writeSession({ member: claims.member, needsSignIn: false }));
    tellSessionChanged();
    // A browser that forbids asking has answered.
    void navigator.storage?.persist?.().catch(() => undefined);
  });
}

export function signUp(email: string, password: string): Promise<SignInResult> {
  return identityCall(async () => {
    const amplify = await import('./amplify.ts');
    const username = plainAddress(email);
    await amplify.signUp({ username, password, options: { userAttributes: { email: username } } });
  });
}

/** Succeeds if the address is already confirmed: the link was opened twice, or a mail program opened it first. */
export async function confirmSignUp(email: string, code: string): Promise<SignInResult> {
  const result = await identityCall(async () => {
    const amplify = await import('./amplify.ts');
    await amplify.confirmSignUp({ username: plainAddress(email), confirmationCode: plainCode(code) });
  });
  const isDoneAlready = !result.ok && isConfirmedBefore(result.error);
  return isDoneAlready ? { ok: true } : result;
}

/** `isConfirmed`: no mail is sent, because the address is already confirmed. */
export async function resendConfirmation(email: string): Promise<SignInResult | { isConfirmed: true }> {
  const result = await identityCall(async () => {
    const amplify = await import('./amplify.ts');
    await amplify.resendSignUpCode({ username: plainAddress(email) });
  });
  const isConfirmed = !result.ok && isNothingToConfirm(result.error);
  return isConfirmed ? { isConfirmed } : result;
}

export function requestPasswordReset(email: string): Promise<SignInResult> {
  return identityCall(async () => {
    const amplify = await import('./amplify.ts');
    await amplify.resetPassword({ username: plainAddress(email) });
  });
}

/** Rejects with `AuthRefused` on failure (section 8 of the specification). */
export async function confirmPasswordReset(email: string, code: string, newPassword: string): Promise<void> {
  const result = await identityCall(async () => {
    const amplify = await import('./amplify.ts');
    await amplify.confirmResetPassword({
      username: plainAddress(email),
      confirmationCode: plainCode(code),
      newPassword,
    });
  });
  if (!result.ok) throw new AuthRefused(result.error);
}
