/** Reads what selling needs from the environment: the card service, the seller, and the sender of receipts. */
import type { Seller } from '../contract/seller.ts';
import { SUBSCRIPTION_TIERS } from '../contract/subscription-plans.ts';
import { readEmailAddress } from './core/email-address.ts';
import type { Environment } from './environment.ts';
import { readEndpoint, readTogether, REGION_DEFAULT } from './environment.ts';
import type { StripeKeys } from './payments/stripe-payments.ts';

export type PaymentsConfiguration = { kind: 'embedded' } | ({ kind: 'stripe' } & StripeKeys);

/** Embedded, mails are kept for /mailbox. */
export type MailConfiguration =
  | { kind: 'embedded' }
  | { kind: 'ses'; region: string; from: string; endpoint: string | null };

export function readPayments(environment: Environment, problems: string[]): PaymentsConfiguration {
  const prices = SUBSCRIPTION_TIERS.map((tier) => `STRIPE_PRICE_${tier}` as const);
  const keys = readTogether(environment, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', ...prices], problems);
  if (keys === null) return { kind: 'embedded' };
  const {
    STRIPE_PRICE_BASIC: BASIC,
    STRIPE_PRICE_FOOD: FOOD,
    STRIPE_PRICE_PREMIUM: PREMIUM,
    STRIPE_PRICE_VIP: VIP,
  } = keys;
  const priceIds = { BASIC, FOOD, PREMIUM, VIP };
  return {
    kind: 'stripe',
    secretKey: keys.STRIPE_SECRET_KEY,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    priceIds,
  };
}

/** Receipts are owed by mail wherever real money is taken. */
export function readMail(environment: Environment, problems: string[]): MailConfiguration {
  const from = environment['MAIL_FROM']?.trim() ?? '';
  const endpoint = readEndpoint(environment, 'SES_ENDPOINT', problems);
  if (from !== '')
    return { kind: 'ses', from, endpoint, region: environment['AWS_REGION']?.trim() || REGION_DEFAULT };
  if (endpoint !== null) problems.push('SES_ENDPOINT says where mail from MAIL_FROM goes, which is not set.');
  if (isSelling(environment))
    problems.push('MAIL_FROM names the sender of receipts and must be set with STRIPE_*.');
  return { kind: 'embedded' };
}

function isSelling(environment: Environment): boolean {
  return (environment['STRIPE_SECRET_KEY']?.trim() ?? '') !== '';
}

/** The seller in an installation that sells nothing. */
const DEMO_SELLER: Seller = {
  name: 'Hoog (näidis, midagi ei müüda)',
  registerCode: 'puudub',
  address: 'puudub',
  email: 'abi@example.com',
};

/** A seller who takes real money must say who she is. */
export function readSeller(environment: Environment, problems: string[]): Seller {
  const names = ['SELLER_NAME', 'SELLER_REGISTER_CODE', 'SELLER_ADDRESS', 'SELLER_EMAIL'] as const;
  const given = readTogether(environment, names, problems);
  if (given !== null) {
    const {
      SELLER_NAME: name,
      SELLER_REGISTER_CODE: registerCode,
      SELLER_ADDRESS: address,
      SELLER_EMAIL: email,
    } = given;
    return { name, registerCode, address, email };
  }
  if (isSelling(environment))
    problems.push(`${names.join(', ')} name the seller in receipts and must be set with STRIPE_*.`);
  return DEMO_SELLER;
}

/** The seller's own address unless another one is named. */
export function readStaffEmail(environment: Environment, seller: Seller, problems: string[]): string {
  const given = environment['STAFF_EMAIL']?.trim() ?? '';
  if (given === '') return seller.email;
  if (readEmailAddress(given) === null) problems.push(`STAFF_EMAIL is an email address, not "${given}".`);
  return given;
}
