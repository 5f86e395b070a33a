/** Limits how often a code can be requested and tried, separately for devices known to the account. */
import { admit, forgetAttempts } from './attempts.repository.ts';
import type { Attempt, Limited } from './attempts.repository.ts';
import type { Refusal } from './cognito-errors.ts';
import type { CodeKind } from './codes.repository.ts';
import { knownDevice } from './known-device.ts';
import type { Account } from './known-device.ts';
import type { Caller } from './operation.ts';
import type { Pool } from './pool.ts';

/** One kind of code for one account. */
export interface CodeSubject {
  kind: CodeKind;
  account: Account;
}

type Budget = 'codes' | 'codeTries';

/** A known device has a budget of its own, which nobody else can use up. */
function limitsOf(pool: Pool, budget: Budget, { kind, account }: CodeSubject, caller: Caller): Limited[] {
  const subject = `${kind} ${account.name}`;
  const device = knownDevice(pool, account, caller);
  if (device !== null) return [[`${budget}PerCaller`, `${subject} ${device}`]];
  return [
    [`${budget}PerCaller`, `${subject} ${caller.network}`],
    [`${budget}PerAccount`, subject],
    [`${budget}PerNetwork`, caller.network],
  ];
}

/** Admits one mail with a code. */
export function admitCode(pool: Pool, code: CodeSubject, caller: Caller): Promise<Attempt | Refusal> {
  return admit(pool, ...limitsOf(pool, 'codes', code, caller));
}

/** Admits one try of a code, to be withdrawn if it was right. */
export function admitCodeTry(pool: Pool, code: CodeSubject, caller: Caller): Promise<Attempt | Refusal> {
  return admit(pool, ...limitsOf(pool, 'codeTries', code, caller));
}

/** After a new code: the former one's tries do not count against it. After a right one: she may ask for others again. */
export async function forgetBudget(
  pool: Pool,
  budget: Budget,
  code: CodeSubject,
  caller: Caller,
): Promise<void> {
  for (const [action, whom] of limitsOf(pool, budget, code, caller)) {
    if (action !== `${budget}PerNetwork`) await forgetAttempts(pool, [action, whom]);
  }
}
