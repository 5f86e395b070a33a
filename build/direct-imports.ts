/**
 * Makes a module of its own, in the build, for each thing taken by name from a file that holds many: an icon, a group of the
 * interface's words, a GraphQL document. A bundler places whole modules only, so otherwise every start would load all of the
 * words and documents for the few that its screen names. Nobody would know which screen needs which (build/chunks.ts).
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Collection {
  /** The end of the name by which files import it. */
  from: RegExp;
  /** The statement that imports one of its exports alone; undefined for what stays with it. */
  importOf: (exported: string, local: string) => string | undefined;
}

const WORDS = '\0words/';
const WORDS_FILE = fileURLToPath(new URL('../src/language/et.json', import.meta.url));
const DOCUMENT = '\0document/';
const DOCUMENTS_FILE = fileURLToPath(new URL('../contract/documents.generated.ts', import.meta.url));
const FORMS_FILE = fileURLToPath(new URL('../contract/document-forms.ts', import.meta.url));
const TYPE_OF_DOCUMENT = ' as unknown as ';

/** Exported by `words.ts` itself, not one of et.json's groups. */
const OF_WORDS_ITSELF = 'fill';

const COLLECTIONS: readonly Collection[] = [
  {
    from: /^lucide-react$/,
    importOf: (exported, local) => `import ${local} from 'lucide-react/icons/${inKebabCase(exported)}';`,
  },
  {
    from: /\/words\.ts$/,
    importOf: (exported, local) =>
      exported === OF_WORDS_ITSELF
        ? undefined
        : `import { ${exported} as ${local} } from ${JSON.stringify(WORDS + exported)};`,
  },
  {
    from: /\/documents\.generated\.ts$/,
    importOf: (exported, local) =>
      `import { ${exported} as ${local} } from ${JSON.stringify(DOCUMENT + exported)};`,
  },
];

/** `CircleCheck` is kept as `circle-check`, `Link2Off` as `link-2-off`. */
function inKebabCase(name: string): string {
  return name.replace(/[a-z](?=[A-Z\d])|\d(?=[A-Z])/g, '$&-').toLowerCase();
}

/** As they stand once TypeScript's types are gone. */
const NAMED_IMPORT = /^import \{([^}]+)\} from ["']([^"']+)["'];?$/gm;

export function directImports(): Plugin {
  return {
    name: 'hoog:direct-imports',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('/node_modules/') || !/\.tsx?$/.test(id)) return undefined;
      const direct = code.replace(NAMED_IMPORT, (statement, names: string, source: string) => {
        const collection = COLLECTIONS.find(({ from }) => from.test(source));
        return collection ? taken(collection, names, source) : statement;
      });
      return direct === code ? undefined : { code: direct, map: null };
    },
    resolveId: (source) => (source.startsWith(WORDS) || source.startsWith(DOCUMENT) ? source : undefined),
    async load(id) {
      if (id.startsWith(WORDS)) return wordsOf(id.slice(WORDS.length));
      if (id.startsWith(DOCUMENT)) return documentOf(id.slice(DOCUMENT.length));
      return undefined;
    },
  };
}

function taken({ importOf }: Collection, names: string, source: string): string {
  const left: string[] = [];
  const statements = names.split(',').flatMap((name) => {
    const [exported = '', local = exported] = name.trim().split(' as ');
    if (exported === '') return [];
    const statement = importOf(exported, local);
    if (statement === undefined) left.push(name.trim());
    return statement ?? [];
  });
  const rest = left.length > 0 ? [`import { ${left.join(', ')} } from ${JSON.stringify(source)};`] : [];
  return [...statements, ...rest].join('\n');
}

async function wordsOf(group: string) {
  const words = JSON.parse(await readFile(WORDS_FILE, 'utf8')) as Record<string, unknown>;
  return { code: `export const ${group} = ${JSON.stringify(words[group])};`, moduleSideEffects: false };
}

/** The generated file has a line for each document. */
async function documentOf(name: string) {
  const lines = (await readFile(DOCUMENTS_FILE, 'utf8')).split('\n');
  const start = `export const ${name} = `;
  const line = lines.find((each) => each.startsWith(start));
  if (line === undefined) throw new Error(`${DOCUMENTS_FILE} has no line for ${name}`);
  const value = line.slice(start.length, line.lastIndexOf(TYPE_OF_DOCUMENT));
  return {
    code: `import { argument, field } from ${JSON.stringify(FORMS_FILE)};\nexport const ${name} = ${value};`,
    moduleSideEffects: false,
  };
}
