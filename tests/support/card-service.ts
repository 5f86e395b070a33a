/** A member's way through the payment test pages, and webhooks as Stripe sends them. */
import { JSDOM } from 'jsdom';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { TestMember, TestServer } from './test-server.ts';

export const GOOD_CARD = '4242';
export const LATER_REFUSED_CARD = '0341';
export const REFUSED_CARD = '0002';

export interface PayPage {
  status: number;
  /** The redirect's target; null for a page. */
  location: string | null;
  /** The page's text, with normalised spaces. */
  text: string;
  document: Document;
  headers: Headers;
}

async function pageOf(response: Response): Promise<PayPage> {
  const { document } = new JSDOM(await response.text()).window;
  const text = (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
  return {
    status: response.status,
    location: response.headers.get('location'),
    text,
    document,
    headers: response.headers,
  };
}

export async function openPage(url: string): Promise<PayPage> {
  return pageOf(await fetch(url, { redirect: 'manual' }));
}

/** Submits a form of a test page. */
export async function sendForm(url: string, fields: Record<string, string>): Promise<PayPage> {
  return pageOf(await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) }));
}

export async function checkoutOf(
  member: Pick<TestMember, 'ask'>,
  tier: string,
): Promise<{ id: string; url: string }> {
  const { data, errors } = await member.ask(
    'query ($tier: SubscriptionTier!) { getStripeCheckoutId(tier: $tier) { id url } }',
    { tier },
  );
  if (data === null || data['getStripeCheckoutId'] === null)
    throw new Error(`No checkout: ${JSON.stringify(errors)}`);
  return data['getStripeCheckoutId'] as { id: string; url: string };
}

export async function portalOf(member: TestMember): Promise<string> {
  const { data } = await member.ask('{ getStripeCustomerPortal }');
  return String(data?.['getStripeCustomerPortal']);
}

export interface ListedSubscription {
  id: string;
  status: string;
  cancel_at_period_end: boolean;
  current_period_end: string;
  payment_method_last4: string | null;
  product_names: string[];
  created: string;
  tier: string | null;
  next_tier: string | null;
  duplicate_of: string | null;
  cancel_at: string | null;
  monthly_price_cents: number | null;
  withdrawn_at: string | null;
}

const LIST = `query ($userId: ID, $status: SubscriptionStatus, $nextToken: String) {
  listSubscriptions(userId: $userId, status: $status, nextToken: $nextToken) {
    nextToken
    items {
      id status cancel_at_period_end current_period_end collection_method customer_email product_names
      payment_method_last4 payment_method_brand payment_method_exp_month payment_method_exp_year
      created tier next_tier duplicate_of cancel_at monthly_price_cents withdrawn_at
    }
  }
}`;

export function askSubscriptions(member: Pick<TestMember, 'ask'>, variables: object = {}) {
  return member.ask(LIST, variables);
}

export async function subscriptionsOf(
  member: Pick<TestMember, 'ask'>,
  variables: object = {},
): Promise<ListedSubscription[]> {
  const { data, errors } = await askSubscriptions(member, variables);
  const list = data?.['listSubscriptions'] as { items: ListedSubscription[] } | null | undefined;
  if (list === null || list === undefined) throw new Error(`No subscriptions: ${JSON.stringify(errors)}`);
  return list.items;
}

/** Creates a member who has just paid for a tier. */
export async function subscribe(
  server: TestServer,
  member: TestMember,
  tier: string,
  card = GOOD_CARD,
): Promise<ListedSubscription> {
  await sendForm((await checkoutOf(member, tier)).url, { card });
  await server.payments.settle();
  const [subscription] = await subscriptionsOf(member);
  if (subscription === undefined) throw new Error('The payment made no subscription');
  return subscription;
}

/** Returns the groups in a fresh token. */
export async function groupsOf(server: TestServer, member: TestMember): Promise<string[]> {
  const { token } = await server.signInAgain(member);
  const claims: { 'cognito:groups'?: string[] } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  );
  return claims['cognito:groups'] ?? [];
}

export interface KeptMail {
  to: string;
  subject: string;
  text: string;
}

export async function mailsTo(server: TestServer, to: string): Promise<KeptMail[]> {
  const mails: KeptMail[] = await (
    await fetch(`${server.url}/mailbox`, { headers: { accept: 'application/json' } })
  ).json();
  return mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase());
}

export interface SentWebhook {
  id?: string;
  type: string;
  object: object;
  previous?: object;
  /** Changes the payload after signing. */
  tamper?: (payload: string) => string;
  secret?: string;
  /** The signature's age in seconds. */
  ageSeconds?: number;
  isSigned?: boolean;
}

/** Posts an event to the webhook route and returns the status. */
export async function sendWebhook(server: TestServer, sent: SentWebhook): Promise<number> {
  const event = {
    id: sent.id ?? `evt_${randomUUID()}`,
    object: 'event',
    api_version: Stripe.API_VERSION,
    type: sent.type,
    data: { object: sent.object, previous_attributes: sent.previous },
  };
  const payload = JSON.stringify(event);
  const secret = sent.secret ?? server.payments.payments.webhookSecret;
  const timestamp = Math.floor(server.services.clock().getTime() / 1000) - (sent.ageSeconds ?? 0);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const response = await fetch(`${server.url}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(sent.isSigned === false ? {} : { 'stripe-signature': signature }),
    },
    body: sent.tamper === undefined ? payload : sent.tamper(payload),
  });
  return response.status;
}
