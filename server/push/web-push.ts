/** Web Push (RFC 8030), encrypted to the device (RFC 8291) and signed for the push service (RFC 8292). */
import webPush from 'web-push';
import type { Push, PushAddress, PushMessage, PushOutcome } from '../ports/push.ts';
import { isPushAddress } from './push-addresses.ts';

export interface WebPushOptions {
  /** P-256, base64url. */
  publicKey: string;
  privateKey: string;
  /** `mailto:` or https: the contact of a push service that asks about the messages. */
  subject: string;
  /** Origins of push services besides those of the browsers. */
  origins: readonly string[];
}

const TIMEOUT_MS = 10_000;
/** The address does not exist, or no longer. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** Too slow, too early, too many: another time it may be taken. */
const NOT_NOW: ReadonlySet<number> = new Set([408, 425, 429]);

export function openWebPush({ publicKey, privateKey, subject, origins }: WebPushOptions): Push {
  const accepts = (address: PushAddress) => isPushAddress(address, origins);
  const send = async (
    address: PushAddress,
    { text, lifeSeconds, topic }: PushMessage,
  ): Promise<PushOutcome> => {
    const { endpoint, p256dh, auth } = address;
    // The list may have become shorter since the address was kept.
    if (!accepts(address)) return 'refused';
    try {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { publicKey, privateKey, subject },
        contentEncoding: 'aes128gcm',
        TTL: lifeSeconds,
        topic,
      });
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: headersOf(headers),
        body: new Uint8Array(body),
        // A push service answers by itself; elsewhere it must not lead.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return outcomeOf(response.status);
    } catch {
      return 'failed';
    }
  };
  return { publicKey, accepts, send };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (GONE.has(status)) return 'gone';
  return status >= 500 || NOT_NOW.has(status) ? 'failed' : 'refused';
}

/** Without the length, which `fetch` counts by itself, and refuses to be told in some versions. */
function headersOf(headers: Record<string, unknown>): [string, string][] {
  return Object.entries(headers)
    .filter(([name]) => name.toLowerCase() !== 'content-length')
    .map(([name, value]) => [name, String(value)]);
}
