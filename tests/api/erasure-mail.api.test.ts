/** The confirmation that an account is deleted: what ended with it, and that no payment follows. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepErasures } from '../../server/modules/account/account/erase-account.ts';
import { erasedMembers } from '../../server/modules/platform/revocations/revocations.tables.ts';
import type { Mail } from '../../server/ports/mail.ts';
import { subscribe } from '../support/card-service.ts';
import { untilSettled } from '../support/erased-member.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const DAY_MS = 24 * 3600 * 1000;
const FIRST = new Date('2026-11-27T10:00:00Z');
let server: TestServer;
let member: TestMember;
let now = FIRST;
let mails: Mail[] = [];
let failures = 0;
let isMailDown = false;

beforeAll(async () => {
  const sendMail = async (mail: Mail) => {
    if (isMailDown) {
      failures += 1;
      throw new Error('out of reach');
    }
    mails.push(mail);
  };
  server = await startTestServer({ clock: () => now, sendMail });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = FIRST;
  isMailDown = false;
  member = await server.signedIn();
  mails = [];
  failures = 0;
});

async function erase(): Promise<void> {
  const { email } = member;
  mails = [];
  const { data } = await member.ask('mutation ($email: String!) { deleteMyAccount(email: $email) }', {
    email,
  });
  expect(data).toEqual({ deleteMyAccount: true });
}

const sweep = () => sweepErasures(server.services, server.app.log);
const textOf = (mail: Mail | undefined) => mail?.text.replaceAll('\u00a0', ' ') ?? '';
/** The data that is still kept of her to be sent. */
async function keptMail(): Promise<Mail | null | undefined> {
  const rows = await server.database
    .select()
    .from(erasedMembers)
    .where(eq(erasedMembers.memberId, member.id));
  return rows[0]?.mail;
}

describe('a member who deletes her account', () => {
  it('without a subscription is mailed when it was, and what to do if it was not her', async () => {
    await erase();
    await untilSettled(server, member.id);
    await sweep();
    expect(mails).toMatchObject([{ to: member.email, subject: 'Sinu konto on kustutatud' }]);
    const text = textOf(mails[0]);
    expect(text).toContain('Sinu Hoo konto kustutati 27. novembril 2026 kell 12:00');
    expect(text).toContain('Kui sa ise kontot ei kustutanud');
    expect(text).not.toContain('tellimus');
    expect(await keptMail()).toBeNull();
  });

  it('reads which contract ended, that nothing more is paid, and until when she may still withdraw', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    await erase();
    await untilSettled(server, member.id);
    const text = textOf(mails[0]);
    expect(text).toContain(`Leping: ${id}`);
    expect(text).toContain('Koos kontoga lõppes ka sinu tellimus. Rohkem makseid ei tule.');
    expect(text).toContain('taganeda kuni 11. detsembrini 2026 (kaasa arvatud)');
    expect(text).toContain(`${server.services.billing.publicUrl}/terms?action=withdraw`);
  });

  it('is promised no withdrawal after the last day for it', async () => {
    await subscribe(server, member, 'PREMIUM');
    now = new Date(FIRST.getTime() + 15 * DAY_MS);
    member = await server.signInAgain(member);
    await erase();
    await untilSettled(server, member.id);
    const text = textOf(mails[0]);
    expect(text).toContain('Rohkem makseid ei tule');
    expect(text).not.toContain('taganeda');
  });

  it('reads nothing of a subscription that had ended before', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    await server.payments.payments.stripe.subscriptions.cancel(id);
    await erase();
    await untilSettled(server, member.id);
    expect(textOf(mails[0])).not.toContain('tellimus');
  });
});

describe('a confirmation that cannot be sent at once', () => {
  const eraseWithoutMail = async () => {
    await subscribe(server, member, 'BASIC');
    isMailDown = true;
    await erase();
    await expect.poll(() => failures).toBe(1);
  };

  it('is sent later with what ended, and then her address is not kept', async () => {
    await eraseWithoutMail();
    expect(await keptMail()).toMatchObject({ to: member.email });
    const other = await server.signedIn();
    const rows = [other.id, randomUUID()].map((memberId) => ({ memberId, erasedAt: now }));
    await server.database.insert(erasedMembers).values(rows);
    // The job fails, and has gone on with the others.
    await expect(sweep()).rejects.toThrow(AggregateError);
    for (const { memberId } of rows) await untilSettled(server, memberId);
    isMailDown = false;
    now = new Date(FIRST.getTime() + DAY_MS);
    await sweep();
    await sweep();
    expect(mails).toHaveLength(1);
    expect(textOf(mails[0])).toContain('kustutati 27. novembril 2026');
    expect(textOf(mails[0])).toContain('Pakett: Treeningud');
    expect(await keptMail()).toBeNull();
  });

  it('is given up after a week, and her address with it; the operator is told', async () => {
    await eraseWithoutMail();
    now = new Date(FIRST.getTime() + 8 * DAY_MS);
    const errors: object[] = [];
    const log = { info() {}, warn() {}, error: (entry: object) => errors.push(entry) };
    await sweepErasures(server.services, log);
    expect(errors).toEqual([{ event: 'erasure-mail-given-up', memberId: member.id }]);
    expect(await keptMail()).toBeNull();
    isMailDown = false;
    await sweep();
    expect(mails).toEqual([]);
  });
});
