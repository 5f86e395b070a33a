import type { Subscription } from '../../graphql/resolver-types.generated.ts';

/** What an account asks of payments when it is exported or erased, or has another address. */
export interface PaymentsAccount {
  /** Her subscriptions, ended ones too. */
  listSubscriptions(memberId: string): Promise<readonly Subscription[]>;
  /** Receipts and reminders go there from now on. Harmless for a member without payments. */
  changeEmail(memberId: string, email: string): Promise<void>;
  /**
   * Ends her subscriptions at once and erases the customer at the card service; what the law keeps stays there.
   * Run again after a failure, it goes on where it stopped; harmless for a member without payments.
   */
  erase(memberId: string): Promise<void>;
}
