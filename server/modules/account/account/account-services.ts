import type { SendMail } from '../../../ports/mail.ts';
import type { ErasedMembers } from '../../platform/revocations/erased-members.ts';
import type { TokensNotBefore } from '../../platform/revocations/tokens-not-before.ts';
import type { PaymentsAccount } from '../subscription/payments-account.ts';
import type { MeasurementServices } from '../../diary/measurements/photo-keys.ts';
import type { CompletionServices } from '../../training/completions/complete-training.ts';

/** An account reaches into everything that a member has. */
export interface AccountServices extends CompletionServices, MeasurementServices {
  paymentsAccount: PaymentsAccount;
  billing: { sendMail: SendMail };
  erasedMembers: ErasedMembers;
  tokensNotBefore: TokensNotBefore;
}
