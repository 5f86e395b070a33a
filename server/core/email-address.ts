import { plainAddress } from '../../contract/copied-text.ts';
import { EMAIL_MAX_LENGTH } from '../../contract/limits.ts';

export interface EmailAddress {
  /** The address as she wrote it, without what nobody sees, to which mail is sent. */
  written: string;
  /** Equal for addresses of the same account. */
  lower: string;
}

const SHAPE = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u;

/** Returns null for text that cannot be an email address. */
export function readEmailAddress(text: string): EmailAddress | null {
  const written = plainAddress(text);
  const isAddress =
    written.length <= EMAIL_MAX_LENGTH && SHAPE.test(written) && !/\p{Cc}|\.\./u.test(written);
  return isAddress ? { written, lower: written.toLowerCase() } : null;
}

/** `m***@e***`: what a caller who asks for a code may see. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
