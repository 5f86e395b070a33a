import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askForChallenge, signInRaw, tell, trySignIn } from '../support/identity-client.ts';
import { codeMailedTo, startIdentityServer } from '../support/identity-server.ts';
import type { IdentityServer } from '../support/identity-server.ts';

const PASSWORD = 'Metsarada1';
const MINUTE_MS = 60_000;
let server: IdentityServer;
let email = '';
let counter = 0;

beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  counter += 1;
  email = `liige${counter}@example.com`;
  await server.createConfirmedUser({ email, password: PASSWORD, groups: [] });
});

const respond = (answer: object) => tell(server, 'RespondToAuthChallenge', answer);
const from = (address: string) => ({ 'x-forwarded-for': address });
const reset = (Username: string, ConfirmationCode: string) =>
  tell(server, 'ConfirmForgotPassword', { Username, ConfirmationCode, Password: 'Uussalasona2' });

describe('a sign-in challenge', () => {
  it('can be answered once', async () => {
    const { answer } = await askForChallenge(server, email, PASSWORD);
    expect((await respond(answer)).refusal).toBeNull();
    expect((await respond(answer)).refusal).toBe('NotAuthorizedException');
  });

  it('can be answered once even by requests at the same time', async () => {
    const { answer } = await askForChallenge(server, email, PASSWORD);
    const told = await Promise.all([respond(answer), respond(answer), respond(answer)]);
    expect(told.filter((one) => one.refusal === null)).toHaveLength(1);
  });

  it('expires after three minutes', async () => {
    const { answer } = await askForChallenge(server, email, PASSWORD);
    server.advance(3 * MINUTE_MS);
    expect((await respond(answer)).refusal).toBe('NotAuthorizedException');
  });

  it('is refused if its secret block was changed', async () => {
    const { answer } = await askForChallenge(server, email, PASSWORD);
    const given: Record<string, string> = { ...answer.ChallengeResponses };
    const block = given['PASSWORD_CLAIM_SECRET_BLOCK'] ?? '';
    const changed = (block.startsWith('A') ? 'B' : 'A') + block.slice(1);
    const responses = { ...given, PASSWORD_CLAIM_SECRET_BLOCK: changed };
    expect((await respond({ ...answer, ChallengeResponses: responses })).refusal).toBe(
      'NotAuthorizedException',
    );
  });

  it.each(['0', '1', 'not a number', 'f'.repeat(769)])(
    'is refused for the client value %s',
    async (SRP_A) => {
      const input = { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: email, SRP_A } };
      expect((await tell(server, 'InitiateAuth', input)).refusal).toBe('InvalidParameterException');
    },
  );

  it('looks the same for an address without an account: same fields, same lengths, same salt each time', async () => {
    const real = await askForChallenge(server, email, PASSWORD);
    const invented = await askForChallenge(server, 'mitte@example.com', PASSWORD);
    const again = await askForChallenge(server, 'MITTE@example.com', PASSWORD);
    expect(Object.keys(invented.parameters)).toEqual(Object.keys(real.parameters));
    expect(String(invented.parameters['SALT'])).toHaveLength(String(real.parameters['SALT']).length);
    expect(invented.parameters['USERNAME']).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(again.parameters['SALT']).toBe(invented.parameters['SALT']);
    expect((await respond(invented.answer)).body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it('is the only way in: the password itself is not accepted', async () => {
    const input = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD } };
    expect((await tell(server, 'InitiateAuth', input)).refusal).toBe('InvalidParameterException');
  });
});

describe('two server processes', () => {
  it('accept each other’s challenges, but each challenge only once between them', async () => {
    const second = await startIdentityServer({ beside: server });
    try {
      const { answer } = await askForChallenge(server, email, PASSWORD);
      const told = await Promise.all(
        [server, second].map((one) => tell(one, 'RespondToAuthChallenge', answer)),
      );
      expect(told.map((one) => one.refusal).sort()).toEqual(['NotAuthorizedException', null]);
    } finally {
      await second.close();
    }
  });

  it('count wrong passwords together', async () => {
    const second = await startIdentityServer({ beside: server });
    try {
      const tries = Array.from({ length: 16 }, (_, number) =>
        trySignIn(number % 2 === 0 ? server : second, email),
      );
      const told = await Promise.all(tries);
      expect(told.filter((one) => one.refusal === 'NotAuthorizedException').length).toBeLessThanOrEqual(5);
    } finally {
      await second.close();
    }
  });
});

describe('wrong passwords', () => {
  it('are counted before they are checked, so only five of twenty at once are', async () => {
    const told = await Promise.all(Array.from({ length: 20 }, () => trySignIn(server, email)));
    const lookedAt = told.filter((one) => one.refusal === 'NotAuthorizedException').length;
    expect(lookedAt).toBeLessThanOrEqual(5);
    // Attempts that refuse each other are not counted, so fewer than five may have been checked so far.
    for (let tries = lookedAt; tries < 5; tries += 1)
      expect((await trySignIn(server, email)).refusal).toBe('NotAuthorizedException');
    expect((await signInRaw(server, email, PASSWORD)).refusal).toBe('LimitExceededException');
  });

  it('of a stranger elsewhere do not lock the member out', async () => {
    for (let click = 0; click < 6; click += 1) await trySignIn(server, email, from('203.0.113.1'));
    expect((await trySignIn(server, email, from('203.0.113.1'))).refusal).toBe('LimitExceededException');
    expect((await signInRaw(server, email, PASSWORD, from('203.0.113.2'))).refusal).toBeNull();
  });

  it('are limited to fifty for one account from all networks', async () => {
    const told = [];
    for (let network = 0; network < 51; network += 1) {
      told.push(await trySignIn(server, email, from(`198.51.100.${network}`)));
    }
    expect(told.at(49)?.refusal).toBe('NotAuthorizedException');
    expect(told.at(50)?.refusal).toBe('LimitExceededException');
  });

  it('for many accounts from one network address are limited to twenty', async () => {
    for (let account = 0; account < 20; account += 1) {
      const told = await trySignIn(server, `keegi${account}@example.com`, from('203.0.113.9'));
      expect(told.refusal).toBe('NotAuthorizedException');
    }
    expect((await signInRaw(server, email, PASSWORD, from('203.0.113.9'))).refusal).toBe(
      'LimitExceededException',
    );
  });

  it('are forgotten after the right one', async () => {
    for (let click = 0; click < 4; click += 1) await trySignIn(server, email);
    expect((await signInRaw(server, email, PASSWORD)).refusal).toBeNull();
    for (let click = 0; click < 4; click += 1) await trySignIn(server, email);
    expect((await signInRaw(server, email, PASSWORD)).refusal).toBeNull();
  });
});

describe('a mailed code', () => {
  it('can be tried five times, and so can a new one', async () => {
    await tell(server, 'ForgotPassword', { Username: email });
    const right = codeMailedTo(server, email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let click = 0; click < 5; click += 1) {
      expect((await reset(email, wrong)).refusal).toBe('CodeMismatchException');
    }
    expect((await reset(email, right)).refusal).toBe('LimitExceededException');
    await tell(server, 'ForgotPassword', { Username: email });
    expect((await reset(email, codeMailedTo(server, email))).refusal).toBeNull();
  });

  it('works once', async () => {
    await tell(server, 'ForgotPassword', { Username: email });
    const code = codeMailedTo(server, email);
    const told = await Promise.all([reset(email, code), reset(email, code)]);
    expect(told.filter((one) => one.refusal === null)).toHaveLength(1);
    expect((await reset(email, code)).refusal).toBe('CodeMismatchException');
  });

  it('is promised, refused and limited in the same way for an address without an account', async () => {
    const stranger = `l-mitte-${email}`;
    const before = server.mails.length;
    const [known, unknown] = await Promise.all(
      [email, stranger].map((Username) => tell(server, 'ForgotPassword', { Username })),
    );
    expect(unknown).toEqual(known);
    expect(server.mails.slice(before).map((mail) => mail.to)).toEqual([email]);
    expect(await reset(stranger, '123456')).toMatchObject({ refusal: 'CodeMismatchException' });
    await tell(server, 'ForgotPassword', { Username: stranger });
    await tell(server, 'ForgotPassword', { Username: stranger });
    const fourth = await tell(server, 'ForgotPassword', { Username: stranger });
    expect(fourth.refusal).toBe('LimitExceededException');
  });
});

describe('a sign-up', () => {
  const join = (Username: string, headers = {}) =>
    tell(
      server,
      'SignUp',
      { Username, Password: PASSWORD, UserAttributes: [{ Name: 'email', Value: Username }] },
      headers,
    );

  it('is limited to five an hour from one network address', async () => {
    const told = [];
    for (let click = 0; click < 6; click += 1)
      told.push(await join(`uus${click}@example.com`, from('203.0.113.7')));
    expect(told.map((one) => one.refusal)).toEqual([null, null, null, null, null, 'LimitExceededException']);
  });

  it('that was never confirmed frees the address after a day', async () => {
    expect((await join('hilja@example.com')).refusal).toBeNull();
    expect((await join('hilja@example.com')).refusal).toBe('UsernameExistsException');
    server.advance(25 * 60 * MINUTE_MS);
    expect((await join('hilja@example.com')).refusal).toBeNull();
  });

  it('with another email than its name is refused', async () => {
    const UserAttributes = [{ Name: 'email', Value: 'teine@example.com' }];
    const told = await tell(server, 'SignUp', {
      Username: 'esimene@example.com',
      Password: PASSWORD,
      UserAttributes,
    });
    expect(told.refusal).toBe('InvalidParameterException');
  });
});
