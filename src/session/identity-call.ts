/** Calls the identity service through Amplify. Refusals are values, named as the service names them. */

/** `name` is a key of `authErrors` in et.json, or another name that is shown with its message. */
export type SignInResult = { ok: true } | { ok: false; error: { name: string; message: string } };

/** Of refusals, and of a device that keeps nothing. */
const OWN_NAMES = /Exception$|^(NetworkError|QuotaExceededError|DatabaseUnavailable)$/;

/** Far longer than the service takes. A form stays open while it waits, and Amplify itself waits without end. */
const TIMEOUT_MS = 30_000;

/** Aborted once she has been told that no answer came: nothing is begun then, and any work begun is finished. */
type Work = (tooLate: AbortSignal) => Promise<SignInResult | void>;

/** Runs `work` once Amplify is loaded and configured. `NoAnswer` if none came in time: it may still be done. */
export async function identityCall(work: Work): Promise<SignInResult> {
  const waiting = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<SignInResult>((resolve) => {
    timer = setTimeout(() => {
      waiting.abort();
      resolve(refusal('NoAnswer'));
    }, TIMEOUT_MS);
  });
  const result = await Promise.race([answerOf(() => work(waiting.signal)), tooLate]);
  clearTimeout(timer);
  return result;
}

async function answerOf(work: () => Promise<SignInResult | void>): Promise<SignInResult> {
  try {
    const amplify = await import('./amplify.ts');
    await amplify.configureAmplify();
    return (await work()) ?? { ok: true };
  } catch (error) {
    if (!(error instanceof Error)) return refusal('NetworkError');
    // A chunk or a configuration that fails to load is a network failure too; Amplify names its own.
    const isOwn = 'underlyingError' in error || OWN_NAMES.test(error.name);
    return isOwn ? refusal(error.name, error.message) : refusal('NetworkError', error.message);
  }
}

export function refusal(name: string, message = ''): SignInResult {
  return { ok: false, error: { name, message } };
}

/** A refusal for callers to which the specification promises a rejection. */
export class AuthRefused extends Error {
  constructor({ name, message }: { name: string; message: string }) {
    super(message);
    this.name = name;
  }
}
