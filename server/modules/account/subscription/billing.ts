import type { Seller } from '../../../../contract/seller.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Watch } from '../../../core/watch.ts';
import type { Database } from '../../../database/database.ts';
import type { IdentityAdmin } from '../../../ports/identity-admin.ts';
import type { SendMail } from '../../../ports/mail.ts';
import type { Payments } from '../../../ports/payments.ts';

/** The most that Stripe puts on one page of a list. */
export const STRIPE_PAGE_MAX = 100;

/** The parts that all work on subscriptions needs, created once per server. */
export interface Billing {
  database: Database;
  clock: Clock;
  payments: Payments;
  identityAdmin: IdentityAdmin;
  sendMail: SendMail;
  seller: Seller;
  /** The address at which staff are told what only a person can decide. */
  staffEmail: string;
  /** The origin at which members reach the server, without a slash at the end. */
  publicUrl: string;
  watch: Watch | null;
}
