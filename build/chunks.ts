/**
 * Assigns each module to a file. By itself the build makes a file of every few lines that two screens share: 70 of them for a
 * start on the calendar, each of which is looked up, read and compiled by itself.
 *
 * The modules that a start loads are grouped by the starts that need them, so that each loads nothing else. A file's modules
 * import only what as many or more starts need, which is in the same file or in one further up, so no two files import each
 * other:
 *
 *   initial      what the entry imports: React, the router, the shell
 *   engine       what the engine and the outbox need besides
 *   markdown     only for some screens, and as heavy as all that screens have in common
 *   screens      what at least three of the screens that a visit may begin with need besides, or two if that is little
 *   <a>-<b>      what just these two need
 *   <a>          the rest of one screen, or of what is loaded after it
 *   words, data, ui, features, small
 *                what only other screens share, by layer
 */
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { AFTER_START, ENGINE, MAIN, OUTBOX, SCREEN_MODULES } from './start-modules.ts';

interface ChunkingContext {
  getModuleInfo: (id: string) => Rolldown.ModuleInfo | null;
}

/** They stay the files that they are: one is fetched by who has no app yet, the other names what the page begins with. */
const ENTRIES = /index\.html$|\/src\/(?:app\/public-pages\/start\.ts|app\/start\/main\.tsx)$/;

const HEAVY = /\/markdown-to-jsx\//;

const OF_LONG_TEXTS = /\/(?:lessons\/pages|training\/challenge)\/|beside-art|berry-branch|step-text/;

/** A layer imports only those named before it. */
const LAYERS: readonly { name: string; test: RegExp; minShareCount: number }[] = [
  {
    name: 'words',
    test: /\/contract\/(?:marks\/)?[^/]+$|\/src\/(?:device|language)\/|^\0(?:words|document)|\/(?:@0no-co|@urql|idb|lucide-react|urql|wonka)\//,
    minShareCount: 2,
  },
  { name: 'data', test: /\/src\/(?:offline|library|reading|session)\/|\.question\.ts$/, minShareCount: 2 },
  { name: 'ui', test: /\/src\/ui\//, minShareCount: 2 },
  { name: 'features', test: /\/src\/(?:features|platform)\//, minShareCount: 3 },
];

/**
 * Modules that two screens share and that are hardly longer than their own file's head: each would be looked up and kept by
 * itself.
 */
const SMALL = {
  name: 'small',
  test: /\/src\/(?:features|platform)\//,
  minShareCount: 2,
  maxModuleSize: 1_200,
};

/** Letters of source that are worth a file of their own. */
const WORTH_A_FILE = 6_000;

/**
 * The groups of modules that a start loads besides the entry, the most shared first: a group takes along the imports of its
 * modules.
 */
const STARTS: readonly ((needing: readonly string[], isLittle: boolean) => string | null)[] = [
  (needing) => (needing.includes(ENGINE) ? 'engine' : null),
  (needing, isLittle) => (needing.length > 2 || (needing.length === 2 && isLittle) ? 'screens' : null),
  (needing) => (needing.length === 2 ? needing.join('-') : null),
  ([screen = null]) => screen,
];

export function codeSplitting(): Rolldown.CodeSplittingOptions {
  let graph: StartGraph | undefined;
  const byPriority: Rolldown.CodeSplittingGroup[] = [
    { name: 'initial', tags: ['$initial'], test: (id) => !ENTRIES.test(id) },
    { name: 'markdown', test: HEAVY },
    ...STARTS.map((nameOf, index) => ({
      name(id: string, context: ChunkingContext) {
        graph ??= readGraph(context);
        const needing = needersOf(id, graph.starts);
        return nameOf(needing, (graph.lengths.get(needing.join()) ?? 0) < WORTH_A_FILE);
      },
      debugName: `starts ${index}`,
    })),
    ...LAYERS.map(({ name, test, minShareCount }) => ({
      name,
      test: (id: string) => test.test(id) && !OF_LONG_TEXTS.test(id),
      minShareCount,
    })),
    SMALL,
  ];
  return { groups: byPriority.map((group, index) => ({ ...group, priority: byPriority.length - index })) };
}

type Starts = readonly (readonly [name: string, modules: ReadonlySet<string>])[];

interface StartGraph {
  starts: Starts;
  /** Letters of source that just these starts need, by their names. */
  lengths: ReadonlyMap<string, number>;
}

function readGraph(context: ChunkingContext): StartGraph {
  const starts: Starts = [
    [ENGINE, importedBy([ENGINE, OUTBOX], context)],
    ['after-start', importedBy(AFTER_START, context)],
    ...SCREEN_MODULES.map((module) => [nameOfScreen(module), importedBy([module], context)] as const),
  ];
  const ofEntry = importedBy([MAIN], context);
  const lengths = new Map<string, number>();
  for (const id of new Set(starts.flatMap(([, modules]) => [...modules]))) {
    if (ofEntry.has(id)) continue;
    const needing = needersOf(id, starts).join();
    lengths.set(needing, (lengths.get(needing) ?? 0) + (context.getModuleInfo(id)?.code?.length ?? 0));
  }
  return { starts, lengths };
}

/** Returns the names of the starts that need the module. */
function needersOf(id: string, starts: Starts): readonly string[] {
  return starts.flatMap(([name, modules]) => (modules.has(id) ? [name] : []));
}

function nameOfScreen(module: string): string {
  return /\/([^/]+)-screen\.tsx$/.exec(module)?.[1] ?? module;
}

/** The modules and all that they import before they run. */
function importedBy(modules: readonly string[], context: ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const left = modules.map((module) => fileURLToPath(new URL(`../${module}`, import.meta.url)));
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
