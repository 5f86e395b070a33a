/**
 * Assigns each module to a file. By itself the build makes a file of every few lines that two screens share: 70 of them for a
 * start on the calendar, each of which is looked up, read and compiled by itself.
 *
 * The modules that several starts need are grouped by these:
 *
 *   initial      what the entry imports: React, the router, the shell
 *   engine       what the engine and the outbox need besides
 *   screens      what at least three of the screens that a visit may begin with need besides, or two if that is little
 *   <a>-<b>      what just these two need
 *
 * Every other module is grouped by what loads it (module-groups.ts), be it one start or a sheet that she opens. Such a file is named
 * after the only thing that loads it, or after its largest module.
 */
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { type GroupedModule, groupModules, type Load, type ModuleGroup } from './module-groups.ts';
import { AFTER_START, ENGINE, MAIN, OUTBOX, SCREEN_MODULES } from './start-modules.ts';

interface ChunkingContext {
  getModuleInfo: (id: string) => Rolldown.ModuleInfo | null;
}

/** They stay the files that they are: one is fetched by who has no app yet, the other names what the page begins with. */
const ENTRIES = /index\.html$|\/src\/(?:app\/public-pages\/start\.ts|app\/start\/main\.tsx)$/;

/** As heavy as all that screens have in common, and only for some. */
const HEAVY = /\/markdown-to-jsx\//;

/** Letters of source that are worth a file of their own. */
const WORTH_A_FILE = 6_000;

/** She waits for a start each time, and opens once in many starts what is loaded when it is asked for. */
const WEIGHT_OF_START = 30;

/** The build leaves them out. */
const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

export function codeSplitting(): Rolldown.CodeSplittingOptions {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    groups: [
      { name: 'initial', tags: ['$initial'], test: (id) => !ENTRIES.test(id), priority: 1 },
      {
        name(id: string, context: ChunkingContext) {
          files ??= new ModuleGraph(context).files();
          return files.get(id) ?? null;
        },
        // Each module is named, and no file takes along what another one holds.
        includeDependenciesRecursively: false,
      },
    ],
  };
}

class ModuleGraph {
  readonly #context: ChunkingContext;
  readonly #ofEntry: ReadonlySet<string>;

  constructor(context: ChunkingContext) {
    this.#context = context;
    this.#ofEntry = this.#importedBy([idOf(MAIN)]);
  }

  /** The name of the file of each module that the entry does not import. */
  files(): ReadonlyMap<string, string> {
    const loads = this.#loads();
    const files = this.#filesOfStarts(loads);
    const modules = new Map<string, GroupedModule>();
    for (const id of new Set(loads.flatMap((load) => [...load.modules]))) {
      const imports = this.#context.getModuleInfo(id)?.importedIds ?? [];
      modules.set(id, { size: this.#sizeOf(id), imports, file: files.get(id) });
    }
    const taken = new Set(files.values());
    for (const group of groupModules(modules, loads)) {
      if (group.file !== undefined) continue;
      const name = freeName(nameOf(group, loads, modules), taken);
      for (const id of group.modules) files.set(id, name);
    }
    return files;
  }

  #loads(): readonly Load[] {
    const load = (name: string, ids: readonly string[], weight: number): Load => ({
      name,
      modules: new Set([...this.#importedBy(ids)].filter((id) => !this.#ofEntry.has(id))),
      weight,
    });
    const engine = [ENGINE, OUTBOX].map(idOf);
    const starts = [
      ...SCREEN_MODULES.map((module) => load(baseOf(module), [...engine, idOf(module)], WEIGHT_OF_START)),
      load('after-start', AFTER_START.map(idOf), WEIGHT_OF_START),
    ];
    const ofStarts = new Set([...engine, ...[...SCREEN_MODULES, ...AFTER_START].map(idOf)]);
    const asked = [...this.#loadedWhenAsked()].filter((id) => !ofStarts.has(id) && !this.#ofEntry.has(id));
    return [...starts, ...asked.map((id) => load(baseOf(id), [id], 1))];
  }

  /** The files of the modules that several starts need. */
  #filesOfStarts(loads: readonly Load[]): Map<string, string> {
    const engine = this.#importedBy([ENGINE, OUTBOX].map(idOf));
    const starts = loads.filter(({ weight }) => weight === WEIGHT_OF_START);
    const needing = new Map<string, readonly string[]>();
    const sizes = new Map<string, number>();
    for (const id of new Set(starts.flatMap(({ modules }) => [...modules]))) {
      if (engine.has(id)) continue;
      const names = starts.flatMap(({ name, modules }) => (modules.has(id) ? [name] : []));
      needing.set(id, names);
      sizes.set(names.join(), (sizes.get(names.join()) ?? 0) + this.#sizeOf(id));
    }
    const files = new Map([...engine].filter((id) => !this.#ofEntry.has(id)).map((id) => [id, 'engine']));
    for (const [id, names] of needing) {
      const isLittle = (sizes.get(names.join()) ?? 0) < WORTH_A_FILE;
      if (HEAVY.test(id)) files.set(id, 'markdown');
      else if (names.length > 2 || (names.length === 2 && isLittle)) files.set(id, 'screens');
      else if (names.length === 2) files.set(id, names.join('-'));
    }
    return files;
  }

  /** The modules that are loaded by `import()`, from the page's own or from each other. */
  #loadedWhenAsked(): ReadonlySet<string> {
    const asked = new Set<string>();
    const left = [idOf(MAIN)];
    for (let id = left.pop(); id !== undefined; id = left.pop())
      for (const module of this.#importedBy([id]))
        for (const loaded of this.#context.getModuleInfo(module)?.dynamicallyImportedIds ?? []) {
          if (asked.has(loaded)) continue;
          asked.add(loaded);
          left.push(loaded);
        }
    return asked;
  }

  /** The modules and all that they import before they run. */
  #importedBy(ids: readonly string[]): ReadonlySet<string> {
    const found = new Set<string>();
    const left = [...ids];
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      left.push(...(this.#context.getModuleInfo(id)?.importedIds ?? []));
    }
    return found;
  }

  #sizeOf(id: string): number {
    return (this.#context.getModuleInfo(id)?.code ?? '').replace(COMMENTS, '').length;
  }
}

function nameOf(
  { modules: ids, needed }: ModuleGroup,
  loads: readonly Load[],
  modules: ReadonlyMap<string, GroupedModule>,
): string {
  const [only, another] = loads.filter((_, position) => needed[position]);
  if (only && !another) return only.name;
  const sizeOf = (id: string) => modules.get(id)?.size ?? 0;
  return baseOf(ids.reduce((largest, id) => (sizeOf(id) > sizeOf(largest) ? id : largest)));
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
  taken.add(free);
  return free;
}

/** `recipe` of `…/recipe-screen.tsx`. */
function baseOf(id: string): string {
  return /([\w.-]+?)(?:-screen)?(?:\.m?[jt]sx?)?$/.exec(id)?.[1] ?? 'module';
}

function idOf(module: string): string {
  return fileURLToPath(new URL(`../${module}`, import.meta.url));
}
