import { isOwnMachine } from '../web/network.ts';
import { admit, forgetAttempts } from './attempts.store.ts';
import type { Attempt, Limited } from './attempts.store.ts';
import type { Refusal } from './cognito-errors.ts';
import type { Caller } from './operation.ts';
import type { Pool } from './pool.ts';

/** Admits one try of a password for `account`, before the password is looked at. */
export function admitPasswordTry(
  pool: Pool,
  account: string,
  { address }: Caller,
): Promise<Attempt | Refusal> {
  const limits: Limited[] = [
    ['passwordPerCaller', `${account} ${address}`],
    ['passwordPerAccount', account],
  ];
  if (!isOwnMachine(address)) limits.push(['passwordPerAddress', address]);
  return admit(pool, ...limits);
}

/** After a right password, or a new one: the account's count begins anew, the address's does not. */
export async function forgetPasswordTries(pool: Pool, account: string, { address }: Caller): Promise<void> {
  await forgetAttempts(pool, ['passwordPerCaller', `${account} ${address}`]);
  await forgetAttempts(pool, ['passwordPerAccount', account]);
}
