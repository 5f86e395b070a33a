/** Stripe's name of a subscription, which is the number of the contract. */
const LETTERS_MAX = 100;
const SUBSCRIPTION_ID = new RegExp(`^sub_\\w{1,${LETTERS_MAX}}$`);

export const SUBSCRIPTION_ID_MAX_LENGTH = 'sub_'.length + LETTERS_MAX;

export function isSubscriptionId(text: string): boolean {
  return SUBSCRIPTION_ID.test(text);
}
