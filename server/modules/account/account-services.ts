import type { SendMail } from '../../ports/mail.ts';
import type { ErasedMembers } from '../revocations/erased-members.ts';
import type { TokensNotBefore } from '../revocations/tokens-not-before.ts';
import type { PaymentsAccount } from '../subscriptions/payments-account.ts';
import type { TimelineServices } from '../timeline/timeline-services.ts';

/** An account reaches into everything that a member has. */
export interface AccountServices extends TimelineServices {
  paymentsAccount: PaymentsAccount;
  billing: { sendMail: SendMail };
  erasedMembers: ErasedMembers;
  tokensNotBefore: TokensNotBefore;
}
