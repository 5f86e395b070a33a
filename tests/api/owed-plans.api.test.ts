/** VIP is sold with a plan made for its member: staff are told of the purchase, and each week until it is there. */
import { afterEach, expect, it } from 'vitest';
import { importContent } from '../../server/modules/platform/content/import-content.ts';
import { reconcilePayments } from '../../server/modules/account/subscription/reconcile-payments.ts';
import { sweepPayments } from '../../server/modules/account/subscription/sweep-payments.ts';
import { mailsTo, subscribe } from '../support/card-service.ts';
import { changePlan } from '../support/changed-plan.ts';
import { untilSettled } from '../support/erased-member.ts';
import { payingMember } from '../support/paying-member.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';

const { server, member, clock, goAheadDays } = payingMember();
const log = { info: () => {}, warn: () => {}, error: () => {} };
const turn = async () => {
  await reconcilePayments(server.services.billing, log);
  await sweepPayments(server.services.billing, log);
};
const aboutHer = async () =>
  (await mailsTo(server, server.services.billing.staffEmail)).filter(({ text }) => text.includes(member.id));
const subjects = async () => (await aboutHer()).map(({ subject }) => subject).toReversed();

/** A release whose first personal training is hers, or that of an unknown member. */
async function publishFor(owner: string): Promise<void> {
  const trainings = SAMPLE_CONTENT.trainings.map((each) =>
    each.accessLevel === 'OWNER' ? { ...each, owner } : each,
  );
  const content = { ...SAMPLE_CONTENT, trainings, version: owner };
  await importContent(server.database, content, server.services.clock());
}

afterEach(() => {
  clock.aheadMs = 0;
});

it('a purchase is mailed with what she bought and how the plan becomes hers', async () => {
  const { id } = await subscribe(server, member, 'VIP');
  await turn();
  await turn();
  const [mail, ...more] = await aboutHer();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Osteti VIP');
  for (const part of [id, 'Pakett: VIP', member.email, 'kellele']) expect(mail?.text).toContain(part);
});

it.each(['id', 'email'] as const)('is mailed again each week until a training has her %s', async (name) => {
  await subscribe(server, member, 'VIP');
  await turn();
  await goAheadDays(6);
  await turn();
  expect(await subjects()).toEqual(['Osteti VIP']);
  await goAheadDays(1.1);
  await turn();
  expect(await subjects()).toEqual(['Osteti VIP', 'Isiklik kava on tegemata']);
  await publishFor(member[name].toLowerCase());
  await goAheadDays(8);
  await turn();
  expect(await subjects()).toHaveLength(2);
});

it('a change to it is a purchase, and other plans are none', async () => {
  const { id } = await subscribe(server, member, 'BASIC');
  await turn();
  expect(await subjects()).toEqual([]);
  await changePlan(member, id, 'VIP');
  await turn();
  expect(await subjects()).toEqual(['Osteti VIP']);
});

it('nothing more is mailed once she has erased her account', async () => {
  await subscribe(server, member, 'VIP');
  await turn();
  const before = await subjects();
  await member.ask('mutation ($email: String!) { deleteMyAccount(email: $email) }', { email: member.email });
  await untilSettled(server, member.id);
  await goAheadAlone();
  await turn();
  expect(await subjects()).toEqual(before);
});

/** She cannot sign in again. */
async function goAheadAlone(): Promise<void> {
  clock.aheadMs += 8 * 24 * 3600 * 1000;
  await server.payments.settle();
}
