import type { CombinedError } from 'urql';
import { sync } from '../../../language/words.ts';
import { hasNetwork } from '../../../offline/connection.ts';
import { codeOf } from '../../../reading/reading.ts';
import { NoToken } from '../../../session/tokens-refused.ts';
import { subscriptionText } from './subscription.text.ts';

/** The words for a failed request that the service may still have carried out; undefined if it has refused it. */
export function unansweredWords(error: CombinedError): string | undefined {
  const { networkError } = error;
  if (networkError) return mayHaveLeft(networkError) ? subscriptionText.unanswered : sync.needsConnection;
  return codeOf(error) === 'INTERNAL' ? subscriptionText.unanswered : undefined;
}

function mayHaveLeft(error: Error): boolean {
  return hasNetwork() && !(error instanceof NoToken);
}
