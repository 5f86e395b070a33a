/** Changing an account’s email address: first proven by a code, then replaced everywhere. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberId } from '../../server/core/caller.ts';
import { followEmail } from '../../server/modules/platform/profile/follow-email.ts';
import { findProfile } from '../../server/modules/platform/profile/profile.repository.ts';
import type { KeptMail } from '../support/card-service.ts';
import { mailsTo, subscribe, subscriptionsOf } from '../support/card-service.ts';
import { callGraphql } from '../support/graphql-call.ts';
import { signInRaw, tell, tokensIn } from '../support/identity-client.ts';
import type { SessionTokens } from '../support/identity-client.ts';
import { startTestServer, TEST_PASSWORD } from '../support/test-server.ts';
import { untilSettled } from '../support/erased-member.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';

let server: TestServer;
let pool: { endpoint: string; clientId: string; userPoolId: string };
let member: TestMember;
let tokens: SessionTokens;
let email = '';

beforeAll(async () => {
  server = await startTestServer();
  const { userPoolId, clientId } = server.identity;
  pool = { endpoint: `${server.url}/idp`, userPoolId, clientId };
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await server.signedIn();
  tokens = tokensIn(await signInRaw(pool, member.email, TEST_PASSWORD));
  email = `uus-${member.email}`;
});

const ask = (Value: string, { AccessToken } = tokens) =>
  tell(pool, 'UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value }] });
const verify = (Code: string, { AccessToken } = tokens) =>
  tell(pool, 'VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });

async function codeTo(address: string): Promise<string> {
  const [newest] = await mailsTo(server, address);
  return /: (\d{6})$/m.exec(newest?.text ?? '')?.[1] ?? '';
}

async function change(): Promise<SessionTokens> {
  await ask(email);
  expect((await verify(await codeTo(email))).refusal).toBeNull();
  return tokensIn(await tell(pool, 'GetTokensFromRefreshToken', { RefreshToken: tokens.RefreshToken }));
}

const profileEmail = async (token: string) =>
  (await callGraphql(server.url, token, '{ getMyProfile { email } }')).data?.['getMyProfile'];

describe('a new address', () => {
  it('replaces the former one only with the code that was mailed to it', async () => {
    const told = await ask(email);
    expect(told.body).toEqual({
      CodeDeliveryDetailsList: [
        { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: expect.stringContaining('***@') },
      ],
    });
    const code = await codeTo(email);
    const wrong = await verify(code === '000000' ? '000001' : '000000');
    expect(wrong.refusal).toBe('CodeMismatchException');
    expect((await signInRaw(pool, member.email, TEST_PASSWORD)).refusal).toBeNull();
    expect((await verify(code)).refusal).toBeNull();
    expect((await signInRaw(pool, member.email, TEST_PASSWORD)).refusal).toBe('NotAuthorizedException');
    expect((await signInRaw(pool, email, TEST_PASSWORD)).refusal).toBeNull();
    expect((await verify(code)).refusal).toBe('CodeMismatchException');
  });

  it('is announced to the former one, without being named there', async () => {
    await change();
    const [told] = await mailsTo(server, member.email);
    expect(told?.subject).toBe('Sinu e-posti aadress on muudetud');
    expect(told?.text).not.toContain(email);
  });

  it('is in no kept mail once she has erased her account before she took it', async () => {
    await ask(email);
    expect(await codeTo(email)).not.toBe('');
    await member.ask('mutation ($email: String!) { deleteMyAccount(email: $email) }', {
      email: member.email,
    });
    await untilSettled(server, member.id);
    expect(await mailsTo(server, email)).toEqual([]);
  });

  it('is in her export without the code, which whoever is signed in could take it by', async () => {
    await ask(email);
    const code = await codeTo(email);
    const { code: refusal, data } = await member.ask('{ exportMyData }');
    expect(refusal).toBeNull();
    const { mails }: { mails: KeptMail[] } = JSON.parse(String(data?.['exportMyData']));
    expect(mails).toContainEqual(expect.objectContaining({ to: email, text: null }));
    expect(code).toMatch(/^\d{6}$/);
    expect(data?.['exportMyData']).not.toContain(code);
  });

  it('leaves the code for a new password out of her export, which whoever is signed in could take the account by', async () => {
    await tell(pool, 'ForgotPassword', { Username: member.email });
    const code = await codeTo(member.email);
    const { data } = await member.ask('{ exportMyData }');
    expect(code).toMatch(/^\d{6}$/);
    expect(data?.['exportMyData']).not.toContain(code);
  });

  it('may not be another member’s, but may be one that somebody only claimed', async () => {
    const other = await server.signedIn();
    expect((await ask(other.email)).refusal).toBe('AliasExistsException');
    await tell(pool, 'SignUp', { Username: email, Password: 'Metsarada1' });
    await change();
    expect((await signInRaw(pool, email, TEST_PASSWORD)).refusal).toBeNull();
  });

  it('can have its code mailed again, at most three times an hour', async () => {
    await ask(email);
    const { AccessToken } = tokens;
    const again = () =>
      tell(pool, 'GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    expect((await again()).refusal).toBeNull();
    expect(await mailsTo(server, email)).toHaveLength(2);
    expect((await again()).refusal).toBeNull();
    expect((await again()).refusal).toBe('LimitExceededException');
    expect((await verify(await codeTo(email))).refusal).toBeNull();
  });

  it.each([[[{ Name: 'sub', Value: 'x' }]], [[{ Name: 'email', Value: 'ei ole aadress' }]], [[]]])(
    'is the only attribute that can be changed: %j is refused',
    async (UserAttributes) => {
      const { AccessToken } = tokens;
      const told = await tell(pool, 'UpdateUserAttributes', { AccessToken, UserAttributes });
      expect(told.refusal).toBe('InvalidParameterException');
    },
  );
});

describe('after a change of address', () => {
  it('her tokens name the new address, and those that name the former one are refused', async () => {
    const renewed = await change();
    expect(await profileEmail(renewed.IdToken)).toEqual({ email });
    await expect
      .poll(async () => (await callGraphql(server.url, tokens.IdToken, '{ getMyProfile { email } }')).status)
      .toBe(401);
  });

  const cardServiceHas = (address: string, IdToken: string) => {
    const ask = (query: string, variables?: object) => callGraphql(server.url, IdToken, query, variables);
    return expect.poll(() => subscriptionsOf({ ask })).toMatchObject([{ customer_email: address }]);
  };
  const storedEmail = async () => (await findProfile(server.database, member.id))?.email;

  it('her subscription’s mail goes there from the next time she reads her profile', async () => {
    await subscribe(server, member, 'BASIC');
    const { IdToken } = await change();
    await profileEmail(IdToken);
    await cardServiceHas(email, IdToken);
  });

  it('a late word to the card service of an address before leaves it at the one of now', async () => {
    await profileEmail(tokens.IdToken);
    const told: string[] = [];
    const waiting: (() => void)[] = [];
    const paymentsAccount = {
      changeEmail: (_id: string, address: string) =>
        new Promise<void>((resolve) => {
          waiting.push(() => {
            told.push(address);
            resolve();
          });
        }),
    };
    const services = { database: server.database, paymentsAccount };
    const log = { warn: () => undefined } as unknown as Parameters<typeof followEmail>[2];
    const known = { id: member.id as MemberId, groups: [], isEmailVerified: true };
    const follow = (address: string, seconds: number) =>
      followEmail(
        services,
        { ...known, email: address, emailAsOf: new Date(Date.now() + seconds * 1000) },
        log,
      );
    await follow('teine@example.com', 60);
    await expect.poll(() => waiting.length).toBe(1);
    await follow('kolmas@example.com', 120);
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.();
    waiting[0]?.();
    await expect.poll(() => waiting.length).toBe(3);
    waiting[2]?.();
    await expect.poll(() => told.at(-1)).toBe('kolmas@example.com');
    expect(told).toHaveLength(3);
  });

  it.each([
    ['hangs', () => new Promise<never>(() => {})],
    ['is away', () => Promise.reject(new Error('down'))],
  ])('she can read her profile while the card service %s, which is told the next time', async (_, answer) => {
    await subscribe(server, member, 'BASIC');
    const { IdToken } = await change();
    const { customers } = server.payments.payments.stripe;
    const ill = vi.spyOn(customers, 'update').mockImplementation(answer);
    expect(await profileEmail(IdToken)).toEqual({ email });
    expect(await storedEmail()).toBe(email);
    ill.mockRestore();
    await profileEmail(IdToken);
    await cardServiceHas(email, IdToken);
  });

  it('a token that was issued before does not bring the former one back', async () => {
    const asOf = (emailAsOf: string, named: string) => ({
      id: member.id as MemberId,
      email: named,
      isEmailVerified: true,
      emailAsOf: new Date(emailAsOf),
    });
    await profileEmail(tokens.IdToken);
    await followEmail(server.services, asOf('2026-11-20T12:30:00Z', email), server.app.log);
    await followEmail(server.services, asOf('2026-11-20T12:00:00Z', member.email), server.app.log);
    expect(await storedEmail()).toBe(email);
    await followEmail(server.services, asOf('2026-11-20T13:00:00Z', member.email), server.app.log);
    expect(await storedEmail()).toBe(member.email);
  });

  const exportedMails = async ({ IdToken }: SessionTokens) => {
    const { data } = await callGraphql(server.url, IdToken, '{ exportMyData }');
    const { mails }: { mails: KeptMail[] } = JSON.parse(String(data?.['exportMyData']));
    return mails.map(({ to, subject }) => ({ to, subject }));
  };
  const subjectsTo = async (address: string) =>
    (await mailsTo(server, address)).map(({ to, subject }) => ({ to, subject })).toReversed();

  it('her export has what was mailed to the former one, and erasing her account leaves none of it', async () => {
    await subscribe(server, member, 'BASIC');
    const renewed = await change();
    const mailed = [...(await subjectsTo(member.email)), ...(await subjectsTo(email))];
    expect(mailed.map(({ to }) => to)).toEqual([member.email, member.email, email]);
    expect(await exportedMails(renewed)).toEqual(expect.arrayContaining(mailed));
    const erase = 'mutation ($email: String!) { deleteMyAccount(email: $email) }';
    expect((await callGraphql(server.url, renewed.IdToken, erase, { email })).errors).toEqual([]);
    await untilSettled(server, member.id);
    await server.payments.settle();
    expect(await mailsTo(server, member.email)).toEqual([]);
    // The confirmation of the erasure itself is shown for an hour.
    expect(await subjectsTo(email)).toEqual([{ to: email, subject: 'Sinu konto on kustutatud' }]);
  });

  it('what is mailed late to the former one is hers, too', async () => {
    const renewed = await change();
    const { billing } = server.services;
    await billing.sendMail({ to: member.email, subject: 'Taganemine', text: 'Kättesaadud.' }, member.id);
    expect(await exportedMails(renewed)).toContainEqual({ to: member.email, subject: 'Taganemine' });
  });

  it('who has the former one next sees none of her mails, and keeps her own', async () => {
    const renewed = await change();
    const hers = await subjectsTo(member.email);
    const next = { Username: member.email, Password: TEST_PASSWORD };
    await tell(pool, 'SignUp', next);
    const [welcome] = await mailsTo(server, member.email);
    const ConfirmationCode = /code=(\d{6})/.exec(welcome?.text ?? '')?.[1] ?? '';
    expect(
      (await tell(pool, 'ConfirmSignUp', { Username: member.email, ConfirmationCode })).refusal,
    ).toBeNull();
    const nextTokens = tokensIn(await signInRaw(pool, member.email, TEST_PASSWORD));
    const nexts = [{ to: member.email, subject: welcome?.subject }];
    expect(await exportedMails(nextTokens)).toEqual(nexts);
    expect(await exportedMails(renewed)).toEqual(expect.arrayContaining(hers));
    const erase = 'mutation ($email: String!) { deleteMyAccount(email: $email) }';
    await callGraphql(server.url, renewed.IdToken, erase, { email });
    expect(await subjectsTo(member.email)).toEqual(nexts);
  });
});
