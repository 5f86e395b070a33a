import { useEntries } from '../../offline/outbox-context.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { hasConsent } from '../consents/consents-with-entries.ts';
import { diaryProfileQuestion } from '../measurements/measurements.question.ts';

/** Whether she has agreed to keep notes, and when her profile, which says so, last changed. */
export function useNotesConsent(): { isGiven: boolean; seenAt: string | undefined } {
  const entries = useEntries();
  const { answer: profile } = useQuestion(diaryProfileQuestion);
  return {
    isGiven: hasConsent(profile?.consents ?? [], entries, 'TRAINING_NOTES'),
    seenAt: profile?.updatedAt,
  };
}
