/**
 * Decides which addresses the server calls for a member. A device names its own address, so it could name any other too: one
 * inside the operator's network, or a stranger's server.
 */
import { createECDH } from 'node:crypto';
import type { PushAddress } from '../ports/push.ts';

/** The push services of Chromium, Firefox, Safari and Edge. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)?push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
];
const ENDPOINT_MAX = 1_000;
const AUTH_BYTES = 16;

/** `origins`: those of other push services, as the configuration names them. */
export function isPushAddress({ endpoint, p256dh, auth }: PushAddress, origins: readonly string[]): boolean {
  return isEndpoint(endpoint, origins) && isPoint(p256dh) && bytesOf(auth)?.length === AUTH_BYTES;
}

function isEndpoint(endpoint: string, origins: readonly string[]): boolean {
  if (endpoint.length > ENDPOINT_MAX || !URL.canParse(endpoint)) return false;
  const { protocol, origin, host, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (origins.includes(origin)) return true;
  return protocol === 'https:' && HOSTS.some((known) => known.test(host));
}

/** A point of P-256 that lies on the curve. */
function isPoint(text: string): boolean {
  const bytes = bytesOf(text);
  if (bytes === null) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(bytes).length > 0;
  } catch {
    return false;
  }
}

function bytesOf(text: string): Buffer | null {
  return /^[\w-]{1,100}$/.test(text) ? Buffer.from(text, 'base64url') : null;
}
