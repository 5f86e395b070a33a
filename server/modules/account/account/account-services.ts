import type { SendMail } from '../../../ports/mail.ts';
import type { ErasedMembers } from '../../platform/revocations/erased-members.ts';
import type { TokensNotBefore } from '../../platform/revocations/tokens-not-before.ts';
import type { PaymentsAccount } from '../subscription/payments-account.ts';
import type { TimelineServices } from '../../diary/measurements/measurement-services.ts';

/** An account reaches into everything that a member has. */
export interface AccountServices extends TimelineServices {
  paymentsAccount: PaymentsAccount;
  billing: { sendMail: SendMail };
  erasedMembers: ErasedMembers;
  tokensNotBefore: TokensNotBefore;
}
