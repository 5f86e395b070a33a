/** This device remembers, for each question, when its answer last came from the service. */
import { stringifyVariables } from '@urql/core';
import { recall, remember } from '../session/member-memory.ts';
import type { AnyQuestion } from './question.ts';

/** Nobody looks at an answer older than this. */
const LIFE_MS = 365 * 24 * 60 * 60 * 1000;
/** Ages are kept for this many subjects of one question, because the storage is small. */
const MOST_SUBJECTS = 50;

type Ages = Record<string, number>;

function isAges(value: unknown): value is Ages {
  return typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);
}

const keyOf = ({ name }: AnyQuestion) => `asOf.${name}`;

/** `asOf` is in epoch ms. */
export function rememberAge(memberId: string, question: AnyQuestion, variables: object, asOf: number): void {
  const key = stringifyVariables(variables);
  const { [key]: _former, ...others } = recall(memberId, keyOf(question), isAges) ?? {};
  const latest = [...Object.entries(others), [key, asOf]].slice(-MOST_SUBJECTS);
  remember(memberId, keyOf(question), Object.fromEntries(latest), LIFE_MS);
}

/** Returns epoch ms, or undefined if this device does not know. */
export function recallAge(memberId: string, question: AnyQuestion, variables: object): number | undefined {
  return recall(memberId, keyOf(question), isAges)?.[stringifyVariables(variables)];
}
