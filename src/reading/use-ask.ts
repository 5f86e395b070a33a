import { useCallback } from 'react';
import { useClient } from 'urql';
import type { Question } from './question.ts';
import { type Read, readQuestion } from './read-question.ts';

/** For what is asked because of a press, not because it is shown: asks the service, whatever is kept. */
export function useAsk<Subject extends readonly unknown[], Answer>(
  question: Question<Subject, Answer>,
): (...subject: Subject) => Promise<Read<Answer>> {
  const client = useClient();
  return useCallback(
    (...subject) => readQuestion(client, question, subject, 'network-only'),
    [client, question],
  );
}
