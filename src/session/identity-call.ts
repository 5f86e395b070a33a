/** Calls the identity service through Amplify. Refusals are values, named as the service names them. */

/** `name` is a key of `authErrors` in et.json, or another name that is shown with its message. */
export type SignInResult = { ok: true } | { ok: false; error: { name: string; message: string } };

/** Runs `work` once Amplify is loaded and configured. */
export async function identityCall(work: () => Promise<SignInResult | void>): Promise<SignInResult> {
  try {
    const amplify = await import('./amplify.ts');
    await amplify.configureAmplify();
    return (await work()) ?? { ok: true };
  } catch (error) {
    if (!navigator.onLine || !(error instanceof Error)) return refusal('NetworkError');
    // A chunk or a configuration that fails to load is a network failure too; Amplify names its own.
    const isOwn =
      'underlyingError' in error || error.name.endsWith('Exception') || error.name === 'NetworkError';
    return isOwn ? refusal(error.name, error.message) : refusal('NetworkError', error.message);
  }
}

export function refusal(name: string, message = ''): SignInResult {
  return { ok: false, error: { name, message } };
}

/** The code without the spaces by which mail programs and she herself set its digits apart. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}

/** A refusal for callers to which the specification promises a rejection. */
export class AuthRefused extends Error {
  constructor({ name, message }: { name: string; message: string }) {
    super(message);
    this.name = name;
  }
}
