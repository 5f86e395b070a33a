/** Checks a document once per text: it must be valid, not too large, and known if only known ones may run. */
import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { createBoundedMemory } from '../core/bounded-memory.ts';
import { answerSize, MAX_ANSWER_FIELDS } from './answer-size.ts';
import { badInput, Failure } from '../core/failures.ts';
import { Kind, visit } from './graphql-js.ts';
import { createIsKnown } from './known-operations.ts';
import { MAX_NESTING, parseDocument } from './parse-document.ts';
import type { Question } from './question.ts';
import { isReplay } from './replay-form.ts';
import { isNestedDeeper, isUnstorable, unstorableField, withWholeCharacters } from './unstorable-text.ts';

interface Facts {
  document: DocumentNode;
  /** The one that runs. */
  operation: OperationDefinitionNode;
  fragments: Fragments;
  /** The names of the fields at the root of the operation that runs. */
  rootFields: readonly string[];
  /** Variables on which the size of the answer depends. */
  limitVariables: readonly string[];
  /** The sizes that were computed, by the values of those variables. */
  sizes: Map<string, number>;
  /** True if a literal in the document is a text that no column can hold. */
  isUnstorable: boolean;
}

export interface DocumentCheckOptions {
  schema: GraphQLSchema;
  /** True if only documents of the page may run. */
  isKnownOnly: boolean;
}

/** A document that may be run, as far as can be said before validation. */
export type CheckedDocument = Pick<Facts, 'document' | 'operation' | 'rootFields'>;

export interface DocumentCheck {
  /**
   * Makes characters in the variables whole. Throws a syntax error or a Failure for what may not be run; whether it fits the
   * schema is for validation to say.
   */
  check: (question: Question) => CheckedDocument;
  /** The document of a question whose text has been checked recently, without checking it again; its variables are not looked at. */
  recall: (question: Question) => CheckedDocument | null;
}

const REMEMBERED = { entries: 1_000, bytes: 16 * 1024 * 1024 };
/** The syntax tree with what is made of it to run it, and the text that it is read from. */
const BYTES_PER_TOKEN = 500;
const BYTES_PER_CHARACTER = 2;

export function createDocumentCheck({ schema, isKnownOnly }: DocumentCheckOptions): DocumentCheck {
  const isKnown = isKnownOnly ? createIsKnown() : () => true;
  const remembered = createBoundedMemory<Facts>(REMEMBERED);

  function factsOf(question: Question): Facts {
    const kept = remembered.get(keyOf(question));
    if (kept !== undefined) return kept;
    const { document, tokens } = parseDocument(question.query);
    if (!isKnown(document)) throw unknownOperation(document);
    const facts = readFacts(document, operationOf(document, question.operationName));
    const bytes = tokens * BYTES_PER_TOKEN + question.query.length * BYTES_PER_CHARACTER;
    remembered.set(keyOf(question), facts, bytes);
    return facts;
  }

  return {
    recall: (question) => remembered.get(keyOf(question)) ?? null,
    check(question) {
      if (isNestedDeeper(question.variables, MAX_NESTING))
        throw badInput('variables', 'The variables are nested too deeply.');
      question.variables = withWholeCharacters(question.variables) as Question['variables'];
      const facts = factsOf(question);
      const unstorable = facts.isUnstorable ? 'query' : unstorableField(question.variables);
      if (unstorable !== null) throw badInput(unstorable, 'No text may hold the character U+0000.');
      if (sizeOf(schema, facts, question.variables) > MAX_ANSWER_FIELDS)
        throw badInput('limit', 'The answer would be too large: ask for fewer things at once.');
      return facts;
    },
  };
}

/** A name is one word, so its end and the beginning of the text are never in doubt. */
function keyOf({ query, operationName = '' }: Question): string {
  return `${operationName}\n${query}`;
}

function readFacts(document: DocumentNode, operation: OperationDefinitionNode): Facts {
  const fragments = fragmentsOf(document);
  const limitVariables = new Set<string>();
  let holdsUnstorable = false;
  visit(document, {
    Argument: ({ name, value }) => {
      if (name.value === 'limit' && value.kind === Kind.VARIABLE) limitVariables.add(value.name.value);
    },
    StringValue: ({ value }) => {
      holdsUnstorable ||= isUnstorable(value);
    },
  });
  return {
    document,
    operation,
    fragments,
    rootFields: rootFieldsOf(operation, fragments),
    limitVariables: [...limitVariables],
    sizes: new Map(),
    isUnstorable: holdsUnstorable,
  };
}

const MAX_SIZES = 50;

function sizeOf(schema: GraphQLSchema, facts: Facts, variables: Question['variables']): number {
  const { operation, fragments, limitVariables, sizes } = facts;
  const values = limitVariables.map((name) => variables[name]);
  // Anything else than numbers is refused by the schema, and would be as long as the caller likes.
  if (!values.every((value) => value === undefined || typeof value === 'number'))
    return answerSize(schema, { operation, fragments, variables });
  const key = values.join();
  const known = sizes.get(key);
  if (known !== undefined) return known;
  const size = answerSize(schema, { operation, fragments, variables });
  if (sizes.size >= MAX_SIZES) sizes.clear();
  sizes.set(key, size);
  return size;
}

/**
 * Never refuses for good what a device kept: a batch in another release's form can be sent again, by this build to a server that
 * knows it or by the next build.
 */
function unknownOperation(document: DocumentNode): Failure {
  const [first] = document.definitions;
  return first?.kind === Kind.OPERATION_DEFINITION && isReplay(first)
    ? new Failure('INTERNAL', 'This form of a batch is not known here.')
    : new Failure('BAD_USER_INPUT', 'This operation is not one of the product’s own.', { field: 'query' });
}

/** The one operation that is meant, which is then the one that is checked and the one that runs. */
function operationOf({ definitions }: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const [meant, ...others] = definitions.filter(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      (name === undefined || definition.name?.value === name),
  );
  if (meant?.kind !== Kind.OPERATION_DEFINITION)
    throw badInput('operationName', 'The document has no operation of that name.');
  if (others.length > 0)
    throw badInput(
      'operationName',
      'The document has several operations: operationName says which one is meant.',
    );
  return meant;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return fragments;
}

function rootFieldsOf({ selectionSet }: OperationDefinitionNode, fragments: Fragments): string[] {
  const names: string[] = [];
  const visited = new Set<string>();
  const queue = [selectionSet];
  for (const { selections } of queue) {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.push(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) queue.push(selection.selectionSet);
      else if (!visited.has(selection.name.value)) {
        visited.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment !== undefined) queue.push(fragment.selectionSet);
      }
    }
  }
  return names;
}
