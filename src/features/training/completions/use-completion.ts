import { completionId } from '../../../../contract/completion-id.ts';
import { useEntries } from '../../../offline/outbox-context.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import type { Member } from '../../../session/session.ts';
import { useToday } from '../../../ui/use-today.ts';
import { completionsWithEntries } from './completions-with-entries.ts';
import type { ShownCompletion } from './completions-with-entries.ts';
import { completionQuestion } from './completions.question.ts';

/** Returns today's completion of the training: the server's data merged with her waiting entries. */
export function useCompletionToday(trainingId: string, member: Member): ShownCompletion | undefined {
  const date = useToday();
  const entries = useEntries();
  const { answer } = useQuestion(completionQuestion, trainingId, date);
  const server = answer ? [answer] : [];
  const id = completionId(date, trainingId, member.id);
  return completionsWithEntries(server, entries, member).find(({ completion }) => completion.id === id);
}
