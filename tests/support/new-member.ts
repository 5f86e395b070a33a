/** A separate member for tests with lasting changes: a new account. */
import type { SubscriptionTier } from '../../contract/subscription-plans.ts';
import { type MemberSession, onceMore, OWN_PASSWORD, signInAs, tell } from './member-session.ts';
import type { Network } from './network.ts';
import { ServerRecord } from './server-record.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The service's mails to `email`, newest first. */
export async function mailsTo(network: Network, email: string): Promise<Mail[]> {
  const ask = () => fetch(`${network.serverOrigin}/mailbox`, { headers: { Accept: 'application/json' } });
  const response = await onceMore(ask);
  const mails = (await response.json()) as Mail[];
  return mails.filter(({ to }) => to === email);
}

let count = 0;

/** Signs up, confirms and signs in, without a screen. */
export async function newMember(network: Network): Promise<MemberSession> {
  count += 1;
  const email = `liige-${Date.now()}-${count}@example.com`;
  const { identity } = (await (await fetch(`${network.serverOrigin}/config.json`)).json()) as Pick<
    MemberSession,
    'identity'
  >;
  const account = { ClientId: identity.userPoolClientId, Username: email };
  const UserAttributes = [{ Name: 'email', Value: email }];
  await tell(identity, 'SignUp', { ...account, Password: OWN_PASSWORD, UserAttributes });
  const [mail] = await mailsTo(network, email);
  const ConfirmationCode = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  await tell(identity, 'ConfirmSignUp', { ...account, ConfirmationCode });
  return signInAs(network, email);
}

/** Buys a plan for her, without a screen; returns her new session and the contract's number. */
export async function subscribed(
  network: Network,
  member: MemberSession,
  tier: SubscriptionTier,
): Promise<{ member: MemberSession; contractId: string }> {
  const record = new ServerRecord(network, member);
  const checkout = await record.ask<{ getStripeCheckoutId: { url: string } }>(
    `{ getStripeCheckoutId(tier: ${tier}) { url } }`,
  );
  await fetch(checkout.getStripeCheckoutId.url, {
    method: 'POST',
    body: new URLSearchParams({ card: '4242' }),
    redirect: 'manual',
  });
  const [contract] = await contractsOf(record);
  if (!contract) throw new Error('The plan was not bought');
  return { member: await signInAs(network, member.email), contractId: contract.id };
}

export async function contractsOf(record: ServerRecord): Promise<{ id: string; status: string }[]> {
  const answer = await record.ask<{ listSubscriptions: { items: { id: string; status: string }[] } }>(
    '{ listSubscriptions { items { id status } } }',
  );
  return answer.listSubscriptions.items;
}
