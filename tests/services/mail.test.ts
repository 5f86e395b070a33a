/** The product's mails, as a service with SES's protocol has received them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSesMail } from '../../server/mail/ses-mail.ts';
import { checkoutOf, GOOD_CARD, sendForm } from '../support/card-service.ts';
import { callGraphql } from '../support/graphql-call.ts';
import { tell } from '../support/identity-client.ts';
import type { Installation, ServerProcess } from '../support/server-process.ts';
import { openInstallation } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';
import { TEST_PASSWORD } from '../support/test-server.ts';

const ENDPOINT = process.env['TEST_SES_ENDPOINT'] ?? '';
const FROM = 'Hoog <hoog@example.com>';
const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };

interface ReceivedMail {
  from: string;
  destination: { to: string[]; cc: string[]; bcc: string[] };
  replyTo: string[];
  subject: string;
  body: { text?: string; html?: string };
}

async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const { emails }: { emails: ReceivedMail[] } = await (await fetch(`${ENDPOINT}/store`)).json();
  return emails.filter(({ destination }) => destination.to.includes(address));
}

/** The only mail to that address with such a subject, once it has come. */
async function received(address: string, subject: RegExp): Promise<ReceivedMail> {
  const matching = async () => (await mailsTo(address)).filter((mail) => subject.test(mail.subject));
  await expect.poll(matching).toHaveLength(1);
  const [mail] = await matching();
  if (mail === undefined) throw new Error('There was one');
  expect(mail).toMatchObject({ from: FROM, destination: { to: [address], cc: [], bcc: [] }, replyTo: [] });
  expect(mail.body.html).toBeUndefined();
  return mail;
}

describe('a mail', () => {
  const send = openSesMail({
    region: 'eu-central-1',
    from: FROM,
    endpoint: ENDPOINT,
    credentials: CREDENTIALS,
  });

  it('comes as it was written', async () => {
    const to = `${randomUUID()}@example.com`;
    const written = {
      subject: '„Õhtu” – žürii 🏃‍♀️',
      text: 'Rida\n\nTeine "rida"\\n\t<b>&amp;</b>\u2028.\r\n.',
    };
    await send({ to, ...written });
    const mail = await received(to, /Õhtu/);
    expect({ subject: mail.subject, text: mail.body.text }).toEqual(written);
  });

  it('that is refused has not been sent, and the reason names nobody', async () => {
    const to = `${randomUUID()}@example.com`;
    await expect(send({ to, subject: '', text: 'x' })).rejects.toThrow(/^SES answered 400$/);
    expect(await mailsTo(to)).toEqual([]);
  });
});

describe('the product', () => {
  let installation: Installation;
  let server: ServerProcess;
  let identity: { endpoint: string; clientId: string; userPoolId: string };

  beforeAll(async () => {
    installation = await openInstallation();
    server = await installation.start({
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: '1',
      KNOWN_OPERATIONS_ONLY: '0',
      PUBLIC_URL: installation.url,
      MAIL_FROM: FROM,
      SES_ENDPOINT: ENDPOINT,
      AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    });
    if (!server.output().includes('ready in')) throw new Error(server.output());
    const configuration = await (await fetch(`${installation.url}/config.json`)).json();
    const { userPoolId, userPoolClientId: clientId } = configuration.identity;
    identity = { endpoint: `${installation.url}/idp`, clientId, userPoolId };
  }, 120_000);
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await installation.remove();
  });

  it('mails the code of a sign-up, its plan and the code of a new password', async () => {
    const email = `${randomUUID()}@example.com`;
    const UserAttributes = [{ Name: 'email', Value: email }];
    await tell(identity, 'SignUp', { Username: email, Password: TEST_PASSWORD, UserAttributes });
    const { body } = await received(email, /^Kinnita oma e-posti aadress$/);
    const link = new URL(/http\S+/.exec(body.text ?? '')?.[0] ?? '');
    expect(link.origin).toBe(installation.url);
    expect(link.searchParams.get('email')).toBe(email);
    const ConfirmationCode = link.searchParams.get('code');
    expect((await tell(identity, 'ConfirmSignUp', { Username: email, ConfirmationCode })).refusal).toBeNull();

    const token = await signIn(installation.url, email, TEST_PASSWORD);
    const ask = (query: string, variables?: object) => callGraphql(installation.url, token, query, variables);
    await sendForm((await checkoutOf({ ask }, 'BASIC')).url, { card: GOOD_CARD });
    const order = await received(email, /tellimus/i);
    expect(order.body.text).toContain('Pakett: Treeningud\n');

    await tell(identity, 'ForgotPassword', { Username: email });
    const reset = await received(email, /^Parooli taastamise kood$/);
    expect(reset.body.text).toMatch(/: \d{6}$/m);
  });
});
