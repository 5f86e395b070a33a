import { createHash, createHmac } from 'node:crypto';

/** The token in a member's calendar address: 256 bits that nobody can tell from her id or from the row that is kept. */
export type CalendarTokenOf = (memberId: string, nonce: string) => string;

export function createCalendarTokens(secret: Buffer): CalendarTokenOf {
  return (memberId, nonce) => createHmac('sha256', secret).update(`${memberId}/${nonce}`).digest('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
