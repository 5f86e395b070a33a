/**
 * Whether her account is erased. No answer to her request says nothing, and neither do tokens that no longer count: a session ends in other
 * ways too. So where she is not told, the service is asked.
 */
import type { CombinedError } from '@urql/core';
import { codeOf } from '../../reading/reading.ts';
import { isAccountErased } from '../../session/erased-account.ts';

export async function isErased(memberId: string, error: CombinedError | undefined): Promise<boolean> {
  if (error === undefined) return true;
  if (!error.networkError && codeOf(error) !== 'INTERNAL') return false;
  return isAccountErased(memberId);
}
