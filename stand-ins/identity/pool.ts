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
  /** True if sign-in and password reset return the same for an address that has no account. */
  hidesUnknownUsers: boolean;
  /** True if limits per network apply to this machine itself; false if all callers seem to come from it. */
  isOwnMachineCounted: boolean;
  /** True if the password itself may be sent (USER_PASSWORD_AUTH) instead of a proof. */
  allowsPasswordFlow: boolean;
}
