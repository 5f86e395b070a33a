/** A stranger can ask, guess and disturb only so much, from one network and from many. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askForChallenge, signInRaw, tell, trySignIn } from '../support/identity-client.ts';
import { codeMailedTo, startIdentityServer } from '../support/identity-server.ts';
import type { IdentityServer } from '../support/identity-server.ts';

const PASSWORD = 'Metsarada1';
let server: IdentityServer;
let email = '';
let sub = '';
let counter = 0;

beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  counter += 1;
  email = `liige${counter}@example.com`;
  sub = await server.createConfirmedUser({ email, password: PASSWORD, groups: [] });
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const forget = (Username: string, network: string) =>
  tell(server, 'ForgotPassword', { Username }, from(network));
const reset = (Username: string, ConfirmationCode: string, network: string) =>
  tell(
    server,
    'ConfirmForgotPassword',
    { Username, ConfirmationCode, Password: 'Uussalasona2' },
    from(network),
  );
const confirm = (Username: string, ConfirmationCode: string, network: string) =>
  tell(server, 'ConfirmSignUp', { Username, ConfirmationCode }, from(network));

function begin(network: string) {
  const AuthParameters = { USERNAME: email, SRP_A: 'ab'.repeat(300) };
  return tell(server, 'InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters }, from(network));
}

/** Sends this many requests, a few at a time, and returns how many no limit refused. */
async function admitted(count: number, ask: (index: number) => Promise<{ refusal: string | null }>) {
  let total = 0;
  for (let index = 0; index < count; index += 10) {
    const told = await Promise.all(Array.from({ length: 10 }, (_, step) => ask(index + step)));
    total += told.filter(({ refusal }) => refusal !== 'LimitExceededException').length;
  }
  return total;
}

const another = (code: string) => code.replace(/./, (digit) => (digit === '0' ? '1' : '0'));

describe('from one network, a stranger', () => {
  it('may leave a hundred challenges unanswered in a quarter of an hour, which does not affect another network', async () => {
    expect(await admitted(120, () => begin('203.0.113.1'))).toBeLessThanOrEqual(100);
    expect((await begin('203.0.113.1')).refusal).toBe('LimitExceededException');
    expect((await begin('203.0.113.2')).refusal).toBeNull();
  });

  it('may answer any number correctly, because those do not count', async () => {
    for (let time = 0; time < 3; time += 1) await signInRaw(server, email, PASSWORD, from('203.0.113.3'));
    expect(await admitted(100, () => begin('203.0.113.3'))).toBe(100);
  });

  it('can have thirty codes an hour mailed, to however many addresses', async () => {
    const before = server.mails.length;
    for (let member = 0; member < 40; member += 1)
      await server.createConfirmedUser({
        email: `koht${member}@example.com`,
        password: PASSWORD,
        groups: [],
      });
    expect(
      await admitted(40, (index) => forget(`koht${index}@example.com`, '203.0.113.4')),
    ).toBeLessThanOrEqual(30);
    expect(server.mails.length - before).toBeLessThanOrEqual(30);
    expect((await forget(email, '203.0.113.4')).refusal).toBe('LimitExceededException');
    expect((await forget(email, '203.0.113.5')).refusal).toBeNull();
  });

  it('can try thirty codes an hour of both kinds, for however many accounts', async () => {
    const trial = (index: number) =>
      index % 2 === 0
        ? reset(`keegi${index}@example.com`, '123456', '203.0.113.6')
        : confirm(`keegi${index}@example.com`, '123456', '203.0.113.6');
    expect(await admitted(40, trial)).toBeLessThanOrEqual(30);
    await forget(email, '203.0.113.7');
    const code = codeMailedTo(server, email);
    expect((await reset(email, code, '203.0.113.6')).refusal).toBe('LimitExceededException');
    expect((await reset(email, code, '203.0.113.7')).refusal).toBeNull();
  });

  it('counts as one with all addresses of an IPv6 /64', async () => {
    const told = [];
    for (let host = 1; host <= 6; host += 1)
      told.push(await trySignIn(server, email, from(`2001:db8:7:7::${host}`)));
    expect(told.map(({ refusal }) => refusal).at(-1)).toBe('LimitExceededException');
    expect((await trySignIn(server, email, from('2001:db8:7:8::1'))).refusal).toBe('NotAuthorizedException');
  });
});

describe('whether an address has an account', () => {
  it('a wrong sign-up code does not reveal: confirmed, waiting or unknown', async () => {
    const waiting = `ootel-${email}`;
    const joined = await tell(server, 'SignUp', { Username: waiting, Password: PASSWORD });
    expect(joined.refusal).toBeNull();
    const code = another(codeMailedTo(server, waiting));
    const told = await Promise.all(
      [email, waiting, `mitte-${email}`].map((Username) => confirm(Username, code, '203.0.113.20')),
    );
    expect(told.map(({ refusal }) => refusal)).toEqual(Array(3).fill('CodeMismatchException'));
    expect(new Set(told.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('only the right code reveals that the address is confirmed already', async () => {
    const joining = `uus-${email}`;
    await tell(server, 'SignUp', { Username: joining, Password: PASSWORD });
    const code = codeMailedTo(server, joining);
    expect((await confirm(joining, code, '203.0.113.21')).refusal).toBeNull();
    expect((await confirm(joining, code, '203.0.113.21')).body['message']).toContain('status is CONFIRMED');
  });

  it('the id of a challenge does not reveal: asked about by itself, it is nobody’s', async () => {
    const echoOf = async (username: string) => {
      const { parameters } = await askForChallenge(server, username, PASSWORD);
      const id = String(parameters['USER_ID_FOR_SRP']);
      return {
        id,
        echo: String((await askForChallenge(server, id, PASSWORD)).parameters['USER_ID_FOR_SRP']),
      };
    };
    const [known, unknown] = [await echoOf(email), await echoOf(`mitte-${email}`)];
    expect(known.id).toBe(sub);
    expect([known.echo === known.id, unknown.echo === unknown.id]).toEqual([false, false]);
    const told = await Promise.all([known.id, unknown.id].map((id) => forget(id, '203.0.113.22')));
    expect(told.map(({ refusal }) => refusal)).toEqual(Array(2).fill('InvalidParameterException'));
  });

  it('the time of an answer does not reveal: none comes sooner than a mail may take', async () => {
    for (const username of [email, `mitte-${email}`]) {
      const started = performance.now();
      await forget(username, '203.0.113.23');
      expect(performance.now() - started).toBeGreaterThan(195);
    }
  });
});

describe('however many strangers guess, a member', () => {
  it('signs in on a device that has signed in before, wherever it is', async () => {
    const { cookie } = await signInRaw(server, email, PASSWORD, from('203.0.113.40'));
    for (let network = 0; network < 51; network += 1)
      await trySignIn(server, email, from(`198.51.100.${network}`));
    const elsewhere = from('203.0.113.41');
    expect((await signInRaw(server, email, PASSWORD, elsewhere)).refusal).toBe('LimitExceededException');
    const known = { ...elsewhere, cookie: String(cookie) };
    expect((await signInRaw(server, email, PASSWORD, known)).refusal).toBeNull();
  });

  it('is not let in by a mark of another account, or by a changed one', async () => {
    const other = await signInRaw(server, email, PASSWORD, from('203.0.113.42'));
    await server.createConfirmedUser({ email: `teine-${email}`, password: PASSWORD, groups: [] });
    const marks = [
      String(other.cookie),
      String(other.cookie).replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    ];
    const whom = [`teine-${email}`, email];
    for (const [index, cookie] of marks.entries()) {
      const headers = { ...from('203.0.113.43'), cookie };
      for (let click = 0; click < 5; click += 1) await trySignIn(server, whom[index] ?? '', headers);
      expect((await trySignIn(server, whom[index] ?? '', headers)).refusal).toBe('LimitExceededException');
    }
  });

  it('has ten guesses on a known device, not any number', async () => {
    const { cookie } = await signInRaw(server, email, PASSWORD);
    const headers = { cookie: String(cookie) };
    for (let click = 0; click < 10; click += 1)
      expect((await trySignIn(server, email, headers)).refusal).toBe('NotAuthorizedException');
    expect((await trySignIn(server, email, headers)).refusal).toBe('LimitExceededException');
  });

  it('can use the code that was mailed to her even if somebody tried five wrong ones', async () => {
    await forget(email, '203.0.113.44');
    const code = codeMailedTo(server, email);
    for (let click = 0; click < 6; click += 1) await reset(email, another(code), '203.0.113.45');
    expect((await reset(email, another(code), '203.0.113.45')).refusal).toBe('LimitExceededException');
    expect((await reset(email, code, '203.0.113.44')).refusal).toBeNull();
  });

  it('can have a code mailed even if somebody has asked for as many as allowed', async () => {
    for (let click = 0; click < 4; click += 1) await forget(email, '203.0.113.46');
    expect((await forget(email, '203.0.113.46')).refusal).toBe('LimitExceededException');
    expect((await forget(email, '203.0.113.47')).refusal).toBeNull();
  });
});

describe('the mark of a device', () => {
  it('is out of reach of scripts, goes to the identity service only, and does not say whose it is', async () => {
    const { answer } = await askForChallenge(server, email, PASSWORD);
    const response = await fetch(server.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.RespondToAuthChallenge' },
      body: JSON.stringify(answer),
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^hoog-device=[\w-]{22}\.[\w-]{43}; Path=\/idp; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    expect(cookie).not.toContain(sub);
  });
});

describe('a password that too many people use', () => {
  it.each(['Password1', 'Qwerty123', 'Welcome1', 'Abcd1234', 'Parool123', 'Salasõna1!', 'PASSWORD2026'])(
    '%s is refused at signing up, with the reason',
    async (Password) => {
      const { refusal, body } = await tell(server, 'SignUp', { Username: `nork-${email}`, Password });
      expect(refusal).toBe('InvalidPasswordException');
      expect(body['message']).toBe('Password did not conform with policy: Password is too common');
    },
  );
});

it('in production this machine itself is counted like any other network', async () => {
  const production = await startIdentityServer({ isOwnMachineCounted: true });
  try {
    for (let account = 0; account < 20; account += 1)
      await trySignIn(production, `keegi${account}@example.com`);
    expect((await trySignIn(production, email)).refusal).toBe('LimitExceededException');
  } finally {
    await production.close();
  }
});
