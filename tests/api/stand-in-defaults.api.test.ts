/** A call that leaves something out has the effect at the stand-in that the pinned client's types name for Stripe. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findCustomer } from '../../server/modules/account/subscription/customers.repository.ts';
import { subscribe } from '../support/card-service.ts';
import { changePlan } from '../support/changed-plan.ts';
import { payingMember } from '../support/paying-member.ts';

const { server, member, stripe } = payingMember();

const RESOURCES = new URL('../../node_modules/stripe/esm/resources/', import.meta.url);

/** The defaults that the types name for a field, as they are declared below `interfaceName`; each once. */
function defaultsOf(file: string, interfaceName: string, field: string): string[] {
  const text = readFileSync(new URL(`${file}.d.ts`, RESOURCES), 'utf8');
  const blocks = new RegExp(
    String.raw`^( *)(?:export )?(?:declare )?(?:interface|namespace) ${interfaceName} \{$[\s\S]*?^\1\}$`,
    'gm',
  );
  const parts = [...text.matchAll(blocks)].map(([block]) => block).join('\n');
  const declared = new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*${field}\??: `, 'g');
  const named = [...parts.matchAll(declared)].flatMap(([, comment = '']) => {
    const [, value] =
      /(?:Defaults to|default is|default value is) `(\w+)`|`(\w+)` being the default/.exec(comment) ?? [];
    return value ?? [];
  });
  return [...new Set(named)];
}

const CREATE = 'SubscriptionCreateParams';

describe('a subscription bought where nobody asks for more', () => {
  it('is in the billing mode that Stripe chooses', async () => {
    const { id } = await subscribe(server, member, 'BASIC');
    const { billing_mode: mode } = await stripe().subscriptions.retrieve(id);
    expect([mode.type]).toEqual(defaultsOf('Subscriptions', CREATE, 'type'));
    expect([mode.type]).toEqual(defaultsOf('Checkout/Sessions', 'SessionCreateParams', 'type'));
  });

  it('is charged and goes on as Stripe has it', async () => {
    const { id } = await subscribe(server, member, 'BASIC');
    const made = await stripe().subscriptions.retrieve(id);
    expect([made.collection_method]).toEqual(defaultsOf('Subscriptions', CREATE, 'collection_method'));
    expect([String(made.cancel_at_period_end)]).toEqual(
      defaultsOf('Subscriptions', CREATE, 'cancel_at_period_end'),
    );
  });

  it('has its planned change in the same billing mode', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    await changePlan(member, id, 'BASIC');
    const { schedule } = await stripe().subscriptions.retrieve(id, { expand: ['schedule'] });
    if (schedule === null || typeof schedule === 'string') throw new Error('Nothing is planned');
    const params = 'SubscriptionScheduleCreateParams';
    expect([schedule.billing_mode.type]).toEqual(defaultsOf('SubscriptionSchedules', params, 'type'));
  });
});

it('a checkout asks for a card as Stripe does', async () => {
  await subscribe(server, member, 'BASIC');
  const customer = (await findCustomer(server.database, member.id))?.customerId ?? '';
  const [session] = (await stripe().checkout.sessions.list({ customer })).data;
  for (const field of ['payment_method_collection', 'ui_mode'] as const)
    expect([session?.[field]], field).toEqual(defaultsOf('Checkout/Sessions', 'SessionCreateParams', field));
});
