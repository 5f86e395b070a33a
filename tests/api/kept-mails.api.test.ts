/** Mails that are kept instead of sent belong to a member, and none is kept for ever. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetOldMails } from '../../server/modules/platform/mails/mails.repository.ts';
import { mails } from '../../server/modules/platform/mails/mails.tables.ts';
import { mailsTo } from '../support/card-service.ts';
import { signInRaw, tell, tokensIn } from '../support/identity-client.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer, TEST_PASSWORD } from '../support/test-server.ts';

const DAY_MS = 24 * 3_600_000;
let server: TestServer;
let pool: { endpoint: string; clientId: string; userPoolId: string };

beforeAll(async () => {
  server = await startTestServer();
  const { userPoolId, clientId } = server.identity;
  pool = { endpoint: `${server.url}/idp`, userPoolId, clientId };
});
afterAll(() => server.close());

const keep = (to: string, daysAgo: number) =>
  server.database.insert(mails).values({
    id: randomUUID(),
    to,
    subject: `${daysAgo}`,
    text: '',
    sentAt: new Date(Date.now() - daysAgo * DAY_MS),
    memberId: null,
  });
const keptTo = async (to: string) =>
  (await server.database.select().from(mails).where(eq(mails.to, to))).map(({ subject }) => subject);

async function exported(member: TestMember): Promise<string[]> {
  const { data } = await member.ask('{ exportMyData }');
  const document: { mails: { subject: string }[] } = JSON.parse(String(data?.['exportMyData']));
  return document.mails.map(({ subject }) => subject);
}

it('what was mailed to an address is not its next holder’s, though nobody’s name stands with it', async () => {
  const former = await server.signedIn();
  const { email } = former;
  await keep(email, 30);
  expect(await exported(former)).toContain('30');
  const { AccessToken } = tokensIn(await signInRaw(pool, email, TEST_PASSWORD));
  const UserAttributes = [{ Name: 'email', Value: `uus-${email}` }];
  await tell(pool, 'UpdateUserAttributes', { AccessToken, UserAttributes });
  const [asked] = await mailsTo(server, `uus-${email}`);
  const Code = /: (\d{6})$/m.exec(asked?.text ?? '')?.[1];
  const told = await tell(pool, 'VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });
  expect(told.refusal).toBeNull();
  await server.identity.createConfirmedUser({ email, password: TEST_PASSWORD, groups: [] });
  const next = await server.signInAgain({ ...former, email });
  expect(await exported(next)).toEqual([]);
});

it('a mail is kept for two years, as an account that nobody uses', async () => {
  const to = `vana-${randomUUID()}@example.com`;
  for (const daysAgo of [1, 720, 740]) await keep(to, daysAgo);
  await forgetOldMails(server.database, new Date());
  expect((await keptTo(to)).toSorted()).toEqual(['1', '720']);
});
