import type { ConsentKind } from '../../../contract/enumerations.ts';
import { useEntries, useOutbox } from '../../offline/outbox-context.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { hasConsent } from './consents-with-entries.ts';
import { consentsQuestion } from './consents.question.ts';

/** Her consent to keep this, and when her profile, which says so, last changed. */
export function useConsent(kind: ConsentKind): {
  isGiven: boolean;
  seenAt: string | undefined;
} {
  const entries = useEntries();
  // A visitor has no profile to ask for.
  const { answer: profile } = useQuestion(useOutbox() && consentsQuestion);
  return {
    isGiven: hasConsent(profile?.consents ?? [], entries, kind),
    seenAt: profile?.updatedAt,
  };
}
