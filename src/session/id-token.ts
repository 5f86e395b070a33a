/**
 * Reads an id token on the device without verifying it, which is the server's job: this only says whose it is and
 * when it expires.
 */
import type { Member } from './session.ts';

export interface IdTokenClaims {
  member: Member;
  /** Epoch ms, by the identity service's clock. */
  issuedAt: number;
  /** Epoch ms, by the identity service's clock. */
  expiresAt: number;
}

/** Returns undefined for anything that is not an id token. */
export function readIdToken(token: string): IdTokenClaims | undefined {
  const claims = payloadOf(token);
  if (!claims || typeof claims['sub'] !== 'string' || typeof claims['exp'] !== 'number') return undefined;
  const issuedAt = typeof claims['iat'] === 'number' ? claims['iat'] : Date.now() / 1000;
  const groups = claims['cognito:groups'];
  return {
    member: {
      id: claims['sub'],
      email: typeof claims['email'] === 'string' ? claims['email'] : '',
      groups: Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [],
    },
    issuedAt: issuedAt * 1000,
    expiresAt: claims['exp'] * 1000,
  };
}

function payloadOf(token: string): Record<string, unknown> | undefined {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
