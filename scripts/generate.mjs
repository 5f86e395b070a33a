/**
 * Writes the typed documents of the page (from the *.graphql files) and the resolvers' types of the server, both from the
 * contract's schema. Writes also which documents are of queued mutations, and the list of the kinds of marks. The output is
 * committed; `npm run check` fails when it is stale.
 */
import { print } from '@0no-co/graphql.web';
import { codegen } from '@graphql-codegen/core';
import * as documentNodePlugin from '@graphql-codegen/typed-document-node';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers';
import {
  buildSchema,
  concatAST,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { listFiles } from './files.mjs';

const root = new URL('../', import.meta.url);
const schemaText = await readFile(new URL('contract/schema.graphql', root), 'utf8');
const schema = parse(schemaText);
const scalars = { DateTime: 'string', Date: 'string', ID: 'string' };
/** A fragment may stand for itself: the answers of queued mutations are typed by fragments. */
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
const shared = { useTypeImports: true, enumsAsTypes: true, strictScalars: true, scalars };

async function readDocuments() {
  const isDocument = (/** @type {string} */ path) =>
    path.endsWith('.graphql') && !path.endsWith('schema.graphql');
  const paths = [
    ...(await listFiles(root, 'contract', isDocument)),
    ...(await listFiles(root, 'src', isDocument)),
  ];
  return Promise.all(
    paths.map(async (location) => ({
      location,
      document: parse(await readFile(new URL(location, root), 'utf8')),
    })),
  );
}

const FORMS_IMPORT = "import { argument, field } from './document-forms.ts';\n";

/**
 * Writes what stands hundreds of times in them as calls (contract/document-forms.ts).
 * @param {string} code
 */
function withShortForms(code) {
  const field = /\{"kind":"Field","name":\{"kind":"Name","value":("\w+")\}\}/g;
  const argument =
    /\{"kind":"Argument","name":(\{"kind":"Name","value":("\w+")\}),"value":\{"kind":"Variable","name":\1\}\}/g;
  return FORMS_IMPORT + code.replaceAll(field, 'field($1)').replaceAll(argument, 'argument($2)');
}

async function generateDocuments() {
  const documents = await readDocuments();
  const whole = concatAST(documents.map(({ document }) => document));
  const problems = whole.definitions.length === 0 ? [] : validate(buildSchema(schemaText), whole, rules);
  if (problems.length > 0) throw new Error(problems.map(String).join('\n\n'));
  const code = await codegen({
    filename: 'documents.generated.ts',
    schema,
    documents,
    config: { ...shared, documentMode: 'documentNode', optimizeDocumentNode: true, dedupeFragments: true },
    plugins: [{ operations: {} }, { documents: {} }],
    pluginMap: { operations: operationsPlugin, documents: documentNodePlugin },
  });
  return withShortForms(code);
}

const libraryFile = 'src/library/library.graphql';

/**
 * The library asks past the page's GraphQL client, page and worker alike, and so needs a question as text alone: parsed documents
 * would be some kilobytes more in the worker.
 */
async function generateLibraryQueries() {
  const documents = await readDocuments();
  const { definitions } = concatAST(documents.map(({ document }) => document));
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === 'FragmentDefinition' ? [[definition.name.value, definition]] : [],
    ),
  );
  const ofLibrary = documents.find(({ location }) => location === libraryFile)?.document.definitions ?? [];
  const names = ofLibrary.flatMap((definition) => {
    if (definition.kind !== 'OperationDefinition' || !definition.name) return [];
    const parts = withFragments(definition, fragments);
    return [
      {
        name: definition.name.value,
        text: print(/** @type {never} */ ({ kind: 'Document', definitions: parts })),
      },
    ];
  });
  return `import type * as operations from './documents.generated.ts';
import type { QueryText } from './query-text.ts';
${names
  .map(
    ({ name, text }) => `
export const ${name}Text: QueryText<operations.${name}Query, operations.${name}QueryVariables> = ${JSON.stringify(text)};
`,
  )
  .join('')}`;
}

/**
 * Returns the operation and the fragments that it needs, in the order of the parsed documents: the server knows an operation by its text.
 * @param {import('graphql').OperationDefinitionNode} operation
 * @param {ReadonlyMap<string, import('graphql').FragmentDefinitionNode>} fragments
 */
function withFragments(operation, fragments) {
  /** @type {Set<string>} */
  const needed = new Set();
  const addSpreadIn = (/** @type {import('graphql').ASTNode | undefined} */ part) => {
    if (!part) return;
    visit(part, {
      FragmentSpread: ({ name }) => {
        needed.add(name.value);
        addSpreadIn(fragments.get(name.value));
      },
    });
  };
  addSpreadIn(operation);
  return [operation, ...[...fragments.values()].filter(({ name }) => needed.has(name.value))];
}

/** The contract's nouns as plain types, for the modules of the server, which know no GraphQL. */
async function generateContractTypes() {
  return codegen({
    filename: 'contract-types.generated.ts',
    schema,
    documents: [],
    config: shared,
    plugins: [{ typescript: {} }],
    pluginMap: { typescript: typescriptPlugin },
  });
}

async function generateResolverTypes() {
  const mappersFile = 'server/context/mappers.ts';
  const mappers = existsSync(new URL(mappersFile, root)) ? await readMappers(mappersFile) : {};
  const types = await codegen({
    filename: 'resolver-types.generated.ts',
    schema,
    documents: [],
    config: {
      ...shared,
      contextType: './context.ts#RequestContext',
      mappers,
      makeResolverTypeCallable: true,
      namespacedImportName: 'Contract',
    },
    plugins: [{ resolvers: {} }],
    pluginMap: { resolvers: resolversPlugin },
  });
  return `import type * as Contract from '../core/contract-types.generated.ts';\n${types}`;
}

const queuedFile = 'contract/queued-mutations.graphql';

/** Every operation of that file is a queued mutation: one root field, which bears the operation's name. */
async function generateQueuedDocuments() {
  const { definitions } = parse(await readFile(new URL(queuedFile, root), 'utf8'));
  const names = definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition' ? [nameOfQueued(definition)] : [],
  );
  const typeOf = (/** @type {string} */ name) => name.charAt(0).toUpperCase() + name.slice(1);
  const rows = (/** @type {(type: string) => string} */ row) =>
    names.map((name) => `  ${name}: ${row(typeOf(name))};`).join('\n');
  return `import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as operations from './documents.generated.ts';
import { ${names.map((name) => `${typeOf(name)}Document`).join(', ')} } from './documents.generated.ts';

/** The arguments that the schema takes of each. */
export interface QueuedArguments {
${rows((type) => `operations.${type}MutationVariables`)}
}

/** The whole answer of each, field by field as its document asks. */
export interface QueuedResults {
${rows((type) => `operations.${type}Mutation`)}
}

export const QUEUED_DOCUMENTS: { [K in keyof QueuedResults]: TypedDocumentNode<QueuedResults[K], never> } = {
${names.map((name) => `  ${name}: ${typeOf(name)}Document,`).join('\n')}
};
`;
}

/** @param {import('graphql').OperationDefinitionNode} definition */
function nameOfQueued({ operation, name, selectionSet }) {
  const [field, ...others] = selectionSet.selections;
  if (
    operation !== 'mutation' ||
    name === undefined ||
    field?.kind !== 'Field' ||
    field.name.value !== name.value ||
    others.length > 0
  )
    throw new Error(
      `${queuedFile}: ${name?.value ?? operation} is not a mutation of one field by its own name`,
    );
  return name.value;
}

/**
 * Each `export type RecipeSource` or `export interface RecipeSource` of the mappers file stands behind the contract's type `Recipe`.
 * @param {string} file
 */
async function readMappers(file) {
  const text = await readFile(new URL(file, root), 'utf8');
  const names = [...text.matchAll(/export (?:type|interface) (\w+)Source\b/g)].map((match) => match[1]);
  return Object.fromEntries(names.map((name) => [name, `./mappers.ts#${name}Source`]));
}

const marksFolder = 'contract/marks/';

/** Each `<noun>.mark.ts` exports its kind under the same words: `program-start.mark.ts`, `programStart`, which is named `program-start`. */
async function generateMarkKinds() {
  const files = await listFiles(root, marksFolder, (path) => path.endsWith('.mark.ts'));
  const kinds = files.toSorted().map((path) => {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const kind = file.replace('.mark.ts', '');
    const name = kind.replace(/-(\w)/g, (_dash, letter) => letter.toUpperCase());
    return { file, kind, name };
  });
  return `import type { MarkKind } from './mark-kind.ts';
${kinds.map(({ file, name }) => `import { ${name} } from './${file}';`).join('\n')}

export const MARK_KINDS: readonly MarkKind<unknown>[] = [
${kinds.map(({ name }) => `  ${name},`).join('\n')}
];

export type MarkKindName =
${kinds.map(({ kind }) => `  | '${kind}'`).join('\n')};
`;
}

/** @param {string} source */
const headerFrom = (source) => `// Written by scripts/generate.mjs from ${source}; do not edit.\n`;
const header = headerFrom('contract/schema.graphql');
const outputs = {
  'contract/documents.generated.ts': header + (await generateDocuments()),
  'contract/queued-documents.generated.ts': headerFrom(queuedFile) + (await generateQueuedDocuments()),
  'contract/library-queries.generated.ts': headerFrom(libraryFile) + (await generateLibraryQueries()),
  'contract/marks/mark-kinds.generated.ts':
    headerFrom(`${marksFolder}*.mark.ts`) + (await generateMarkKinds()),
  'server/core/contract-types.generated.ts': header + (await generateContractTypes()),
  'server/context/resolver-types.generated.ts': header + (await generateResolverTypes()),
};
const isCheck = process.argv.includes('--check');
for (const [path, text] of Object.entries(outputs)) {
  const file = new URL(path, root);
  const kept = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (kept === text) continue;
  if (isCheck) {
    console.error(`${path} is stale: run node scripts/generate.mjs`);
    process.exitCode = 1;
  } else await writeFile(file, text);
}
