/**
 * Finds out if her account is erased. A request without an answer does not tell, and neither do tokens that no longer count: a
 * session ends in other ways too. So the service is asked.
 */
import type { CombinedError } from '@urql/core';
import { codeOf } from '../../../reading/reading.ts';
import { isAccountErased } from '../../../session/erased-account.ts';

export async function isErased(memberId: string, error: CombinedError | undefined): Promise<boolean> {
  if (error === undefined) return true;
  if (!error.networkError && codeOf(error) !== 'INTERNAL') return false;
  return isAccountErased(memberId);
}
