import type { CompletedTrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useMember } from '../../../session/use-session.ts';
import { completionsQuestion, monthsCompletionsQuestion } from './completions.question.ts';

/**
 * The server's completions of a month. If this device has that month only in the list of all, as an old month without a network,
 * returns all. Undefined if they are not known, or without a month.
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
