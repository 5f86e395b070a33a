/**
 * The allow-list: what the page, the worker and the library ask, and what earlier releases of them asked, and nothing
 * else. A document is compared in its canonical form, because clients print it in their own ways and graphcache adds
 * `__typename` on its way out. Replayed batches are known by their form: each of their root fields is a known document.
 */
import type { DefinitionNode, DocumentNode, FragmentDefinitionNode } from 'graphql';
import { createHash } from 'node:crypto';
import * as documents from '../../contract/documents.generated.ts';
import { OPEN_CONTENT_QUERY } from '../../contract/open-content-query.ts';
import { Kind, parse, print, visit } from './graphql-js.ts';
import { RELEASED_OPERATIONS } from './released-operations.ts';
import { entriesOfReplay } from './replay-form.ts';

/** Returns the same for documents that ask for the same, however they are printed. */
export function canonicalHash(document: DocumentNode): string {
  const plain = visit(document, {
    Field: ({ name, alias }) => (name.value === '__typename' && alias === undefined ? null : undefined),
  });
  const sorted = { ...plain, definitions: plain.definitions.toSorted(byKindAndName) };
  return createHash('sha256').update(print(sorted)).digest('base64url');
}

function byKindAndName(one: DefinitionNode, other: DefinitionNode): number {
  return sortKey(one).localeCompare(sortKey(other), 'en');
}

function sortKey(definition: DefinitionNode): string {
  return isFragment(definition) ? `fragment ${definition.name.value}` : '';
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}

/** The landing page's question has no name. */
const LANDING = 'the landing page';

/** The canonical hashes of every operation of this release, by the operations' names. */
export function currentOperations(): Map<string, string> {
  const hashes = new Map([[LANDING, canonicalHash(parse(OPEN_CONTENT_QUERY))]]);
  for (const document of Object.values(documents)) {
    const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    if (operation !== undefined && 'name' in operation && operation.name !== undefined)
      hashes.set(operation.name.value, canonicalHash(document));
  }
  return hashes;
}

/** Returns true if a parsed document may run on a server for known ones only. */
export function createIsKnown(): (document: DocumentNode) => boolean {
  const known = new Set([...currentOperations().values(), ...RELEASED_OPERATIONS]);
  return (document) => {
    if (known.has(canonicalHash(document))) return true;
    const entries = entriesOfReplay(document);
    return entries !== null && entries.every((entry) => known.has(canonicalHash(entry)));
  };
}
