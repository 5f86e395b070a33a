/** The embedded identity service, called by Amazon's client from before Amplify: it speaks the protocol in its own way. */
import type { CognitoUserSession } from 'amazon-cognito-identity-js';
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
} from 'amazon-cognito-identity-js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeMailedTo, startIdentityServer } from '../support/identity-server.ts';
import type { IdentityServer } from '../support/identity-server.ts';

const PASSWORD = 'Metsarada1';
const OTHER_PASSWORD = 'Uussalasona2';
let server: IdentityServer;
let email = '';
let user: CognitoUser;

beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());
beforeEach(() => {
  email = `${randomUUID()}@example.com`;
  user = userOf(email);
});

/** Keeps its memory in this object alone. */
function poolOf(): CognitoUserPool {
  const { userPoolId: UserPoolId, clientId: ClientId, endpoint } = server;
  const kept = new Map<string, string>();
  const Storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  return new CognitoUserPool({ UserPoolId, ClientId, endpoint, Storage });
}

function userOf(Username: string): CognitoUser {
  const Pool = poolOf();
  return new CognitoUser({
    Username,
    Pool,
    Storage: Object.getOwnPropertyDescriptor(Pool, 'storage')?.value,
  });
}

/** Its callbacks as a promise. */
function told<Result>(ask: (callback: (error: unknown, result?: Result) => void) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    ask((error, result) => {
      if (error === null || error === undefined) resolve(result as Result);
      else reject(error as Error);
    });
  });
}

function authenticate(whose: CognitoUser, password = PASSWORD): Promise<CognitoUserSession> {
  const details = new AuthenticationDetails({ Username: email, Password: password });
  return new Promise((resolve, reject) => {
    whose.authenticateUser(details, { onSuccess: resolve, onFailure: reject });
  });
}

/** On a page that has just been opened. */
function signIn(password?: string): Promise<CognitoUserSession> {
  user = userOf(email);
  return authenticate(user, password);
}

const join = () => server.createConfirmedUser({ email, password: PASSWORD, groups: ['basic'] });
const attributes = async () =>
  Object.fromEntries(
    ((await told<CognitoUserAttribute[]>((done) => user.getUserAttributes(done as never))) ?? []).map(
      (each) => [each.getName(), each.getValue()],
    ),
  );

describe('by the older client, a member', () => {
  it('signs up, asks for the code again, confirms and signs in by a proof of her password', async () => {
    const attribute = new CognitoUserAttribute({ Name: 'email', Value: email });
    const made = await told<{ userConfirmed: boolean; userSub: string }>((done) =>
      poolOf().signUp(email, PASSWORD, [attribute], [], done as never),
    );
    expect(made.userConfirmed).toBe(false);
    await expect(signIn()).rejects.toMatchObject({ code: 'UserNotConfirmedException' });
    user = userOf(email);
    const first = codeMailedTo(server, email);
    await told((done) => user.resendConfirmationCode(done));
    expect(server.mails.filter(({ to }) => to === email)).toHaveLength(2);
    const refused = told((done) =>
      user.confirmRegistration(first === '000000' ? '000001' : '000000', false, done),
    );
    await expect(refused).rejects.toMatchObject({ code: 'CodeMismatchException' });
    await told((done) => user.confirmRegistration(codeMailedTo(server, email), false, done));
    const session = await signIn();
    expect(session.isValid()).toBe(true);
    const claims = await server.identity.verifyIdToken(session.getIdToken().getJwtToken());
    expect(claims).toMatchObject({ sub: made.userSub, email });
    expect(await attributes()).toMatchObject({ sub: made.userSub, email, email_verified: 'true' });
  });

  it('is refused with a wrong password, and with one for an address that nobody has', async () => {
    await join();
    const refusal = { code: 'NotAuthorizedException', message: 'Incorrect username or password.' };
    await expect(signIn('Valeparool1')).rejects.toMatchObject(refusal);
    email = `${randomUUID()}@example.com`;
    await expect(signIn()).rejects.toMatchObject(refusal);
  });

  it('is not found by her id, with which this client names her once it has asked for a challenge', async () => {
    await join();
    await signIn();
    await expect(authenticate(user)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    const asking = new Promise((onSuccess, onFailure) => user.forgotPassword({ onSuccess, onFailure }));
    await expect(asking).rejects.toMatchObject({ code: 'InvalidParameterException' });
  });

  it('changes her password, and sets another by a mailed code', async () => {
    await join();
    await signIn();
    await told((done) => user.changePassword(PASSWORD, OTHER_PASSWORD, done));
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    await signIn(OTHER_PASSWORD);
    user = userOf(email);
    await new Promise((onSuccess, onFailure) => user.forgotPassword({ onSuccess, onFailure }));
    const code = codeMailedTo(server, email);
    await new Promise<string>((onSuccess, onFailure) =>
      user.confirmPassword(code, PASSWORD, { onSuccess, onFailure }),
    );
    expect((await signIn(PASSWORD)).isValid()).toBe(true);
  });

  it('takes another address, which counts once its code has come', async () => {
    await join();
    await signIn();
    const other = `${randomUUID()}@example.com`;
    const attribute = new CognitoUserAttribute({ Name: 'email', Value: other });
    await told((done) => user.updateAttributes([attribute], done));
    expect(await attributes()).toMatchObject({ email });
    const code = codeMailedTo(server, other);
    await new Promise<string>((onSuccess, onFailure) =>
      user.verifyAttribute('email', code, { onSuccess, onFailure }),
    );
    email = other;
    const session = await signIn();
    expect(session.getIdToken().payload).toMatchObject({ email: other });
  });

  it('signs out everywhere, and on one device', async () => {
    await join();
    const phone = userOf(email);
    const onPhone = await authenticate(phone);
    await signIn();
    await new Promise<void>((done) => phone.signOut(done));
    expect(onPhone.isValid()).toBe(true);
    expect(await attributes()).toMatchObject({ email });
    await new Promise<string>((onSuccess, onFailure) => user.globalSignOut({ onSuccess, onFailure }));
    await expect(attributes()).rejects.toMatchObject({ message: expect.any(String) });
    expect((await signIn()).isValid()).toBe(true);
  });

  it('deletes herself', async () => {
    await join();
    await signIn();
    await told((done) => user.deleteUser(done));
    await expect(signIn()).rejects.toMatchObject({ code: 'NotAuthorizedException' });
  });
});
