import type { CombinedError } from '@urql/core';
import { isFailureCode } from '../contract/failures.ts';
import { apiErrors } from '../language/words.ts';
import { FailureState } from './screen-states.tsx';

interface ReadFailureProps {
  error: Pick<CombinedError, 'networkError' | 'graphQLErrors'> | undefined;
  /** Left out where trying again cannot help: the thing is gone, or closed to the viewer. */
  onRetry: () => void;
}

/** Why there is nothing to show: no connection and nothing kept, or the server's refusal in the catalogue's words. */
export function ReadFailure({ error, onRetry }: ReadFailureProps) {
  if (!error || error.networkError) return <FailureState kind="offline" onRetry={onRetry} />;
  const code = error.graphQLErrors[0]?.extensions['code'];
  const failure = isFailureCode(code) ? code : 'INTERNAL';
  const isFinal = failure === 'NOT_FOUND' || failure === 'NOT_AUTHORIZED';
  return (
    <FailureState kind="failed" onRetry={isFinal ? undefined : onRetry}>
      {apiErrors[failure]}
    </FailureState>
  );
}
