/** The identity service's address, from /config.json; kept on the device for use offline. */
import { readKv, writeKv } from './session-database.ts';

export interface IdentityConfiguration {
  userPoolId: string;
  userPoolClientId: string;
  /** Absolute URL; absent for Cognito itself. */
  userPoolEndpoint?: string;
}

const KEPT = 'identity-configuration';

/** Throws if it was never read and cannot be read now. */
export async function identityConfiguration(): Promise<IdentityConfiguration> {
  try {
    const response = await fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(5_000) });
    const body: unknown = await response.json();
    if (response.ok && isConfiguration(body)) {
      const identity = onThisOrigin(body);
      await writeKv(KEPT, identity);
      return identity;
    }
  } catch {
    // Offline, or a captive portal's page: use the kept copy.
  }
  const kept = await readKv(KEPT);
  if (isConfiguration({ identity: kept })) return kept as IdentityConfiguration;
  throw new Error('Where to sign in is not known yet');
}

/** The embedded service shares the page's origin, whichever of the machine's names that is. */
function onThisOrigin({
  mode,
  identity,
}: {
  mode?: unknown;
  identity: IdentityConfiguration;
}): IdentityConfiguration {
  if (mode !== 'embedded' || identity.userPoolEndpoint === undefined) return identity;
  const { pathname } = new URL(identity.userPoolEndpoint, location.origin);
  return { ...identity, userPoolEndpoint: new URL(pathname, location.origin).href };
}

/** Prefers the kept copy: the service does not move, and a bad network must not delay what can be done without it. */
export async function keptIdentityConfiguration(): Promise<IdentityConfiguration> {
  const kept = await readKv(KEPT);
  return isConfiguration({ identity: kept }) ? (kept as IdentityConfiguration) : identityConfiguration();
}

export function identityEndpoint(configuration: IdentityConfiguration): string {
  const region = configuration.userPoolId.split('_')[0] ?? '';
  return configuration.userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;
}

function isConfiguration(body: unknown): body is { mode?: unknown; identity: IdentityConfiguration } {
  if (typeof body !== 'object' || body === null || !('identity' in body)) return false;
  const { identity } = body;
  return (
    typeof identity === 'object' &&
    identity !== null &&
    'userPoolId' in identity &&
    'userPoolClientId' in identity
  );
}
