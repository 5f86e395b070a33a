import { useCallback } from 'react';
import { useClient } from 'urql';
import type { Question } from './question.ts';
import { type Read, readQuestion } from './read-question.ts';

/**
 * For questions that a press asks, not a screen: asks the service even if an answer is kept. If it cannot be asked, or fails,
 * there is an error and no answer.
 */
export function useAsk<Subject extends readonly unknown[], Answer>(
  question: Question<Subject, Answer>,
): (...subject: Subject) => Promise<Read<Answer>> {
  const client = useClient();
  return useCallback(
    (...subject) => readQuestion(client, question, subject, 'network-only'),
    [client, question],
  );
}
