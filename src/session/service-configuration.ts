/**
 * Reads `/config.json`. Parts that are needed offline are kept beside their users: how to sign in is in IndexedDB, which the
 * worker can read; the shop's address is in localStorage, which is read before the first drawing.
 */
import type { IdentityConfiguration, ServiceConfiguration } from '../../contract/service-configuration.ts';
import { CONFIGURATION_PATH } from '../../contract/service-paths.ts';

const TIMEOUT_MS = 5_000;

/** `identity` tells an answer of the service from a stranger's; whatever reads another part checks that part. */
type ReadConfiguration = Pick<ServiceConfiguration, 'identity'> &
  Partial<Record<Exclude<keyof ServiceConfiguration, 'identity'>, unknown>>;

/** Undefined offline, if it takes too long, and if the answer is not the service's own, as behind a captive portal. */
export async function readServiceConfiguration(
  options: Pick<RequestInit, 'priority' | 'signal'>,
): Promise<ReadConfiguration | undefined> {
  try {
    const response = await fetch(CONFIGURATION_PATH, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...options,
    });
    const body: unknown = await response.json();
    return response.ok && isConfiguration(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isConfiguration(body: unknown): body is ReadConfiguration {
  return typeof body === 'object' && body !== null && 'identity' in body && isIdentity(body.identity);
}

export function isIdentity(value: unknown): value is IdentityConfiguration {
  return typeof value === 'object' && value !== null && 'userPoolId' in value && 'userPoolClientId' in value;
}
