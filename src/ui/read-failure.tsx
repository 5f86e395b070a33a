import type { CombinedError } from '@urql/core';
import { isFailureCode } from '../contract/failures.ts';
import { apiErrors } from '../language/words.ts';
import { LinkButton } from './link-button.tsx';
import { FailureState } from './screen-states.tsx';

interface ReadFailureProps {
  error: Pick<CombinedError, 'networkError' | 'graphQLErrors'> | undefined;
  /** Left out where trying again cannot help: the thing is gone, or closed to the viewer. */
  onRetry: () => void;
  /** Where she goes on from what is not there. */
  back?: { to: string; label: string };
}

/** Why there is nothing to show: no connection and nothing kept, or the server's refusal in the catalogue's words. */
export function ReadFailure({ error, onRetry, back }: ReadFailureProps) {
  if (!error || error.networkError) return <FailureState kind="offline" onRetry={onRetry} />;
  const code = error.graphQLErrors[0]?.extensions['code'];
  const failure = isFailureCode(code) ? code : 'INTERNAL';
  const isFinal = failure === 'NOT_FOUND' || failure === 'NOT_AUTHORIZED';
  return (
    <FailureState
      kind={isFinal ? 'missing' : 'failed'}
      onRetry={isFinal ? undefined : onRetry}
      action={
        isFinal &&
        back && (
          <LinkButton to={back.to} variant="secondary">
            {back.label}
          </LinkButton>
        )
      }
    >
      {apiErrors[failure]}
    </FailureState>
  );
}
