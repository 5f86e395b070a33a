/** Staff are mailed what only a person can decide about a payment, once each. */
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepPayments } from '../../server/modules/account/subscription/sweep-payments.ts';
import { staffNotices } from '../../server/modules/account/staff/staff-notices.tables.ts';
import type { Mail } from '../../server/ports/mail.ts';
import { groupsOf, sendWebhook, subscribe } from '../support/card-service.ts';
import { payingMember } from '../support/paying-member.ts';

let mails: Mail[] = [];
let isMailDown = false;
const { server, member, goAheadDays } = payingMember({
  sendMail: async (mail) => {
    if (isMailDown) throw new Error('down');
    mails.push(mail);
  },
});
const log = { info: () => {}, warn: () => {}, error: () => {} };
const sweep = () => sweepPayments(server.services.billing, log);
const toStaff = () => mails.filter(({ to }) => to === server.services.billing.staffEmail);

beforeEach(async () => {
  isMailDown = false;
  await sweep();
  mails = [];
});

let disputes = 0;
/** A dispute as Stripe sends it, without what nobody here reads. */
function dispute(status: string) {
  disputes += 1;
  return {
    id: `dp_${disputes}`,
    object: 'dispute',
    amount: 1490,
    currency: 'eur',
    charge: 'ch_1',
    payment_intent: 'pi_1',
    reason: 'fraudulent',
    status,
    evidence_details: { due_by: 1_798_754_400 },
  };
}

describe('a payment that her bank wants back', () => {
  it('is told with its sum, its reason and until when to answer, and closes nothing', async () => {
    await subscribe(server, member, 'PREMIUM');
    mails = [];
    const object = dispute('needs_response');
    expect(await sendWebhook(server, { type: 'charge.dispute.created', object })).toBe(200);
    await sweep();
    const [mail, ...more] = toStaff();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Makse on vaidlustatud');
    for (const part of [object.id, 'pi_1', '14,90', 'fraudulent', '1. jaanuaril 2027'])
      expect(mail?.text).toContain(part);
    expect(await groupsOf(server, member)).toEqual(['premium']);
  });

  it('is told once, however often its webhook and the sweep come', async () => {
    const sent = { type: 'charge.dispute.created', object: dispute('needs_response') };
    await sendWebhook(server, { ...sent, id: 'evt_dispute_first' });
    await sweep();
    await sendWebhook(server, { ...sent, id: 'evt_dispute_first' });
    await sendWebhook(server, sent);
    await sweep();
    expect(toStaff()).toHaveLength(1);
  });

  it.each([
    ['won', 'Vaidlus on võidetud'],
    ['lost', 'Vaidlus on kaotatud'],
    ['warning_closed', 'Panga küsimus on lõppenud'],
  ])('%s is told as well', async (status, subject) => {
    await sendWebhook(server, { type: 'charge.dispute.closed', object: dispute(status) });
    await sweep();
    expect(toStaff().map((mail) => mail.subject)).toEqual([subject]);
  });

  it('that was only asked about is told again when it becomes a dispute, and not before', async () => {
    const object = dispute('warning_needs_response');
    await sendWebhook(server, { type: 'charge.dispute.created', object });
    const previous = { status: 'warning_needs_response' };
    const updated = { type: 'charge.dispute.updated', previous };
    await sendWebhook(server, { ...updated, object: { ...object, status: 'warning_under_review' } });
    await sendWebhook(server, { ...updated, object: { ...object, status: 'needs_response' } });
    await sweep();
    expect(toStaff().map(({ subject }) => subject)).toEqual([
      'Pank küsib makse kohta',
      'Makse on vaidlustatud',
    ]);
  });

  it('is told once mail works again, and its text is kept no longer', async () => {
    isMailDown = true;
    await sendWebhook(server, { type: 'charge.dispute.created', object: dispute('needs_response') });
    await expect(sweep()).rejects.toThrow('still due');
    expect(toStaff()).toEqual([]);
    isMailDown = false;
    await sweep();
    expect(toStaff()).toHaveLength(1);
    const rows = await server.database.select().from(staffNotices);
    expect(rows.filter(({ text, subject }) => text !== '' || subject !== '')).toEqual([]);
    await goAheadDays(31);
    await sweep();
    expect(await server.database.select().from(staffNotices)).toEqual([]);
  });
});

it('a refund that a bank sent back is told', async () => {
  const object = { id: 're_1', object: 'refund', amount: 2490, status: 'failed' };
  await sendWebhook(server, { type: 'refund.failed', object });
  await sweep();
  expect(toStaff().map(({ subject }) => subject)).toEqual(['Tagasimakse ei jõudnud kohale']);
});

describe('a plan that one member buys and withdraws from', () => {
  const buyAndWithdraw = async () => {
    const { id } = await subscribe(server, member, 'BASIC');
    await member.ask('mutation ($id: ID!) { withdrawFromContract(subscriptionId: $id) { id } }', { id });
    await sweep();
    return id;
  };

  it('is told of from the third time on, with each contract', async () => {
    const ids = [await buyAndWithdraw(), await buyAndWithdraw()];
    expect(toStaff()).toEqual([]);
    ids.push(await buyAndWithdraw());
    await sweep();
    const [mail, ...more] = toStaff();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Sama liige taganes lepingust 3. korda');
    for (const part of [...ids, member.id, member.email]) expect(mail?.text).toContain(part);
    await buyAndWithdraw();
    expect(toStaff()).toHaveLength(2);
  });
});
