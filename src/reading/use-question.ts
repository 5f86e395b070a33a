import { type AnyVariables, stringifyVariables, type TypedDocumentNode } from '@urql/core';
import { useEffect, useMemo, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { useConnection } from '../offline/connection.ts';
import { useKeptAnswer } from './kept-answer.ts';
import type { AnyQuestion, Question } from './question.ts';
import { type FurtherPages, readFurtherPages } from './read-question.ts';
import { outcomeOf, type Reading } from './reading.ts';
import { useAnswerAge } from './use-answer-age.ts';

/**
 * Every screen reads through this: it asks `question` about `subject` and returns all pages; the first is on the screen before
 * the others are asked for. With false or undefined it asks nothing and stays loading.
 */
export function useQuestion<Subject extends readonly unknown[], Answer>(
  question: Question<Subject, Answer> | false | undefined,
  ...subject: Subject
): Reading<Answer> {
  const asked = question || NO_QUESTION;
  const variables = question ? question.variablesOf(...subject) : NO_VARIABLES;
  const connection = useConnection();
  const kept = useKeptAnswer<Answer>(asked.kept);
  const isPaused = !question || kept.state !== 'absent';
  const [result, ask] = useQuery({
    query: asked.document,
    variables,
    pause: isPaused,
    ...(asked.isPassing && { requestPolicy: 'network-only' }),
  });
  // After the subject changes, urql still returns the previous subject's answer until the new one comes.
  const isOwn = stringifyVariables(result.operation?.variables ?? {}) === stringifyVariables(variables);
  // The cache returns null, not undefined, for what it does not hold.
  const data = (isOwn && !isPaused ? result.data : undefined) ?? undefined;
  const [attempt, setAttempt] = useState(0);
  const rest = useFurtherPages(
    asked,
    variables,
    data === undefined ? null : asked.nextTokenOf(data),
    `${attempt} ${connection}`,
  );
  const answered = useMemo(
    () => (data === undefined ? undefined : asked.answerOf([data, ...(rest?.pages ?? [])])),
    [asked, data, rest?.pages],
  );
  const age = useAnswerAge(asked, variables, result);
  const isKept = kept.state === 'kept';
  const answer = isKept ? kept.answer : answered;
  const isAsking = isPaused ? kept.state !== 'kept' : result.fetching || !isOwn || rest === undefined;
  return {
    ...outcomeOf({ answer, isAsking, error: result.error }, connection),
    isWhole: isKept || (data !== undefined && rest !== undefined && rest.isWhole),
    asOf: answer === undefined || connection === 'online' ? undefined : isKept ? kept.asOf : age,
    isAsking,
    retry() {
      kept.refresh();
      if (isPaused) return;
      setAttempt((former) => former + 1);
      ask({ requestPolicy: 'network-only' });
    },
  };
}

const NO_VARIABLES = {};
const NO_QUESTION: Question<[], never> = {
  name: '',
  document: { kind: 'Document', definitions: [] } as unknown as TypedDocumentNode<unknown, AnyVariables>,
  variablesOf: () => NO_VARIABLES,
  answerOf: () => undefined,
  nextTokenOf: () => null,
  kept: undefined,
  fromLibrary: undefined,
  variablesAhead: () => [],
  isPassing: true,
};

const NO_FURTHER_PAGES: FurtherPages = { pages: [], isWhole: true };

/**
 * Returns the pages from `token` on; undefined until all of them have come, or the first that cannot be had. What is missing
 * is read again when `occasion` changes.
 */
function useFurtherPages(
  question: AnyQuestion,
  variables: object,
  token: string | null,
  occasion: string,
): FurtherPages | undefined {
  const client = useClient();
  const [rest, setRest] = useState<{ token: string; read: FurtherPages }>();
  const key = stringifyVariables(variables);
  const read = rest && rest.token === token ? rest.read : undefined;
  const isRead = token === null || read?.isWhole === true;
  useEffect(() => {
    if (isRead || token === null) return undefined;
    let isWanted = true;
    const first: object = JSON.parse(key);
    void readFurtherPages(client, question, first, token).then((pages) => {
      if (isWanted) setRest({ token, read: pages });
    });
    return () => {
      isWanted = false;
    };
  }, [client, question, key, token, isRead, occasion]);
  return token === null ? NO_FURTHER_PAGES : read;
}
