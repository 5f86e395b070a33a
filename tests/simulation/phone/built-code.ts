/** Bundles the product's code, or a copy in which a guard is missing, as a function of the globals that a page has. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { Service } from '../world/service.ts';
import type * as PhoneCode from './phone-code.ts';

export type Code = typeof PhoneCode;

/** A text of the source and what stands there instead. */
export interface Patch {
  /** Below the repository's root. */
  file: string;
  text: string;
  replacement: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

export const PAGE_GLOBALS = [
  'globalThis',
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'addEventListener',
  'removeEventListener',
  'indexedDB',
  'BroadcastChannel',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
  'crypto',
  'fetch',
  'AbortSignal',
  'Math',
  'console',
  'localStorage',
  'sessionStorage',
] as const;
export type PageGlobals = Record<(typeof PAGE_GLOBALS)[number], unknown>;

/** The product as a schedule runs it. */
export interface Product {
  /** The code of a page or worker that has these globals. */
  load: (globals: PageGlobals) => Code;
  Service: typeof Service;
}

const SERVICE = 'tests/simulation/world/service.ts';
const OF_SERVICE = [SERVICE, 'tests/simulation/world/profiles.ts', 'tests/simulation/world/sessions.ts'];

/** The product whole, or without what the patch takes away; see `buildPhoneCode`. */
export async function buildProduct(patch?: Patch): Promise<Product> {
  if (!patch || !OF_SERVICE.includes(patch.file)) return { load: await buildPhoneCode(patch), Service };
  // oxlint-disable-next-line no-implied-eval -- As below.
  const load = new Function(`${await bundle(SERVICE, patch)};return bundle;`) as () => Pick<
    Product,
    'Service'
  >;
  return { load: await buildPhoneCode(), Service: load().Service };
}

/** Throws if the patch's text is not in its file exactly once, so that a guard cannot be left by a mere rename. */
async function buildPhoneCode(patch?: Patch): Promise<(globals: PageGlobals) => Code> {
  const code = await bundle('tests/simulation/phone/phone-code.ts', patch);
  // oxlint-disable-next-line no-implied-eval -- A page's globals are its own: that is what makes it one.
  const load = new Function(...PAGE_GLOBALS, ...IDB_NAMES, `'use strict';${code};return bundle;`) as (
    ...given: unknown[]
  ) => Code;
  const { classes } = await disk();
  const classesInOrder = IDB_NAMES.map((name) => classes[name]);
  return (globals) => load(...PAGE_GLOBALS.map((name) => globals[name]), ...classesInOrder);
}

export const IDB_NAMES = [
  'IDBCursor',
  'IDBCursorWithValue',
  'IDBDatabase',
  'IDBFactory',
  'IDBIndex',
  'IDBKeyRange',
  'IDBObjectStore',
  'IDBOpenDBRequest',
  'IDBRequest',
  'IDBTransaction',
  'IDBVersionChangeEvent',
] as const;
type IdbName = (typeof IDB_NAMES)[number];

export interface DiskCode {
  classes: Record<IdbName, new (...given: never[]) => object>;
  /** Runs each task of every disk. */
  runTasksBy: (queue: (task: () => void, delayMs?: number) => void) => void;
}

let diskCode: Promise<DiskCode> | undefined;

/** fake-indexeddb whose tasks a schedule orders, and which waits for the transactions of connections that are being closed. */
export function disk(): Promise<DiskCode> {
  diskCode ??= buildDisk();
  return diskCode;
}

async function buildDisk(): Promise<DiskCode> {
  const code = await bundle('tests/simulation/phone/disk-code.ts');
  let queue: (task: () => void, delayMs?: number) => void = () => undefined;
  // oxlint-disable-next-line no-implied-eval -- As above.
  const load = new Function('queueDiskTask', `${code};return bundle;`) as (
    given: typeof queue,
  ) => DiskCode['classes'];
  return {
    classes: load((task, delayMs) => queue(task, delayMs)),
    runTasksBy(given) {
      queue = given;
    },
  };
}

async function bundle(entry: string, patch?: Patch): Promise<string> {
  let isPatched = patch === undefined;
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { __APP_VERSION__: '"simulation"' },
    plugins: [
      {
        name: 'changed-source',
        enforce: 'pre',
        load(id) {
          if (id.endsWith('fake-indexeddb/build/esm/lib/scheduling.js'))
            return 'export const queueTask = (task, delayMs) => queueDiskTask(task, delayMs);';
          if (id.endsWith('fake-indexeddb/build/esm/lib/closeConnection.js'))
            return readFileSync(id, 'utf8')
              .replace('=== "finished";', '=== "finished" || transaction.db !== connection;')
              .replace('forced);\n    });', 'forced);\n    }, 1);');
          if (id.endsWith('fake-indexeddb/build/esm/FDBFactory.js'))
            return readFileSync(id, 'utf8')
              .replaceAll(
                'return !openDatabase2._closed && !openDatabase2._closePending;',
                'return !openDatabase2._closed;',
              )
              .replace('queueTask(waitForOthersClosed);', 'queueTask(waitForOthersClosed, 20);')
              .replace('name, openDatabases, cb));', 'name, openDatabases, cb), 20);');
          // A browser tells nobody of a transaction that ended with its page.
          if (id.endsWith('idb/build/index.js'))
            return readFileSync(id, 'utf8').replace(
              'transactionDoneMap.set(tx, done);',
              'transactionDoneMap.set(tx, done); done.catch(() => undefined);',
            );
          if (!patch || id !== `${root}${patch.file}`) return null;
          const parts = readFileSync(id, 'utf8').split(patch.text);
          if (parts.length !== 2)
            throw new Error(`${patch.file} has it ${parts.length - 1} times: ${patch.text}`);
          isPatched = true;
          return parts.join(patch.replacement);
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      lib: { entry: `${root}${entry}`, formats: ['iife'], name: 'bundle' },
      target: 'es2023',
    },
  });
  if (!isPatched) throw new Error(`Nothing of the phone's code imports ${patch?.file}`);
  const [first] = Array.isArray(output) ? output : [output];
  if (!first || !('output' in first)) throw new Error('Nothing was bundled');
  return first.output[0].code;
}
