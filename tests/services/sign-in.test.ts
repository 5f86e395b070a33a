/** The embedded identity service, called by Amazon's own command line. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeMailedTo, startIdentityServer } from '../support/identity-server.ts';
import { clockOfRun } from '../support/run-clock.ts';
import type { IdentityServer } from '../support/identity-server.ts';

const PASSWORD = 'Metsarada1';
const OTHER_PASSWORD = 'Uussalasona2';
let server: IdentityServer;
let email = '';

beforeAll(async () => {
  server = await startIdentityServer({ allowsPasswordFlow: true });
});
afterAll(() => server.close());
beforeEach(() => {
  email = `${randomUUID()}@example.com`;
});

interface Told {
  status: number | null;
  answer: Record<string, unknown>;
  /** The words about a refusal; empty otherwise. */
  refusal: string;
}

async function aws(args: readonly string[], secret = server.adminCredentials.secretAccessKey): Promise<Told> {
  const environment = {
    ...clockOfRun,
    PATH: process.env['PATH'] ?? '',
    HOME: '/nonexistent',
    AWS_ACCESS_KEY_ID: server.adminCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: secret,
    AWS_DEFAULT_REGION: server.region,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_MAX_ATTEMPTS: '1',
    AWS_PAGER: '',
  };
  const common = ['--endpoint-url', server.endpoint, '--output', 'json', 'cognito-idp'];
  const child = spawn(process.env['TEST_AWS'] ?? 'aws', [...common, ...args], { env: environment });
  let [said, complaint] = ['', ''];
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (complaint += String(chunk)));
  const [status] = await once(child, 'close');
  return { status, answer: said.trim() === '' ? {} : JSON.parse(said), refusal: complaint.trim() };
}

/** As anyone may call it. */
const asClient = (operation: string, ...args: string[]) =>
  aws([operation, '--client-id', server.clientId, '--no-sign-request', ...args]);
const asMember = (operation: string, AccessToken: string, ...args: string[]) =>
  aws([operation, '--access-token', AccessToken, '--no-sign-request', ...args]);
const asAdministrator = (operation: string, ...args: string[]) =>
  aws([operation, '--user-pool-id', server.userPoolId, ...args]);
const ofMember = (operation: string, id: string, ...args: string[]) =>
  asAdministrator(operation, '--username', id, ...args);

const authenticate = (password = PASSWORD) =>
  asClient(
    'initiate-auth',
    '--auth-flow',
    'USER_PASSWORD_AUTH',
    '--auth-parameters',
    `USERNAME=${email},PASSWORD=${password}`,
  );
async function tokens(password = PASSWORD): Promise<Record<string, string>> {
  const { answer, refusal } = await authenticate(password);
  expect(refusal).toBe('');
  return Object(answer['AuthenticationResult']);
}
const join = (groups: string[] = []) => server.createConfirmedUser({ email, password: PASSWORD, groups });
const attributesOf = (answer: Record<string, unknown>, name = 'UserAttributes') =>
  Object.fromEntries(
    (answer[name] as { Name: string; Value: string }[]).map(({ Name, Value }) => [Name, Value]),
  );

describe('by the command line, a member', () => {
  it('signs up, confirms and signs in', async () => {
    const made = await asClient(
      'sign-up',
      '--username',
      email,
      '--password',
      PASSWORD,
      '--user-attributes',
      `Name=email,Value=${email}`,
    );
    expect(made).toMatchObject({ status: 0, answer: { UserConfirmed: false, UserSub: expect.any(String) } });
    expect((await authenticate()).refusal).toContain('(UserNotConfirmedException)');
    const again = await asClient('resend-confirmation-code', '--username', email);
    expect(again.answer).toMatchObject({ CodeDeliveryDetails: { DeliveryMedium: 'EMAIL' } });
    const code = codeMailedTo(server, email);
    const confirmed = await asClient('confirm-sign-up', '--username', email, '--confirmation-code', code);
    expect(confirmed).toEqual({ status: 0, answer: {}, refusal: '' });
    const { AccessToken = '', ExpiresIn } = await tokens();
    expect(ExpiresIn).toBe(3600);
    const { answer } = await asMember('get-user', AccessToken);
    expect(attributesOf(answer)).toMatchObject({ email, sub: made.answer['UserSub'] });
  });

  it('is refused with a weak password, an address that is taken and a wrong password', async () => {
    const signUp = (password: string) => asClient('sign-up', '--username', email, '--password', password);
    expect((await signUp('lühike')).refusal).toContain('(InvalidPasswordException)');
    await join();
    expect((await signUp(PASSWORD)).refusal).toContain('(UsernameExistsException)');
    const wrong = await authenticate('Valeparool1');
    expect(wrong.refusal).toMatch(/\(NotAuthorizedException\).*Incorrect username or password\./);
    expect(wrong.status).not.toBe(0);
  });

  it('sets another password by a mailed code', async () => {
    await join();
    const asked = await asClient('forgot-password', '--username', email);
    expect(asked.answer).toMatchObject({ CodeDeliveryDetails: { AttributeName: 'email' } });
    const code = codeMailedTo(server, email);
    const setting = ['--username', email, '--password', OTHER_PASSWORD, '--confirmation-code', code];
    expect((await asClient('confirm-forgot-password', ...setting)).refusal).toBe('');
    expect((await asClient('confirm-forgot-password', ...setting)).refusal).toContain('Exception)');
    await tokens(OTHER_PASSWORD);
  });

  it('changes her password and her address', async () => {
    await join();
    const { AccessToken = '' } = await tokens();
    const other = `${randomUUID()}@example.com`;
    const change = ['--previous-password', PASSWORD, '--proposed-password', OTHER_PASSWORD];
    expect((await asMember('change-password', AccessToken, ...change)).refusal).toBe('');
    const attributes = ['--user-attributes', `Name=email,Value=${other}`];
    expect((await asMember('update-user-attributes', AccessToken, ...attributes)).refusal).toBe('');
    const code = ['--attribute-name', 'email', '--code', codeMailedTo(server, other)];
    expect((await asMember('verify-user-attribute', AccessToken, ...code)).refusal).toBe('');
    email = other;
    await tokens(OTHER_PASSWORD);
  });

  it('renews by no flow that Cognito refuses where refresh tokens rotate', async () => {
    await join();
    const { RefreshToken } = await tokens();
    const renewing = [
      '--auth-flow',
      'REFRESH_TOKEN_AUTH',
      '--auth-parameters',
      `REFRESH_TOKEN=${RefreshToken}`,
    ];
    expect((await asClient('initiate-auth', ...renewing)).refusal).toContain('(InvalidParameterException)');
  });

  it('ends a sign-in, all of them, and herself', async () => {
    await join();
    const [one, two] = [await tokens(), await tokens()];
    expect((await asClient('revoke-token', '--token', one['RefreshToken'] ?? '')).refusal).toBe('');
    expect((await asMember('get-user', one['AccessToken'] ?? '')).refusal).toContain(
      '(NotAuthorizedException)',
    );
    expect((await asMember('global-sign-out', two['AccessToken'] ?? '')).refusal).toBe('');
    expect((await asMember('get-user', two['AccessToken'] ?? '')).refusal).toContain(
      '(NotAuthorizedException)',
    );
    const { AccessToken = '' } = await tokens();
    expect(await asMember('delete-user', AccessToken)).toEqual({ status: 0, answer: {}, refusal: '' });
    expect((await authenticate()).refusal).toContain('(NotAuthorizedException)');
  });
});

describe('by the command line, the administrator', () => {
  it('reads a member by her id or her address', async () => {
    const id = await join();
    for (const name of [id, email]) {
      const { answer } = await ofMember('admin-get-user', name);
      expect(answer).toMatchObject({ Username: id, UserStatus: 'CONFIRMED', Enabled: true });
      expect(attributesOf(answer)).toMatchObject({ sub: id, email });
      const made = answer['UserCreateDate'];
      const at = typeof made === 'number' ? made * 1000 : Date.parse(String(made));
      expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
    }
    const none = await ofMember('admin-get-user', randomUUID());
    expect(none.refusal).toContain('(UserNotFoundException)');
  });

  it('puts her into groups and takes her out', async () => {
    const id = await join(['basic']);
    expect((await ofMember('admin-add-user-to-group', id, '--group-name', 'vip')).refusal).toBe('');
    expect((await ofMember('admin-remove-user-from-group', id, '--group-name', 'basic')).refusal).toBe('');
    const { answer } = await ofMember('admin-list-groups-for-user', id);
    expect(answer['Groups']).toMatchObject([{ GroupName: 'vip' }]);
  });

  it('lists members page by page, as the command line does by itself', async () => {
    const beginning = randomUUID();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      email = `${beginning}-${n}@example.com`;
      ids.push(await join());
    }
    const filter = ['--filter', `email ^= "${beginning}"`, '--page-size', '2'];
    const { answer } = await asAdministrator('list-users', ...filter);
    const users = answer['Users'] as { Username: string }[];
    expect(users.map(({ Username }) => Username).toSorted()).toEqual(ids.toSorted());
  });

  it('ends her sign-ins, and deletes her', async () => {
    const id = await join();
    const { AccessToken = '' } = await tokens();
    expect((await ofMember('admin-user-global-sign-out', id)).refusal).toBe('');
    expect((await asMember('get-user', AccessToken)).refusal).toContain('(NotAuthorizedException)');
    expect((await ofMember('admin-delete-user', id)).refusal).toBe('');
    expect((await ofMember('admin-delete-user', id)).refusal).toContain('(UserNotFoundException)');
  });

  it('is nobody without the secret, or without a signature', async () => {
    const asked = ['admin-get-user', '--user-pool-id', server.userPoolId, '--username', await join()];
    expect((await aws(asked, 'another')).refusal).toContain('(InvalidSignatureException)');
    expect((await aws([...asked, '--no-sign-request'])).refusal).toContain(
      '(MissingAuthenticationTokenException)',
    );
  });
});
