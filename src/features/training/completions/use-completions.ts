import { useMemo } from 'react';
import { useEntries } from '../../../offline/outbox-context.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useMember } from '../../../session/use-session.ts';
import { completionsWithEntries } from './completions-with-entries.ts';
import { completionsQuestion } from './completions.question.ts';

export interface Completion {
  trainingId: string;
  /** A moment. */
  doneAt: string;
}

/** Her completions, including waiting entries. Empty for a visitor. */
export function useCompletions(): readonly Completion[] {
  const entries = useEntries();
  const member = useMember();
  const { answer } = useQuestion(member && completionsQuestion);
  return useMemo(
    () =>
      member
        ? completionsWithEntries(answer ?? [], entries, member).map(({ completion }) => ({
            trainingId: completion.training.id,
            doneAt: completion.eventDateTime,
          }))
        : [],
    [answer, entries, member],
  );
}
