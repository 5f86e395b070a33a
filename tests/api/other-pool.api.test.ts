/** The built server in production with a pool that COGNITO_ENDPOINT names, as it is with Cognito itself. */
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCognitoIdentity } from '../../server/identity/cognito-identity.ts';
import { openIdentityAdmin } from '../../server/identity/identity-admin.ts';
import type { IdentityAdmin } from '../../server/ports/identity-admin.ts';
import { checkoutOf, GOOD_CARD, sendForm } from '../support/card-service.ts';
import { callGraphql } from '../support/graphql-call.ts';
import type { OtherPool } from '../support/other-pool.ts';
import { openOtherPool } from '../support/other-pool.ts';
import type { Installation, ServerProcess } from '../support/server-process.ts';
import { openInstallation } from '../support/server-process.ts';

const LIST_USERS = 'query ($email: String!) { adminListUsersByEmail(email: $email) { items { id email } } }';
const newEmail = () => `${randomUUID()}@example.com`;
let pool: OtherPool;
let admin: IdentityAdmin;

beforeAll(async () => {
  pool = await openOtherPool();
  admin = openIdentityAdmin(pool);
}, 120_000);
afterAll(() => pool.close());

describe('the server’s own calls to the pool', () => {
  it('put a member into groups and take her out, any number of times', async () => {
    const id = await pool.join(newEmail(), ['basic']);
    for (let time = 0; time < 2; time += 1) await admin.addToGroup(id, 'vip');
    expect([...((await admin.groupsOf(id)) ?? [])].sort()).toEqual(['basic', 'vip']);
    for (let time = 0; time < 2; time += 1) await admin.removeFromGroup(id, 'vip');
    expect(await admin.groupsOf(id)).toEqual(['basic']);
  });

  it('find members by the beginning of their address', async () => {
    const [first, second] = ['maasikas_1@example.com', 'maasikasX2@example.com'];
    const ids = [await pool.join(first, []), await pool.join(second, [])];
    const find = async (beginning: string) =>
      (await admin.listByEmail(beginning, 60, null)).users.map(({ id }) => id).sort();
    expect(await find('maasikas')).toEqual(ids.toSorted());
    expect(await find('maasikas_')).toEqual(ids.slice(0, 1));
    expect(await find('maasikas_2')).toEqual([]);
  });

  it('delete her, and do no harm where she is gone', async () => {
    const email = newEmail();
    const id = await pool.join(email, ['basic']);
    for (let time = 0; time < 2; time += 1) await admin.deleteUser(id);
    expect(await admin.groupsOf(id)).toBeNull();
    await admin.addToGroup(id, 'vip');
    await admin.removeFromGroup(id, 'vip');
    await expect(pool.tokensOf(email)).rejects.toMatchObject({ $fault: 'client' });
  });
});

describe('a token of the pool', () => {
  const open = (change: Partial<OtherPool> = {}) =>
    openCognitoIdentity({ ...pool, ...change, clock: () => new Date() });

  it('says who she is and in which groups', async () => {
    const email = newEmail();
    const id = await pool.join(email, ['basic', 'food']);
    const claims = await open().verifyIdToken((await pool.tokensOf(email)).idToken);
    expect(claims).toMatchObject({ sub: id, email });
    expect([...(claims?.groups ?? [])].sort()).toEqual(['basic', 'food']);
    expect(Math.abs((claims?.issuedAt ?? 0) - Date.now() / 1000)).toBeLessThan(60);
  });

  it('is taken only whole, as an id token, by its own client and pool', async () => {
    const email = newEmail();
    await pool.join(email, []);
    const { idToken, accessToken } = await pool.tokensOf(email);
    const [head = '', body = '', signature = ''] = idToken.split('.');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const hmac = `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${body}`;
    const refused = [
      accessToken,
      `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${unsigned}.${body}.`,
      `${hmac}.${createHmac('sha256', 'x').update(hmac).digest('base64url')}`,
    ];
    for (const one of refused) expect(await open().verifyIdToken(one)).toBeNull();
    expect(await open({ clientId: 'another' }).verifyIdToken(idToken)).toBeNull();
    expect(await open().verifyIdToken(idToken)).not.toBeNull();
  });
});

describe('the product', () => {
  let installation: Installation;
  let server: ServerProcess;

  beforeAll(async () => {
    installation = await openInstallation();
    server = await installation.start({
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: '1',
      KNOWN_OPERATIONS_ONLY: '0',
      PUBLIC_URL: installation.url,
      COGNITO_USER_POOL_ID: pool.userPoolId,
      COGNITO_CLIENT_ID: pool.clientId,
      COGNITO_ENDPOINT: pool.endpoint,
      AWS_ACCESS_KEY_ID: pool.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: pool.credentials.secretAccessKey,
    });
    if (!server.output().includes('ready in')) throw new Error(server.output());
  }, 120_000);
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await installation.remove();
  });

  const signedIn = async (...groups: string[]) => {
    const email = newEmail();
    const id = await pool.join(email, groups);
    const ask = async (query: string, variables: object = {}) =>
      callGraphql(installation.url, (await pool.tokensOf(email)).idToken, query, variables);
    return { id, email, ask };
  };

  it('sends the page to the pool to sign in, and lets it call it', async () => {
    const configuration = await fetch(`${installation.url}/config.json`);
    expect(await configuration.json()).toMatchObject({
      mode: 'cloud',
      identity: {
        userPoolId: pool.userPoolId,
        userPoolClientId: pool.clientId,
        userPoolEndpoint: `${pool.endpoint}/`,
      },
    });
    const policy = (await fetch(installation.url)).headers.get('content-security-policy') ?? '';
    expect(policy.match(/connect-src [^;]*/)?.[0].split(' ')).toContain(new URL(pool.endpoint).origin);
  });

  it('knows a member, and opens what her plan has once she has paid for it', async () => {
    const member = await signedIn();
    expect((await member.ask('{ getMyProfile { id email } }')).data).toEqual({
      getMyProfile: { id: member.id, email: member.email },
    });
    await sendForm((await checkoutOf(member, 'PREMIUM')).url, { card: GOOD_CARD });
    await expect.poll(() => admin.groupsOf(member.id)).toContain('premium');
  });

  it('shows staff the members, until they are staff no more', async () => {
    const [trainer, member] = [await signedIn('admin'), await signedIn()];
    const { data } = await trainer.ask(LIST_USERS, { email: member.email });
    expect(data).toEqual({ adminListUsersByEmail: { items: [{ id: member.id, email: member.email }] } });
    expect((await member.ask(LIST_USERS, { email: '' })).code).toBe('NOT_AUTHORIZED');
    await admin.removeFromGroup(trainer.id, 'admin');
    expect((await trainer.ask(LIST_USERS, { email: '' })).code).toBe('NOT_AUTHORIZED');
  });

  it('erases her in the pool too', async () => {
    const { id, email, ask } = await signedIn('basic');
    const DELETE = 'mutation ($email: String!) { deleteMyAccount(email: $email) }';
    expect((await ask(DELETE, { email })).data).toEqual({ deleteMyAccount: true });
    await expect.poll(() => admin.groupsOf(id)).toBeNull();
  });
});
