/** Mails about an end and a change of plan that she takes back: the mail before no longer holds. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  LATER_REFUSED_CARD,
  mailsTo,
  portalOf,
  sendForm,
  subscribe,
  subscriptionsOf,
} from '../support/card-service.ts';
import { changePlan } from '../support/changed-plan.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const DAY_MS = 24 * 3600 * 1000;
let server: TestServer;
let member: TestMember;
let id: string;
let now = new Date();

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-27T10:00:00Z');
  member = await server.signedIn();
  ({ id } = await subscribe(server, member, 'PREMIUM'));
});

const goAheadDays = async (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
  await server.payments.settle();
  member = await server.signInAgain(member);
};
/** So that mails have an order. */
const aMinuteLater = () => void (now = new Date(now.getTime() + 60_000));
/** Those since the order, oldest first. */
const mails = async () => {
  await server.payments.settle();
  const since = (await mailsTo(server, member.email)).toReversed().slice(1);
  return since.map(({ subject, text }) => ({ subject, text: text.replaceAll('\u00a0', ' ') }));
};
const subjects = async () => (await mails()).map(({ subject }) => subject);

async function ask(field: 'cancelSubscription' | 'resumeSubscription'): Promise<void> {
  aMinuteLater();
  const answer = await member.ask(`mutation ($id: ID!) { ${field}(id: $id) { subscription { id } } }`, {
    id,
  });
  expect(answer.errors).toEqual([]);
  await server.payments.settle();
}

async function change(tier: string): Promise<void> {
  aMinuteLater();
  await changePlan(member, id, tier);
  await server.payments.settle();
}

describe('a subscription that she ended', () => {
  it('and continued is confirmed as going on, with what she pays next and when', async () => {
    await ask('cancelSubscription');
    await ask('resumeSubscription');
    expect(await subjects()).toEqual(['Tellimus on lõpetatud', 'Tellimus jätkub']);
    const text = (await mails())[1]?.text ?? '';
    expect(text).toContain('Järgmine makse on 27. detsembril 2026: 19,90 €.');
    expect(text).toContain(`Leping: ${id}`);
    expect(text).not.toContain('Rohkem makseid ei tule');
    await ask('resumeSubscription');
    expect(await subjects()).toHaveLength(2);
  });

  it('in the card service’s portal and continued in the app is confirmed too', async () => {
    aMinuteLater();
    await sendForm(await portalOf(member), { do: 'cancel', subscription: id });
    await ask('resumeSubscription');
    expect(await subjects()).toEqual(['Tellimus on lõpetatud', 'Tellimus jätkub']);
  });

  it.each([
    ['VIP', 'Sinu pakett on muutunud'],
    ['FOOD', 'Sinu pakett muutub'],
  ])('and continued with %s gets the one mail about that plan', async (tier, subject) => {
    await ask('cancelSubscription');
    await change(tier);
    expect(await subjects()).toEqual(['Tellimus on lõpetatud', subject]);
  });

  it('and continued while a payment is owed is promised no day for the next one', async () => {
    member = await server.signedIn();
    ({ id } = await subscribe(server, member, 'BASIC', LATER_REFUSED_CARD));
    await goAheadDays(32);
    await ask('cancelSubscription');
    await ask('resumeSubscription');
    const text = (await mails()).at(-1)?.text ?? '';
    expect(text).toContain('Üks makse on veel tegemata');
    expect(text).not.toContain('Järgmine makse on');
  });
});

describe('a change of plan that was planned', () => {
  beforeEach(() => change('FOOD'));

  it('and dropped is confirmed: which plan stays, and what she pays next', async () => {
    await ask('resumeSubscription');
    expect(await subjects()).toEqual(['Sinu pakett muutub', 'Sinu pakett jääb samaks']);
    const text = (await mails())[1]?.text ?? '';
    expect(text).toContain('Edasi kehtib Premium. Järgmine makse on 27. detsembril 2026: 19,90 €.');
    expect(text).not.toContain('Toitumine');
  });

  it.each([
    ['ended', () => ask('cancelSubscription'), 'Tellimus on lõpetatud'],
    ['changed to a dearer plan', () => change('VIP'), 'Sinu pakett on muutunud'],
    ['changed to another cheaper one', () => change('BASIC'), 'Sinu pakett muutub'],
  ])('and then %s gets the mail about that alone', async (_, act, subject) => {
    await act();
    expect(await subjects()).toEqual(['Sinu pakett muutub', subject]);
  });

  it('and took place is not said to be dropped when its schedule runs out', async () => {
    await goAheadDays(32);
    await goAheadDays(32);
    expect(await subscriptionsOf(member)).toMatchObject([{ tier: 'FOOD', next_tier: null }]);
    expect(await subjects()).not.toContain('Sinu pakett jääb samaks');
  });
});
