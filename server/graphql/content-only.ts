import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import { Kind, OperationTypeNode } from './graphql-js.ts';
import { CONTENT_FIELDS } from './resolvers.ts';

/** Returns whether an operation of a valid document asks only for content. */
export function readsContentOnly(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  return (
    operation.operation === OperationTypeNode.QUERY && holdsContentOnly(operation.selectionSet, document)
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
