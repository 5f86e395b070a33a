/** What a request asks: the body of a POST, or the query string of a GET. */
import type { DocumentNode, SelectionSetNode } from 'graphql';
import { Kind, parse } from './graphql-js.ts';
import { CONTENT_FIELDS } from './resolvers.ts';

export interface Question {
  source: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Null for anything but one question; a list of several is not taken. */
export function questionOf(asked: unknown): Question | null {
  const body = typeof asked === 'string' ? parseJson(asked) : asked;
  if (!isRecord(body) || typeof body['query'] !== 'string') return null;
  const given = typeof body['variables'] === 'string' ? parseJson(body['variables']) : body['variables'];
  const variables = given ?? {};
  const operationName = body['operationName'] ?? undefined;
  if (!isRecord(variables)) return null;
  if (operationName !== undefined && (typeof operationName !== 'string' || !/^\w+$/.test(operationName)))
    return null;
  // Compiled documents are kept by their text alone, so the text also says which of its operations is meant.
  const source = operationName === undefined ? body['query'] : `${body['query']}\n#${operationName}`;
  return { source, variables, operationName };
}

const MAX_REMEMBERED = 1_000;
const remembered = new Map<string, boolean>();

/** Whether a valid document asks for content alone, whichever of its operations runs; remembered by its text. */
export function asksContentOnly(source: string): boolean {
  const known = remembered.get(source);
  if (known !== undefined) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const isContentOnly = readsContentOnly(parse(source));
  remembered.set(source, isContentOnly);
  return isContentOnly;
}

function readsContentOnly(document: DocumentNode): boolean {
  return document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      (definition.operation === 'query' && holdsContentOnly(definition.selectionSet, document)),
  );
}

function holdsContentOnly({ selections }: SelectionSetNode, document: DocumentNode): boolean {
  return selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return CONTENT_FIELDS.has(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return holdsContentOnly(selection.selectionSet, document);
    return document.definitions.some(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION &&
        definition.name.value === selection.name.value &&
        holdsContentOnly(definition.selectionSet, document),
    );
  });
}
