import type { DocumentNode, SelectionSetNode } from 'graphql';
import { Kind } from './graphql-js.ts';
import { CONTENT_FIELDS } from './resolvers.ts';

/** Whether a valid document asks for content alone, whichever of its operations runs. */
export function readsContentOnly(document: DocumentNode): boolean {
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
