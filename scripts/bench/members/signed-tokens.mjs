/** Tokens of members who never signed in: as the embedded identity service would have signed them, with its own keys. */
import { openSourceLoader } from '../../source-loader.mjs';

/**
 * @param {string} dataDirectory Of a server that has started.
 * @param {string} url
 */
export async function openTokens(dataDirectory, url) {
  const vite = await openSourceLoader();
  try {
    const { createTokens } = await vite.ssrLoadModule('/stand-ins/identity/tokens.ts');
    const { openIdentityKeys } = await vite.ssrLoadModule('/stand-ins/identity/keys.ts');
    const { identity } = await (await fetch(`${url}/config.json`)).json();
    const { userPoolId, userPoolClientId: clientId, userPoolEndpoint } = identity;
    const keys = await openIdentityKeys(`${dataDirectory}/identity`);
    const issuer = `${userPoolEndpoint}/${userPoolId}`;
    const tokens = createTokens({ keys, issuer, clientId, clock: () => new Date() });
    return async (/** @type {string} */ id, /** @type {string} */ email) => {
      const signIn = { originJti: id, signedInAt: new Date() };
      return (await tokens.issue({ id, email, groups: ['premium'] }, signIn, null)).IdToken;
    };
  } finally {
    await vite.close();
  }
}
