/**
 * Several entries as one GraphQL document: each its own aliased root mutation, which a server runs in series in the
 * order written. So one request keeps the order of many entries (measured: 500 entries over 50 ms in ten round trips).
 */
import {
  type DefinitionNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  type VariableDefinitionNode,
  type VariableNode,
} from '@0no-co/graphql.web';
import { costOf } from '../../contract/document-cost.ts';
import {
  DOCUMENT_MAX_COST,
  REPLAY_BATCH_MAX_ENTRIES,
  REPLAY_BATCH_MAX_VARIABLES_BYTES,
} from '../../contract/limits.ts';
import { QUEUED_DOCUMENTS } from '../../contract/queued-documents.generated.ts';
import type { QueuedKind } from '../../contract/queued-mutations.ts';
import { type Entry, endsSubject, isTooNew } from './entry.ts';

export interface BatchRequest {
  query: string;
  variables: Record<string, unknown>;
}

/**
 * Returns, in order, the entries that may be sent: neither refused, nor of a newer build, nor passed over, nor about a subject
 * with an earlier such entry. An entry that ends a subject waits for no refused one, nor for those that wait behind that: it
 * leaves nothing for them to be about, and takes them along (outbox-database.ts).
 */
export function sendable(
  entries: readonly Entry[],
  isPassedOver: (entry: Entry) => boolean = () => false,
): Entry[] {
  const isParked = (entry: Entry) => entry.state === 'refused' || isTooNew(entry) || isPassedOver(entry);
  const parked = subjectsOf(entries.filter(isParked));
  const passedOver = subjectsOf(entries.filter(isPassedOver));
  return entries.filter(
    (entry) => !isParked(entry) && !(endsSubject(entry) ? passedOver : parked).has(entry.subject),
  );
}

function subjectsOf(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(entries.map(({ subject }) => subject));
}

/**
 * The longest beginning of `candidates` that may travel together: no two of one subject, nothing held, and no more than
 * one request may hold. One entry may always travel alone.
 */
export function takeBatch(
  candidates: readonly Entry[],
  heldIds: ReadonlySet<string>,
  maxEntries = REPLAY_BATCH_MAX_ENTRIES,
): Entry[] {
  const batch: Entry[] = [];
  const subjects = new Set<string>();
  let cost = 0;
  let bytes = 0;
  for (const entry of candidates) {
    const isHeld = heldIds.has(entry.id);
    if (batch.length === maxEntries || subjects.has(entry.subject) || isHeld) break;
    cost += costOfKind(entry.kind);
    bytes += variablesBytes(entry);
    const isTooMuch = cost > DOCUMENT_MAX_COST || bytes > REPLAY_BATCH_MAX_VARIABLES_BYTES;
    if (isTooMuch && batch.length > 0) break;
    subjects.add(entry.subject);
    batch.push(entry);
  }
  return batch;
}

const costs = new Map<QueuedKind, number>();

function costOfKind(kind: QueuedKind): number {
  const cost = costs.get(kind) ?? costOf(operationOf(kind), (name) => fragmentOf(kind, name));
  costs.set(kind, cost);
  return cost;
}

function variablesBytes({ variables }: Entry): number {
  return new TextEncoder().encode(JSON.stringify(variables)).byteLength;
}

export function aliasOf(entry: Entry): string {
  return `e${entry.seq}`;
}

export function batchRequest(entries: readonly Entry[]): BatchRequest {
  const fragments = new Map<string, DefinitionNode>();
  const variableDefinitions: VariableDefinitionNode[] = [];
  const selections: FieldNode[] = [];
  const variables: Record<string, unknown> = {};
  for (const entry of entries) {
    const suffix = `_${aliasOf(entry)}`;
    const operation = operationOf(entry.kind);
    for (const definition of documentOf(entry.kind)) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    }
    for (const definition of operation.variableDefinitions ?? []) {
      variableDefinitions.push({ ...definition, variable: suffixed(definition.variable, suffix) });
    }
    selections.push(aliased(rootFieldOf(operation), aliasOf(entry), suffix));
    for (const [name, value] of Object.entries(entry.variables)) variables[name + suffix] = value;
  }
  const replay: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: OperationTypeNode.MUTATION,
    name: { kind: Kind.NAME, value: 'Replay' },
    variableDefinitions,
    selectionSet: { kind: Kind.SELECTION_SET, selections },
  };
  return { query: print({ kind: Kind.DOCUMENT, definitions: [replay, ...fragments.values()] }), variables };
}

function documentOf(kind: QueuedKind): readonly DefinitionNode[] {
  return QUEUED_DOCUMENTS[kind].definitions as readonly DefinitionNode[];
}

function operationOf(kind: QueuedKind): OperationDefinitionNode {
  const operation = documentOf(kind).find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${kind} has no operation`);
  return operation;
}

function fragmentOf(kind: QueuedKind, name: string): FragmentDefinitionNode | undefined {
  return documentOf(kind).find(
    (definition): definition is FragmentDefinitionNode =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
  );
}

function rootFieldOf(operation: OperationDefinitionNode): FieldNode {
  const [field] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD) throw new Error('A queued mutation asks one root field');
  return field;
}

function suffixed(variable: VariableNode, suffix: string): VariableNode {
  return { ...variable, name: { ...variable.name, value: variable.name.value + suffix } };
}

/** The root field under an alias, its arguments reading the entry's own variables. Arguments are plain variables. */
function aliased(field: FieldNode, alias: string, suffix: string): FieldNode {
  const args = (field.arguments ?? []).map((argument) =>
    argument.value.kind === Kind.VARIABLE
      ? { ...argument, value: suffixed(argument.value, suffix) }
      : argument,
  );
  return { ...field, alias: { kind: Kind.NAME, value: alias }, arguments: args };
}

/** Returns whether only its photo is still unsent. */
export function isUploading({ state }: Entry): boolean {
  return state === 'uploading';
}
