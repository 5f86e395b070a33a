import type { CompletedTrainingCardFragment } from '../../contract/documents.generated.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { useMember } from '../../session/use-session.ts';
import { completionsQuestion, monthsCompletionsQuestion } from './completions.question.ts';

/**
 * What the server lists as done in a month, or in all where this device has the month only among that, as one of long ago without a
 * network. Undefined where it is not known, and of no month.
 */
export function useMonthsCompletions(
  month: string | undefined,
): readonly CompletedTrainingCardFragment[] | undefined {
  const member = useMember();
  const isAsked = member !== undefined && month !== undefined;
  const ofMonth = useQuestion(isAsked && monthsCompletionsQuestion, month ?? '');
  const everything = useQuestion(isAsked && ofMonth.state === 'offline' && completionsQuestion);
  return ofMonth.answer ?? everything.answer;
}
