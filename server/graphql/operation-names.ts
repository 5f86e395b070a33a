/** Names operations in metrics by names of the product's own, so that no caller can make one up. */
import * as documents from '../../contract/documents.generated.ts';
import { Kind } from './graphql-js.ts';
import type { CheckedDocument } from './document-check.ts';

/** Any operation that is not the product's own. */
const OTHER = 'other';
/** A request that was refused before its operation was looked at. */
export const UNREAD = 'unread';

function ownNames(): Set<string> {
  const definitions = Object.values(documents).flatMap((document) => [...document.definitions]);
  const names = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name !== undefined
      ? [definition.name.value]
      : [],
  );
  return new Set([...names, 'Replay']);
}

/** Returns the name under which an operation is counted. */
export function createOperationNames(): (checked: Pick<CheckedDocument, 'operation'>) => string {
  const names = ownNames();
  return ({ operation }) => {
    const name = operation.name?.value ?? '';
    return names.has(name) ? name : OTHER;
  };
}
