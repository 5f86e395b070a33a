/** When an answer of hers was last the server's own, as this device remembers it for each question. */
import { stringifyVariables } from '@urql/core';
import { recall, remember } from '../session/member-memory.ts';

/** As long as anyone would still look at an answer that old. */
const LIFE_MS = 365 * 24 * 60 * 60 * 1000;

const isNumber = (value: unknown): value is number => typeof value === 'number';

const keyOf = (name: string, variables: object) => `asOf.${name}.${stringifyVariables(variables)}`;

/** To be told that the server has answered the question just now. */
export function rememberAnswer(memberId: string, name: string, variables: object): void {
  remember(memberId, keyOf(name, variables), Date.now(), LIFE_MS);
}

/** Epoch ms; undefined where this device does not know. */
export function recallAnswer(memberId: string, name: string, variables: object): number | undefined {
  return recall(memberId, keyOf(name, variables), isNumber);
}
