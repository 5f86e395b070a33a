import { fill, subscription } from './words.ts';

interface PaymentCard {
  payment_method_brand: string | null;
  payment_method_last4: string | null;
  payment_method_exp_month: number | null;
  payment_method_exp_year: number | null;
}

/** `Visa •••• 4242, kehtib kuni 12/29`; undefined without a card. */
export function formatCard(card: PaymentCard): string | undefined {
  if (!card.payment_method_last4) return undefined;
  return fill(subscription.cardEnding, {
    brand: brandName(card.payment_method_brand ?? ''),
    last4: card.payment_method_last4,
    mm: String(card.payment_method_exp_month ?? '').padStart(2, '0'),
    yy: String(card.payment_method_exp_year ?? '').slice(-2),
  });
}

/** Stripe writes „visa“ and „mastercard“. */
function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
