import Stripe from 'stripe';
import type { Log } from '../../core/log.ts';
import type { Billing } from './billing.ts';
import { deleteCustomer, findCustomer } from './customers.repository.ts';
import { finishWithdrawals } from './finish-withdrawals.ts';
import { readSubscriptionViews } from './subscription-views.ts';
import type { Subscription } from '../../core/contract-types.generated.ts';

const PAGE_LENGTH = 100;

/** What the account module needs from payments for an export, an erasure or a new address. */
export interface PaymentsAccount {
  /** Her subscriptions, ended ones too. */
  listSubscriptions(memberId: string): Promise<readonly Subscription[]>;
  /** Receipts and reminders go there from now on. Harmless for a member without payments. */
  changeEmail(memberId: string, email: string): Promise<void>;
  /**
   * Carries out a withdrawal that is still open, and rejects while it cannot be. Then ends her subscriptions at once and
   * erases the customer at the card service; what the law keeps stays there. Run again after a failure, it goes on where it
   * stopped; harmless for a member without payments.
   */
  erase(memberId: string, log: Log): Promise<void>;
}

/**
 * Handles the stored payment data in her export, her erasure and her change of address. Withdrawals are kept, as
 * accounting requires.
 */
export function createPaymentsAccount(billing: Billing): PaymentsAccount {
  const { database, payments } = billing;
  return {
    async listSubscriptions(memberId) {
      const customer = await findCustomer(database, memberId);
      if (customer === null) return [];
      const all: Subscription[] = [];
      for (let after: string | null = null, hasMore = true; hasMore; after = all.at(-1)?.id ?? null) {
        const asked = { customerId: customer.customerId, status: null, limit: PAGE_LENGTH, after };
        const page = await readSubscriptionViews(billing, asked);
        all.push(...page.items);
        hasMore = page.hasMore;
      }
      return all;
    },

    async changeEmail(memberId, email) {
      const customer = await findCustomer(database, memberId);
      if (customer !== null) await payments.stripe.customers.update(customer.customerId, { email });
    },

    async erase(memberId, log) {
      const customer = await findCustomer(database, memberId);
      if (customer === null) return;
      await finishWithdrawals(billing, log, customer);
      try {
        // Ends her subscriptions at once; invoices and refunds stay at the card service.
        await payments.stripe.customers.del(customer.customerId);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing') throw error;
      }
      await deleteCustomer(database, memberId);
    },
  };
}
