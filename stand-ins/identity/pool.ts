import type { Clock } from '../../server/core/clock.ts';
import type { Database } from '../../server/database/database.ts';
import type { SendMail } from '../../server/ports/mail.ts';
import type { IdentityKeys } from './keys.ts';
import type { Tokens } from './tokens.ts';

/** The embedded user pool: everything its operations work with. */
export interface Pool {
  /** `<region>_<name>`; the client reads the region from it, and every verifier is bound to the name. */
  id: string;
  name: string;
  region: string;
  clientId: string;
  /** The origin that mails link to, without a trailing slash. */
  publicUrl: string;
  database: Database;
  clock: Clock;
  sendMail: SendMail;
  keys: IdentityKeys;
  tokens: Tokens;
  /** Whether sign-in and password reset answer the same for an address that has no account. */
  hidesUnknownUsers: boolean;
  /** Whether limits per network hold for this very machine too: not where everybody seems to call from it. */
  isOwnMachineCounted: boolean;
  /** Whether a password may be sent as it is (USER_PASSWORD_AUTH) instead of being proven. */
  allowsPasswordFlow: boolean;
}
