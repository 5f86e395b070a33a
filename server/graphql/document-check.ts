/** What a document is by its text, remembered, and whether it may be run: known where only known ones are, and not too large. */
import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { answerSize, MAX_ANSWER_FIELDS } from './answer-size.ts';
import { badInput, Failure } from './failures.ts';
import { Kind, parse, visit } from './graphql-js.ts';
import { createIsKnown } from './known-operations.ts';
import { parseOptions } from './limits.ts';
import type { Question } from './question.ts';
import { isUnstorable, unstorableField } from './unstorable-text.ts';

interface Facts {
  document: DocumentNode;
  isKnown: boolean;
  /** Null where the text has no operation of the name asked for. */
  operation: OperationDefinitionNode | null;
  fragments: Fragments;
  /** The names of the fields at the root of the operation that runs. */
  rootFields: readonly string[];
  /** Variables on which the size of the answer depends. */
  limitVariables: readonly string[];
  /** By the values of those variables. */
  sizes: Map<string, number>;
  /** Whether a text written in the document itself is one that no column can hold. */
  isUnstorable: boolean;
}

export interface DocumentCheckOptions {
  schema: GraphQLSchema;
  /** Whether only documents of the page are run. */
  isKnownOnly: boolean;
}

const MAX_REMEMBERED = 1_000;

/** A document that may be run, as far as can be said before validation. */
export type CheckedDocument = Pick<Facts, 'document' | 'operation' | 'rootFields'>;

/** Throws a syntax error or a Failure for what may not be run; whether it fits the schema is for validation to say. */
export function createDocumentCheck(options: DocumentCheckOptions): (question: Question) => CheckedDocument {
  const { schema, isKnownOnly } = options;
  const isKnown = isKnownOnly ? createIsKnown() : () => true;
  const remembered = new Map<string, Facts>();

  function factsOf({ source, operationName }: Question): Facts {
    const kept = remembered.get(source);
    if (kept !== undefined) return kept;
    const document = parse(source, parseOptions);
    const facts = readFacts(document, operationName, isKnown(document));
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(source, facts);
    return facts;
  }

  return (question) => {
    const facts = factsOf(question);
    if (!facts.isKnown) throw unknownOperation(facts.document);
    const unstorable = facts.isUnstorable ? 'query' : unstorableField(question.variables);
    if (unstorable !== null) throw badInput(unstorable, 'No text may hold the character U+0000.');
    if (sizeOf(schema, facts, question.variables) > MAX_ANSWER_FIELDS)
      throw new Failure('BAD_USER_INPUT', 'The answer would be too large: ask for fewer things at once.', {
        field: 'limit',
      });
    return facts;
  };
}

function readFacts(document: DocumentNode, operationName: string | undefined, isKnown: boolean): Facts {
  const operation = operationOf(document, operationName);
  const fragments = fragmentsOf(document);
  const rootFields = operation === null ? [] : rootFieldsOf(operation, fragments);
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
    isKnown,
    operation,
    fragments,
    rootFields,
    limitVariables: [...limitVariables],
    sizes: new Map(),
    isUnstorable: holdsUnstorable,
  };
}

const MAX_SIZES = 50;

function sizeOf(schema: GraphQLSchema, facts: Facts, variables: Question['variables']): number {
  const { operation, fragments, limitVariables, sizes } = facts;
  if (operation === null) return 0;
  const key = limitVariables.map((name) => JSON.stringify(variables[name])).join();
  const known = sizes.get(key);
  if (known !== undefined) return known;
  const size = answerSize(schema, { operation, fragments, variables });
  if (sizes.size >= MAX_SIZES) sizes.clear();
  sizes.set(key, size);
  return size;
}

/**
 * What a device kept must never be refused for the release that it was sent by: a batch of another release's form may
 * be sent again, by this build to a server that knows it or by the next build.
 */
function unknownOperation(document: DocumentNode): Failure {
  const [first] = document.definitions;
  const isReplay = first?.kind === Kind.OPERATION_DEFINITION && first.name?.value === 'Replay';
  return isReplay
    ? new Failure('INTERNAL', 'This form of a batch is not known here.')
    : new Failure('BAD_USER_INPUT', 'This operation is not one of the product’s own.', { field: 'query' });
}

function operationOf(document: DocumentNode, name: string | undefined): OperationDefinitionNode | null {
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (name === undefined || definition.name?.value === name) return definition;
  }
  return null;
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
