import { createHash, createHmac } from 'node:crypto';

/** The token in a private address of a member: 256 bits that nobody can tell from her id or from the row that is kept. */
export type AddressTokenOf = (memberId: string, nonce: string) => string;

export function createAddressTokens(secret: Buffer): AddressTokenOf {
  return (memberId, nonce) => createHmac('sha256', secret).update(`${memberId}/${nonce}`).digest('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
