/**
 * Addresses of closed media, signed like an object store's: its holder can read that file until it expires. Every
 * process returns the same address within a period, so that cached answers and the browser's cache stay valid.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { CLOSED_MEDIA } from '../../../../contract/media-paths.ts';
import type { Clock } from '../../../core/clock.ts';

/** An address is good for one to two periods: longer than any training with its pauses. */
export const MEDIA_PERIOD_SECONDS = 6 * 3600;

export interface MediaAddresses {
  /** Returns the address at which `path` can be read; a public one is unchanged. */
  sign(path: string): string;
  /** Returns whether the requested address of closed media was signed here and has not expired. */
  isValid(address: string): boolean;
  /** Numbers the periods: within one, `sign` returns the same. */
  period(): number;
}

export function createMediaAddresses(secret: Buffer, clock: Clock): MediaAddresses {
  const seconds = () => clock().getTime() / 1000;
  const period = () => Math.floor(seconds() / MEDIA_PERIOD_SECONDS);
  const signatureOf = (path: string, expires: number) =>
    createHmac('sha256', secret).update(`${path}\n${expires}`).digest('base64url');
  return {
    period,
    sign(path) {
      if (!path.startsWith(CLOSED_MEDIA)) return path;
      const expires = (period() + 2) * MEDIA_PERIOD_SECONDS;
      return `${path}?expires=${expires}&signature=${signatureOf(path, expires)}`;
    },
    isValid(address) {
      const [path = '', query] = address.split('?');
      const given = new URLSearchParams(query);
      const expires = Number(given.get('expires'));
      const right = Buffer.from(signatureOf(withoutCaptions(path), expires));
      const signature = Buffer.from(given.get('signature') ?? '');
      return signature.length === right.length && timingSafeEqual(signature, right) && seconds() < expires;
    },
  };
}

/** A video's captions are stored beside it, and its address opens them too. */
function withoutCaptions(path: string): string {
  return path.replace(/\.mp4\.vtt$/, '.mp4');
}
