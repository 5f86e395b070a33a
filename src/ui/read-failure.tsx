import { type FailureCode, isGone } from '../../contract/failures.ts';
import { apiErrors } from '../language/words.ts';
import { LinkButton } from './link-button.tsx';
import { FailureState } from './screen-states.tsx';

interface ReadFailureProps {
  /** A reading that failed. */
  reading: { state: string; code?: FailureCode | undefined; retry: () => void };
  /** The place she can go to instead. */
  back?: { to: string; label: string };
}

/**
 * Says why there is nothing to show: no connection and no kept copy, or the service's refusal in the catalogue's words.
 * Retrying is not offered if it cannot help: the thing is gone, or closed to the viewer.
 */
export function ReadFailure({ reading: { state, code = 'INTERNAL', retry }, back }: ReadFailureProps) {
  if (state === 'offline') return <FailureState kind="offline" onRetry={retry} />;
  const isFinal = isGone(code);
  return (
    <FailureState
      kind={isFinal ? 'missing' : 'failed'}
      onRetry={isFinal ? undefined : retry}
      action={
        isFinal &&
        back && (
          <LinkButton to={back.to} variant="secondary">
            {back.label}
          </LinkButton>
        )
      }
    >
      {apiErrors[code]}
    </FailureState>
  );
}
