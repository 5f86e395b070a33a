/** Limits how often a sign-in can be begun and a password tried, separately for devices known to the account. */
import { admit, forgetAttempts } from './attempts.repository.ts';
import type { Attempt, Limited } from './attempts.repository.ts';
import type { Refusal } from './cognito-errors.ts';
import { knownDevice } from './known-device.ts';
import type { Account } from './known-device.ts';
import type { Caller } from './operation.ts';
import type { Pool } from './pool.ts';

/** Admits one challenge, which is to be withdrawn once it was answered right. */
export function admitChallenge(pool: Pool, account: Account, caller: Caller): Promise<Attempt | Refusal> {
  const device = knownDevice(pool, account, caller);
  return admit(
    pool,
    device === null ? ['challengesPerNetwork', caller.network] : ['challengesPerDevice', device],
  );
}

/** Admits one try of a password, before the password is looked at. */
export function admitPasswordTry(pool: Pool, account: Account, caller: Caller): Promise<Attempt | Refusal> {
  const device = knownDevice(pool, account, caller);
  if (device !== null) return admit(pool, ['passwordPerDevice', device]);
  const limits: Limited[] = [
    ['passwordPerCaller', `${account.name} ${caller.network}`],
    ['passwordPerAccount', account.name],
  ];
  if (!caller.isOwnMachine) limits.push(['passwordPerNetwork', caller.network]);
  return admit(pool, ...limits);
}

/** Admits what a right password opens. */
export function admitSignIn(pool: Pool, account: Account, caller: Caller): Promise<Attempt | Refusal> {
  return admit(pool, ['signInsPerCaller', `${account.name} ${caller.network}`]);
}

/** After a right password, or a new one: the account's count starts again, the network's does not. */
export async function forgetPasswordTries(pool: Pool, account: Account, caller: Caller): Promise<void> {
  const device = knownDevice(pool, account, caller);
  if (device !== null) await forgetAttempts(pool, ['passwordPerDevice', device]);
  await forgetAttempts(pool, ['passwordPerCaller', `${account.name} ${caller.network}`]);
  await forgetAttempts(pool, ['passwordPerAccount', account.name]);
}
