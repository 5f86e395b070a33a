import type { Log } from '../../../core/log.ts';
import type { Billing } from './billing.ts';
import { deleteCustomer, findCustomer } from './customers.repository.ts';
import { hasCode } from './end-and-refund.ts';
import { contractOf } from './contract.ts';
import type { Contract } from './contract.ts';
import { finishWithdrawals } from './finish-withdrawals.ts';
import { readSubscriptions } from './settle-groups.ts';
import { endedWithAccount } from './subscription.mails.ts';
import { readSubscriptionViews } from './subscription-views.ts';
import type { Subscription } from '../../../core/contract-types.generated.ts';

const PAGE_LENGTH = 100;

type BeforeEnding = (paragraphs: readonly string[]) => Promise<void>;

/** The payments that the account module needs for an export, an erasure or a new address. */
export interface PaymentsAccount {
  /** Her subscriptions, ended ones too. */
  listSubscriptions(memberId: string): Promise<readonly Subscription[]>;
  /** Receipts and reminders go there from now on. Harmless for a member without payments. */
  changeEmail(memberId: string, email: string): Promise<void>;
  /**
   * Carries out a withdrawal that is still open, and rejects while it cannot be, but for its mail. Then ends her subscriptions at
   * once and erases the customer at the card service; data that the law requires stays there. Run again after a failure, it goes
   * on from there; harmless for a member without payments. `beforeEnding` is given the words about contracts that end by it.
   */
  erase(memberId: string, log: Log, beforeEnding?: BeforeEnding): Promise<void>;
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
      if (customer === null) return;
      try {
        await payments.stripe.customers.update(customer.customerId, { email });
      } catch (error) {
        // Deleted in the dashboard: the one that takes its place is made with her address.
        if (!hasCode(error, 'resource_missing')) throw error;
      }
    },

    async erase(memberId, log, beforeEnding) {
      const customer = await findCustomer(database, memberId);
      if (customer === null) return;
      await finishWithdrawals(billing, log, customer);
      try {
        const ending = await readLiveContracts(billing, customer.customerId);
        if (ending.length > 0) await beforeEnding?.(endedWithAccount(billing, ending));
        // Ends her subscriptions at once; invoices and refunds stay at the card service.
        await payments.stripe.customers.del(customer.customerId);
      } catch (error) {
        if (!hasCode(error, 'resource_missing')) throw error;
      }
      await deleteCustomer(database, memberId);
    },
  };
}

async function readLiveContracts(billing: Billing, customerId: string): Promise<Contract[]> {
  const subscriptions = await readSubscriptions(billing, customerId);
  return subscriptions
    .map((subscription) => contractOf(subscription, billing.payments.priceIds))
    .filter(({ isLive }) => isLive);
}
