/**
 * Takes a replayed batch apart. The outbox (src/offline/batch.ts) sends several entries as one mutation named Replay:
 * each root field is a queued mutation's own under the alias `e<seq>`, and its variables carry the suffix `_e<seq>`.
 */
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionSetNode,
  VariableDefinitionNode,
  VariableNode,
} from 'graphql';
import { isQueuedKind } from '../../contract/queued-mutations.ts';
import { Kind, OperationTypeNode, visit } from './graphql-js.ts';

/** True if a device sent entries that it has kept, so that none of them may be refused only because another release wrote it. */
export function isReplay({ name }: OperationDefinitionNode): boolean {
  return name?.value === 'Replay';
}

const ALIAS = /^e\d{1,16}$/;

/** Each entry as the document that its mutation would be alone; null for anything that is not of the form. */
export function entriesOfReplay(document: DocumentNode): DocumentNode[] | null {
  const [replay, ...others] = document.definitions;
  if (replay?.kind !== Kind.OPERATION_DEFINITION || replay.operation !== OperationTypeNode.MUTATION)
    return null;
  if (!isReplay(replay) || (replay.directives ?? []).length > 0) return null;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of others) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) return null;
    fragments.set(definition.name.value, definition);
  }
  const entries: DocumentNode[] = [];
  let variablesTaken = 0;
  for (const field of replay.selectionSet.selections) {
    const alias = field.kind === Kind.FIELD ? field.alias?.value : undefined;
    if (field.kind !== Kind.FIELD || alias === undefined || !ALIAS.test(alias)) return null;
    if (!isQueuedKind(field.name.value)) return null;
    const operation = entryOperation(field, alias, replay.variableDefinitions ?? []);
    variablesTaken += operation.variableDefinitions?.length ?? 0;
    entries.push({
      kind: Kind.DOCUMENT,
      definitions: [operation, ...fragmentsUnder(field.selectionSet, fragments, new Set())],
    });
  }
  return variablesTaken === (replay.variableDefinitions ?? []).length ? entries : null;
}

function entryOperation(
  field: FieldNode,
  alias: string,
  variables: readonly VariableDefinitionNode[],
): OperationDefinitionNode {
  const suffix = `_${alias}`;
  const own = variables.filter(({ variable }) => variable.name.value.endsWith(suffix));
  const operation: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: OperationTypeNode.MUTATION,
    name: field.name,
    variableDefinitions: own,
    selectionSet: { kind: Kind.SELECTION_SET, selections: [withoutAlias(field)] },
  };
  return visit(operation, { Variable: (variable) => withoutSuffix(variable, suffix) });
}

function withoutAlias({ alias: _alias, ...field }: FieldNode): FieldNode {
  return field;
}

function withoutSuffix(variable: VariableNode, suffix: string): VariableNode {
  const { value } = variable.name;
  const name = value.endsWith(suffix) ? value.slice(0, -suffix.length) : value;
  return { ...variable, name: { ...variable.name, value: name } };
}

function fragmentsUnder(
  selectionSet: SelectionSetNode | undefined,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found: Set<FragmentDefinitionNode>,
): Set<FragmentDefinitionNode> {
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(selection.name.value);
      if (fragment === undefined || found.has(fragment)) continue;
      found.add(fragment);
      fragmentsUnder(fragment.selectionSet, fragments, found);
    } else fragmentsUnder(selection.selectionSet, fragments, found);
  }
  return found;
}
