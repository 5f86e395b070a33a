/**
 * Finds requests that ask for the same content. A request written exactly like an earlier one is recognised without being read
 * again: that is most of them, and reading costs more than answering from what is kept.
 */
import type { GraphQLSchema } from 'graphql';
import { createHash } from 'node:crypto';
import { createBoundedMemory } from '../core/bounded-memory.ts';
import type { CheckedDocument, DocumentCheck } from './document-check.ts';
import { getVariableValues } from './graphql-js.ts';
import type { Question } from './question.ts';
import { questionOf } from './question.ts';
import type { RunnableDocument } from './runnable-documents.ts';

declare const hashed: unique symbol;
/** Equal for questions about content that ask the same, whatever else their requests say. */
export type QuestionKey = string & { readonly [hashed]: true };

export interface QuestionKeys {
  /** Returns null for a request that asks for more than content, or has variables that its operation does not declare. */
  of(asked: unknown, question: Question, checked: CheckedDocument): QuestionKey | null;
  /** The key of a request whose text or document has been seen recently; null also for all others. */
  recall(asked: unknown): QuestionKey | null;
}

interface QuestionKeysOptions {
  schema: GraphQLSchema;
  recallDocument: DocumentCheck['recall'];
  runnableOf: (checked: CheckedDocument) => RunnableDocument;
}

const WRITTEN_ROOM = { entries: 5_000, bytes: 8 * 1024 * 1024 };
/** The product's own requests are shorter; a long one would drive many of them out. */
const MAX_WRITTEN_LENGTH = 8_192;

export function createQuestionKeys({
  schema,
  recallDocument,
  runnableOf,
}: QuestionKeysOptions): QuestionKeys {
  const byWritten = createBoundedMemory<QuestionKey>(WRITTEN_ROOM);

  function of(asked: unknown, { variables }: Question, checked: CheckedDocument): QuestionKey | null {
    const { contentHash } = runnableOf(checked);
    if (contentHash === null) return null;
    const key = keyOf(schema, contentHash, checked, variables);
    if (key !== null && typeof asked === 'string' && asked.length <= MAX_WRITTEN_LENGTH)
      byWritten.set(asked, key, key.length);
    return key;
  }

  return {
    of,
    recall(asked) {
      const known = typeof asked === 'string' ? byWritten.get(asked) : undefined;
      if (known !== undefined) return known;
      const question = questionOf(asked);
      const checked = question && recallDocument(question);
      return checked && of(asked, question, checked);
    },
  };
}

/** Only variables that the operation declares count, in the form in which it receives them. */
function keyOf(
  schema: GraphQLSchema,
  contentHash: string,
  { operation }: CheckedDocument,
  variables: Question['variables'],
): QuestionKey | null {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: 1,
  });
  if (coerced === undefined) return null;
  const asked = JSON.stringify([contentHash, coerced]);
  return createHash('sha256').update(asked).digest('base64url') as QuestionKey;
}
