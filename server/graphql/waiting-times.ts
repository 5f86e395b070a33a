/**
 * The waiting times of outbox entries on the phone. Only entries whose moment says when they were made are measured: the moment
 * of a training or a measurement is the one that she chose.
 */
import type { FieldNode } from 'graphql';
import { QUEUED_MUTATIONS, isQueuedKind } from '../../contract/queued-mutations.ts';
import type { CheckedDocument } from './document-check.ts';
import { Kind } from './graphql-js.ts';
import type { Question } from './question.ts';

type Variables = Question['variables'];

/** In seconds, and never below zero: a phone's clock may be a little ahead. */
export function waitingTimes(
  { operation }: Pick<CheckedDocument, 'operation'>,
  variables: Variables,
  now: Date,
): number[] {
  return operation.selectionSet.selections.flatMap((field) => {
    const madeAt = field.kind === Kind.FIELD ? madeAtOf(field, variables) : NaN;
    return Number.isNaN(madeAt) ? [] : [Math.max(0, now.getTime() - madeAt) / 1000];
  });
}

/** NaN if nothing says it. */
function madeAtOf({ name, arguments: given = [] }: FieldNode, variables: Variables): number {
  const moment = isQueuedKind(name.value) ? QUEUED_MUTATIONS[name.value].moment : null;
  if (moment?.decides !== 'order') return NaN;
  const [argument, ...path] = moment.field.split('.');
  const value = given.find((each) => each.name.value === argument)?.value;
  if (value?.kind !== Kind.VARIABLE) return NaN;
  const found = path.reduce<unknown>(
    (holder, key) => (isHolder(holder) ? holder[key] : undefined),
    variables[value.name.value],
  );
  return typeof found === 'string' ? Date.parse(found) : NaN;
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
