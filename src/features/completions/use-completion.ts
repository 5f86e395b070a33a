import { useQuery } from 'urql';
import { completionId } from '../../contract/completion-id.ts';
import { TrainingScreen_CompletionDocument } from '../../contract/documents.generated.ts';
import { useEntries } from '../../offline/outbox-context.ts';
import type { Member } from '../../session/session.ts';
import { useToday } from '../../ui/use-today.ts';
import { completionsWithEntries } from './completions-with-entries.ts';
import type { ShownCompletion } from './completions-with-entries.ts';

/** Whether the training was done today: what the server says, with her own waiting entries laid over it. */
export function useCompletionToday(trainingId: string, member: Member): ShownCompletion | undefined {
  const date = useToday();
  const entries = useEntries();
  const [{ data }] = useQuery({
    query: TrainingScreen_CompletionDocument,
    variables: { trainingId, date },
  });
  const server = data?.hasCompletedTrainingOnDate ? [data.hasCompletedTrainingOnDate] : [];
  const id = completionId(date, trainingId, member.id);
  return completionsWithEntries(server, entries, member).find(({ completion }) => completion.id === id);
}
