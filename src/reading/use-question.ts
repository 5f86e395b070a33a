import { type AnyVariables, stringifyVariables, type TypedDocumentNode } from '@urql/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { useConnection } from '../offline/connection.ts';
import { type FollowedPages, followPages } from './follow-pages.ts';
import { useKeptAnswer } from './kept-answer.ts';
import type { AnyQuestion, Question } from './question.ts';
import type { FurtherPages } from './read-question.ts';
import { codeOf, outcomeOf, type Reading } from './reading.ts';
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
  // The cache returns null, not undefined, for fields that it does not hold.
  const data = (isOwn && !isPaused ? result.data : undefined) ?? undefined;
  const [attempt, setAttempt] = useState(0);
  const {
    read: rest,
    isWhole,
    isComing,
  } = useFurtherPages(
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
  const keptAge = isKept && connection === 'offline' ? kept.asOf : undefined;
  const answer = isKept ? kept.answer : answered;
  const isAsking = isPaused ? kept.state !== 'kept' : result.fetching || !isOwn || isComing;
  const isRefused = isOwn && !isPaused && result.error !== undefined && !result.error.networkError;
  return {
    ...outcomeOf({ answer, isAnswered: data !== undefined, isAsking, error: result.error }, connection),
    isWhole: isKept || (data !== undefined && isWhole),
    asOf: answer === undefined ? undefined : isKept ? keptAge : age,
    refusal: isRefused ? codeOf(result.error) : undefined,
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
  isFixedWhileShown: true,
};

const NO_FURTHER_PAGES: FurtherPages = { pages: [], isWhole: true };

interface ComingPages {
  /** Until the first that cannot be had. While they are read again, as they were before; undefined the first time. */
  read: FurtherPages | undefined;
  isWhole: boolean;
  isComing: boolean;
}

/** The pages from `token` on, as they are now. A missing one is asked for again when `occasion` changes. */
function useFurtherPages(
  question: AnyQuestion,
  variables: object,
  token: string | null,
  occasion: string,
): ComingPages {
  const client = useClient();
  const [rest, setRest] = useState<{ of: unknown[]; token: string; read: FurtherPages; isComing: boolean }>();
  const followed = useRef<FollowedPages>(undefined);
  const key = stringifyVariables(variables);
  useEffect(() => {
    if (token === null) return undefined;
    const first: object = JSON.parse(key);
    const pages = followPages(client, question, first, token, (read, isComing) => {
      if (read.isWhole || !isComing) setRest({ of: [client, question, key], token, read, isComing });
    });
    followed.current = pages;
    return () => {
      pages.leave();
      followed.current = undefined;
    };
  }, [client, question, key, token]);
  useEffect(() => followed.current?.askMissing(), [occasion]);
  if (token === null) return { read: NO_FURTHER_PAGES, isWhole: true, isComing: false };
  const of = [client, question, key];
  const former = rest?.of.every((part, index) => part === of[index]) ? rest : undefined;
  const isThere = former !== undefined && former.token === token;
  return {
    read: former?.read,
    isWhole: isThere && former.read.isWhole,
    isComing: !isThere || former.isComing,
  };
}
