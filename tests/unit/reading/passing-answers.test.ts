// @vitest-environment jsdom
/**
 * A question that must be asked of the service each time (a key, an export, an address to pay at) is never answered from memory
 * to a press.
 */
import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isObjectType,
  type SelectionNode,
} from 'graphql';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'urql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUESTIONS } from '../../../src/app/questions.ts';
import type { Question } from '../../../src/reading/question.ts';
import { useAsk } from '../../../src/reading/use-ask.ts';
import { beginOnEmptyDevice, failedAnswer, openCachedClient } from '../../support/cached-client.ts';

type AnyAsked = Question<readonly unknown[], unknown>;

const schema = buildSchema(readFileSync('contract/schema.graphql', 'utf8'));
const PASSING = QUESTIONS.filter(({ isPassing }) => isPassing).map((question) => question as AnyAsked);

/** An answer with something in every field that the document asks for. */
function exampleAnswer({ document }: AnyAsked): Record<string, unknown> {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === 'FragmentDefinition' ? [[one.name.value, one.selectionSet.selections] as const] : [],
    ),
  );
  const fieldsOf = (selections: readonly SelectionNode[]): FieldNode[] =>
    selections.flatMap((one) => {
      if (one.kind === 'Field') return one;
      return fieldsOf(
        one.kind === 'FragmentSpread' ? (fragments.get(one.name.value) ?? []) : one.selectionSet.selections,
      );
    });
  const valueOf = (type: GraphQLOutputType, field: FieldNode): unknown => {
    const named = getNamedType(type);
    if (isListType(getNullableType(type))) return [valueOf(named, field)];
    if (isEnumType(named)) return named.getValues()[0]?.name;
    if (isObjectType(named)) return objectOf(named.name, field.selectionSet?.selections ?? []);
    return { Int: 1, Float: 1, Boolean: true }[named.name] ?? 'x';
  };
  const objectOf = (typeName: string, selections: readonly SelectionNode[]): Record<string, unknown> => {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`${typeName} is not an object`);
    const fields = fieldsOf(selections).map((field) => {
      const own = type.getFields()[field.name.value]?.type;
      const isLast = field.name.value === 'nextToken' || !own;
      return [field.name.value, isLast ? null : valueOf(own, field)] as const;
    });
    return { ...Object.fromEntries(fields), ...(typeName !== 'Query' && { __typename: typeName }) };
  };
  const [query] = document.definitions;
  return query?.kind === 'OperationDefinition' ? objectOf('Query', query.selectionSet.selections) : {};
}

/** A press that asks the question, of a service that answers as `answers` says at the time. */
function pressThatAsks(question: AnyAsked, answers: Record<string, unknown>) {
  const { client } = openCachedClient(answers);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(Provider, { value: client }, children);
  const { result } = renderHook(() => useAsk(question), { wrapper });
  return () => result.current('x', 'x');
}

beforeEach(beginOnEmptyDevice);
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe.each(PASSING.map((question) => [question.name, question] as const))('%s', (name, question) => {
  it('is not answered with the former answer where there is no network', async () => {
    const answers: Record<string, unknown> = { [name]: exampleAnswer(question) };
    const press = pressThatAsks(question, answers);
    expect((await press()).answer).toBeDefined();
    Reflect.deleteProperty(answers, name);
    const { answer, error } = await press();
    expect(answer).toBeUndefined();
    expect(error?.networkError).toBeDefined();
  });

  it('is not answered with the former answer where the service fails', async () => {
    const answers: Record<string, unknown> = { [name]: exampleAnswer(question) };
    const press = pressThatAsks(question, answers);
    await press();
    answers[name] = () => failedAnswer(Object.keys(exampleAnswer(question))[0] ?? '', 'INTERNAL');
    const { answer, error } = await press();
    expect(answer).toBeUndefined();
    expect(error).toBeDefined();
  });

  it('is not answered by the library', () => {
    expect(question.fromLibrary).toBeUndefined();
    expect(question.kept).toBeUndefined();
  });
});
