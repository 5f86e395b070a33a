/**
 * Encodes the end of a page as an opaque token that only this installation can make and only the same caller can use for the same
 * list: the signature covers both.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIST_LIMIT } from '../../contract/limits.ts';
import { badInput } from './failures.ts';

export interface PageTokens {
  /** `scope` says who asks for which list. */
  seal(scope: string, position: readonly string[]): string;
  /** The sealed position; BAD_USER_INPUT for a token of another caller, another list, or none of ours. */
  open(scope: string, token: string): readonly string[];
}

export function createPageTokens(secret: Buffer): PageTokens {
  const sign = (scope: string, body: string) =>
    createHmac('sha256', secret).update(`${scope}\n${body}`).digest();
  return {
    seal(scope, position) {
      const body = Buffer.from(JSON.stringify(position)).toString('base64url');
      return `${body}.${sign(scope, body).toString('base64url')}`;
    },
    open(scope, token) {
      const [body = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(scope, body);
      if (given.length !== right.length || !timingSafeEqual(given, right)) {
        throw badInput('nextToken', 'This page token was not made for this list and caller.');
      }
      const position: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
      return Array.isArray(position) ? position.map(String) : [];
    },
  };
}

/** The asked page length, or BAD_USER_INPUT. */
export function checkedLimit(limit: number | null | undefined, whenLeftOut: number): number {
  const value = limit ?? whenLeftOut;
  if (value < LIST_LIMIT.min || value > LIST_LIMIT.max) {
    throw badInput('limit', `limit is ${LIST_LIMIT.min} to ${LIST_LIMIT.max}.`);
  }
  return value;
}

export interface Page<Item> {
  items: Item[];
  nextToken: string | null;
}

export interface PageAsked {
  limit: number;
  nextToken: string | null | undefined;
  scope: string;
}

/** Returns one page of a list in memory. A token names the last item returned, and its position in case that item is removed. */
export function pageOf<Item extends { id: string }>(
  all: readonly Item[],
  asked: PageAsked,
  tokens: PageTokens,
): Page<Item> {
  const start = startOf(all, asked, tokens);
  const items = all.slice(start, start + asked.limit);
  const last = items.at(-1);
  const end = start + items.length;
  return {
    items,
    nextToken:
      last !== undefined && end < all.length ? tokens.seal(asked.scope, [last.id, String(end)]) : null,
  };
}

function startOf(all: readonly { id: string }[], asked: PageAsked, tokens: PageTokens): number {
  if (asked.nextToken === null || asked.nextToken === undefined) return 0;
  const [lastId, end] = tokens.open(asked.scope, asked.nextToken);
  const index = all.findIndex(({ id }) => id === lastId);
  return index === -1 ? Number(end) : index + 1;
}
