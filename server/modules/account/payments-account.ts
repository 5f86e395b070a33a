import type { Subscription } from '../../graphql/resolver-types.generated.ts';

/** What an account asks of payments when it is exported or erased. */
export interface PaymentsAccount {
  /** Her subscriptions, ended ones too. */
  listSubscriptions(memberId: string): Promise<readonly Subscription[]>;
  /**
   * Ends her subscriptions at once and erases the customer at the card service; what the law keeps stays there.
   * Run again after a failure, it goes on where it stopped; harmless for a member without payments.
   */
  erase(memberId: string): Promise<void>;
}
