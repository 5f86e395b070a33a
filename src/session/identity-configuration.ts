/** The device keeps the addresses and settings of sign-in, for use offline. */
import type { IdentityConfiguration } from '../../contract/service-configuration.ts';
import { isIdentity, readServiceConfiguration } from './service-configuration.ts';
import { readKv, writeKv } from './session-database.ts';

const KEPT = 'identity-configuration';

/** Throws if it was never read and cannot be read now. */
export async function identityConfiguration(): Promise<IdentityConfiguration> {
  const read = await readServiceConfiguration({});
  if (read) {
    const identity = onThisOrigin(read);
    // A disk that cannot keep it is no reason not to use it.
    await writeKv(KEPT, identity).catch(() => undefined);
    return identity;
  }
  const kept = await readKv(KEPT);
  if (isIdentity(kept)) return kept;
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
  return isIdentity(kept) ? kept : identityConfiguration();
}

export function identityEndpoint(configuration: IdentityConfiguration): string {
  const region = configuration.userPoolId.split('_')[0] ?? '';
  return configuration.userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;
}
