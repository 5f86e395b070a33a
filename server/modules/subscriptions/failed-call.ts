import Stripe from 'stripe';
import { causeOf } from '../../core/failures.ts';

/** Returns what may be logged about a failed call: never its message, in which the card or mail service may name the member. */
export function failedCall(error: unknown): { sqlState: string | null; cause: string; code: string | null } {
  const { sqlState } = causeOf(error);
  if (error instanceof Stripe.errors.StripeError)
    return { sqlState, cause: error.type, code: error.code ?? null };
  return { sqlState, cause: error instanceof Error ? error.name : 'unknown', code: null };
}
