/**
 * A device that has signed in to an account before is known again, so that it keeps a budget of guesses that no
 * stranger can use up. It shows a mark that only this service can have made, and that names nobody: kept as a cookie
 * for /idp alone, which no script of a page can read.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DEVICE_MARK_SECONDS } from './identity-limits.ts';
import type { Pool } from './pool.ts';

const COOKIE = 'hoog-device';
const NONCE_BYTES = 16;
const SHAPE = /^([\w-]{22})\.([\w-]{43})$/;

function signatureOf(pool: Pool, userId: string, nonce: string): Buffer {
  return createHmac('sha256', pool.keys.hashKey).update(`device ${userId} ${nonce}`).digest();
}

export function newDeviceMark(pool: Pool, userId: string): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  return `${nonce}.${signatureOf(pool, userId, nonce).toString('base64url')}`;
}

/** Returns whether the device has signed in to the account before. */
export function isMarkOf(pool: Pool, userId: string, mark: string | null): mark is string {
  const [, nonce, signature] = SHAPE.exec(mark ?? '') ?? [];
  if (nonce === undefined || signature === undefined) return false;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(pool, userId, nonce);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Returns the mark in a request's Cookie header, not yet verified; null if there is none. */
export function readDeviceMark(cookies: string | undefined): string | null {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === COOKIE)?.[1] ?? null;
}

/** The value of a Set-Cookie header. */
export function deviceMarkCookie(mark: string, isSecure: boolean): string {
  const attributes = `Path=/idp; Max-Age=${DEVICE_MARK_SECONDS}; HttpOnly; SameSite=Strict`;
  return `${COOKIE}=${mark}; ${attributes}${isSecure ? '; Secure' : ''}`;
}
