import { authErrors } from '../../../language/words.ts';
import { isEmail } from '../account/check-credentials.ts';
import { subscriptionText } from './subscription.text.ts';

export interface DeclarationErrors {
  number?: string;
  email?: string;
}

/**
 * Finds errors in a signed-out declaration. The service responds identically to every number and address, so that
 * nobody learns who is a customer: a typo is caught here or not at all.
 */
export function checkDeclaration(number: string, email: string): DeclarationErrors {
  return {
    ...(!/^sub_\w{1,100}$/.test(number.trim()) && { number: subscriptionText.contractNumberWrong }),
    ...(!isEmail(email) && { email: authErrors.InvalidParameterException }),
  };
}
