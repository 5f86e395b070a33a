/** The jobs that ask other services: what they have done there when their process is killed stands, and they do not know it. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect, vi } from 'vitest';
import { SUBSCRIPTION_PLANS } from '../../contract/subscription-plans.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import { checkoutOf, GOOD_CARD, sendForm } from './card-service.ts';
import { callGraphql } from './graphql-call.ts';
import type { InterruptedJob } from './interrupted-jobs.ts';
import { signIn } from './sign-in.ts';

const demoMember = (name: string) => {
  const found = DEMO_MEMBERS.find(({ email }) => email === `${name}@example.com`);
  if (found === undefined) throw new Error(`No demo member is called ${name}`);
  return found;
};
const WAIT = { timeout: 60_000, interval: 20 };
const WITHDRAWING = demoMember('vip');
const BUYING = demoMember('uus');
const ERASED = ['food', 'premium', 'basic'].map(demoMember);
const VIP_CENTS = SUBSCRIPTION_PLANS.VIP.monthlyPriceCents;
const WITHDRAWAL_RECEIPT = 'Lepingust taganemise kinnitus';
const ORDER = 'Sinu tellimus';

async function one<Row extends pg.QueryResultRow>(
  database: pg.Pool,
  statement: string,
  values: unknown[],
): Promise<Row | undefined> {
  return (await database.query<Row>(statement, values)).rows[0];
}

/**
 * She has paid on the card service's page, and no webhook of it was ever sent. A process whose clock is some minutes later finds
 * her order.
 */
export async function payWithoutWebhooks(database: pg.Pool, url: string): Promise<void> {
  const due = async () =>
    one<{ count: string }>(
      database,
      'select count(*) from stand_in_events where next_try_at is not null',
      [],
    );
  await vi.waitFor(async () => expect(await due()).toEqual({ count: '0' }), WAIT);
  await database.query(
    `create function lose_webhook() returns trigger language plpgsql as $$ begin new.next_try_at := null; return new; end $$`,
  );
  await database.query(
    'create trigger lost before insert on stand_in_events for each row execute function lose_webhook()',
  );
  const token = await signIn(url, BUYING.email, DEMO_PASSWORD);
  const ask = (query: string, variables?: object) => callGraphql(url, token, query, variables);
  await sendForm((await checkoutOf({ ask }, 'BASIC')).url, { card: GOOD_CARD });
  await database.query('drop function lose_webhook cascade');
}

/** Her access by the plan that she paid for, and the number of mails about it. */
const lookAtOrder: InterruptedJob['look'] = async ({ database }) =>
  one(
    database,
    `select
       array(select group_name from identity_groups where user_id = $1) as groups,
       (select count(*)::int from mails where "to" = $2 and subject = $3) as mails,
       (select count(*)::int from payment_events join stand_in_events using (id)
        where type = 'checkout.session.completed' and payload like '%' || customer_id || '%') as events
     from payment_customers where member_id = $1`,
    [BUYING.id, BUYING.email, ORDER],
  );

/** Webhooks of what `payWithoutWebhooks` did never came. */
const lostWebhook = {
  name: 'reconciliation',
  prepare: () => Promise.resolve(),
  look: lookAtOrder,
};

export function lostWebhookBeforeItsMail(): InterruptedJob {
  return {
    ...lostWebhook,
    once: 'what she paid for is opened, and she is told once',
    at: { event: 'insert', table: 'mails', when: `new.subject = '${ORDER}'` },
    halfway: { groups: ['basic'], mails: 0, events: 0 },
    end: { groups: ['basic'], mails: 1, events: 1 },
  };
}

/** As decision 095 has it: a mail service knows no repeat, so the mail before a mark that was cut off comes twice. */
export function lostWebhookAfterItsMail(): InterruptedJob {
  return {
    ...lostWebhook,
    once: 'what she paid for is opened once, and the order whose mark was cut off is mailed twice',
    at: { event: 'insert', table: 'payment_events', when: `new.type = 'checkout.session.completed'` },
    halfway: { groups: ['basic'], mails: 1, events: 0 },
    end: { groups: ['basic'], mails: 2, events: 1 },
  };
}

/** She has withdrawn in the first two weeks, and the process that was told so did not get to it. */
const openWithdrawal: Pick<InterruptedJob, 'name' | 'prepare' | 'look'> = {
  name: 'payments',
  async prepare({ database }) {
    const made = await database.query(
      `insert into withdrawal_requests (id, subscription_id, member_id, email, received_at, tries)
       select $1, objects.id, $2, $3, now(), 0
       from stand_in_objects objects join payment_customers using (customer_id)
       where kind = 'subscription' and member_id = $2`,
      [randomUUID(), WITHDRAWING.id, WITHDRAWING.email],
    );
    if (made.rowCount !== 1) throw new Error('She has no subscription');
  },
  look: ({ database }) =>
    one(
      database,
      `select
         (select count(*)::int from withdrawal_requests) as requests,
         (select count(*)::int from withdrawals where member_id = $1) as withdrawals,
         (select count(*)::int from withdrawals where member_id = $1 and mailed_at is not null) as mailed,
         (select count(*)::int from stand_in_objects objects
          where kind = 'refund' and objects.customer_id = customers.customer_id) as refunds,
         (select refunded_cents from withdrawals where member_id = $1) as recorded,
         (select body->>'status' from stand_in_objects objects
          where kind = 'subscription' and objects.customer_id = customers.customer_id) as status,
         array(select group_name from identity_groups where user_id = $1) as groups,
         (select count(*)::int from mails where "to" = $2 and subject = $3) as mails
       from payment_customers customers where member_id = $1`,
      [WITHDRAWING.id, WITHDRAWING.email, WITHDRAWAL_RECEIPT],
    ),
};

const WITHDRAWN = { status: 'canceled', refunds: 1, groups: [] };

export function withdrawalBeforeItsRecord(): InterruptedJob {
  return {
    ...openWithdrawal,
    once: 'a contract that she withdrew from ends, and is paid back and confirmed once',
    at: { event: 'insert', table: 'withdrawals', when: 'true' },
    halfway: { ...WITHDRAWN, requests: 1, withdrawals: 0, recorded: null, mailed: 0, mails: 0 },
    end: { ...WITHDRAWN, requests: 0, withdrawals: 1, recorded: VIP_CENTS, mailed: 1, mails: 1 },
  };
}

/** The other mail that may come twice. */
export function withdrawalAfterItsMail(): InterruptedJob {
  return {
    ...openWithdrawal,
    once: 'a contract is paid back once, and the receipt whose mark was cut off is mailed twice',
    at: { event: 'update', table: 'withdrawals', when: 'new.mailed_at is not null' },
    halfway: { ...WITHDRAWN, requests: 0, withdrawals: 1, recorded: VIP_CENTS, mailed: 0, mails: 1 },
    end: { ...WITHDRAWN, requests: 0, withdrawals: 1, recorded: VIP_CENTS, mailed: 1, mails: 2 },
  };
}

/** Three members whose accounts were marked as erased, with all their data left, here and at the other services. */
export function erasures(): InterruptedJob {
  const [, second] = ERASED;
  const gone = { isUser: false, hasCustomer: false, hasPlan: false, records: 0 };
  const whole = { isUser: true, hasCustomer: true, hasPlan: true, records: expect.any(Number) };
  return {
    name: 'erasures',
    once: 'of each erased member everything goes, here and at the other services',
    at: { event: 'update', table: 'erased_members', when: `old.member_id = '${second?.id}'` },
    async prepare({ database }) {
      for (const { id } of ERASED)
        await database.query('insert into erased_members (member_id, erased_at) values ($1, now())', [id]);
    },
    look: ({ database }) =>
      Promise.all(
        ERASED.map(({ id, email }) =>
          one(
            database,
            `select
               exists (select 1 from identity_users where id = $1) as "isUser",
               exists (select 1 from payment_customers where member_id = $1) as "hasCustomer",
               exists (select 1 from stand_in_objects objects join stand_in_objects customers on customers.id = objects.customer_id
                 where objects.kind = 'subscription' and objects.body->>'status' = 'active'
                 and customers.body->'metadata'->>'memberId' = $1::text) as "hasPlan",
               (select count(*)::int from measurements where member_id = $1)
               + (select count(*)::int from completions where member_id = $1)
               + (select count(*)::int from profiles where member_id = $1)
               + (select count(*)::int from consents where member_id = $1)
               + (select count(*)::int from mails where "to" = $2) as records,
               (select settled_at is not null from erased_members where member_id = $1) as "isSettled"`,
            [id, email],
          ),
        ),
      ),
    halfway: [
      { ...gone, isSettled: true },
      { ...gone, isSettled: false },
      { ...whole, isSettled: false },
    ],
    end: ERASED.map(() => ({ ...gone, isSettled: true })),
  };
}
