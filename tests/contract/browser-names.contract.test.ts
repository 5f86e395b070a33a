/** The page and the worker name nothing that the oldest browsers of members lack, unless they have asked for it first. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../support/repository-files.ts';
import { writeTargetLibraries } from '../support/target-libraries.ts';

/** The features that the product can do without. Each is optional here, so that types hold that every use asks first. */
const ASKED_FOR_FIRST = [
  'CanvasRenderingContext2D.imageSmoothingQuality',
  'Document.pictureInPictureEnabled',
  'HTMLElement.popover',
  'HTMLElement.togglePopover',
  'HTMLMediaElement.remote',
  'HTMLVideoElement.requestPictureInPicture',
  'IDBFactory.databases',
  'Navigator.canShare',
  'Navigator.clearAppBadge',
  'Navigator.setAppBadge',
  'Navigator.share',
  'Navigator.vibrate',
  'Navigator.wakeLock',
  'ScreenOrientation.lock',
  'StorageManager.estimate',
  'Window.navigation',
  'Window.requestIdleCallback',
  'WorkerNavigator.serviceWorker',
  'WorkerNavigator.setAppBadge',
];
/** WebKit has declared it since it has had the event; the data say that it has not. */
const HAD_ALL_THE_SAME = ['NotificationEvent.notification'];

/** The replacement for a name that is missed. */
const INSTEAD: Record<string, string> = {
  canParse: 'readAddress (contract/web-address.ts)',
  parse: 'readAddress (contract/web-address.ts)',
  any: 'deadline or withDeadline (src/offline/deadline.ts)',
  size: 'has(), or the length of [...parameters]',
  groupBy: 'a Map that is filled in a loop',
  withResolvers: 'new Promise',
  Segmenter: 'the rules of src/language/',
};
const OTHERWISE =
  'Browsers that members may have (build/target.ts) lack these names. Replace them, or do without where they are missing: ask first whether they are there, and add them to ASKED_FOR_FIRST.';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tsc = join(root, 'node_modules/.bin/tsc');
let folder = '';

beforeAll(async () => {
  // Below the repository, so that packages are found.
  folder = await mkdtemp(join(root, 'node_modules/.browser-names-'));
  writeTargetLibraries(join(folder, 'libraries'), {
    askedForFirst: ASKED_FOR_FIRST,
    hadAllTheSame: HAD_ALL_THE_SAME,
  });
});
afterAll(() => rm(folder, { recursive: true }));

/** Checks a part's files, or those given, with its own settings and the old libraries; returns what is wrong. */
async function faultsIn(part: 'contract' | 'src' | 'sw', files?: string[]): Promise<string[]> {
  const { compilerOptions } = JSON.parse(textOf(`${part}/tsconfig.json`)) as {
    compilerOptions: { lib: string[]; types?: string[] };
  };
  const { lib, types = [], ...others } = compilerOptions;
  const project = join(folder, `${part}.json`);
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { ...others, noLib: true },
    files: [
      ...lib.map((name) => `libraries/lib.${name}.d.ts`),
      ...types.map((name) => join(root, `node_modules/${name}.d.ts`)),
      ...(files ?? []),
    ],
    include: files ? [] : [join(root, part)],
  };
  await writeFile(project, JSON.stringify(settings));
  const { stdout } = await promisify(execFile)(tsc, ['--noEmit', '-p', project], { cwd: root }).catch(
    (failed: { stdout: string }) => failed,
  );
  return stdout.split('\n').filter((line) => / error TS/.test(line));
}

/** Names, for each that is missed and has one, its replacement. */
function advice(faults: readonly string[]): string {
  const named = Object.entries(INSTEAD).filter(([name]) =>
    faults.some((fault) => fault.includes(`'${name}'`)),
  );
  return [OTHERWISE, ...named.map(([name, instead]) => `Instead of ${name}: ${instead}.`)].join('\n');
}

// A whole compilation takes as long as the machine is busy.
describe('the names of the browser', { timeout: 180_000 }, () => {
  it.each(['contract', 'src', 'sw'] as const)(
    'that %s uses are in every browser of members, or asked for first',
    async (part) => {
      const faults = await faultsIn(part);
      expect(faults, advice(faults)).toEqual([]);
    },
  );

  it('that came later are missed, each with what to use instead', async () => {
    const uses = [
      "URL.canParse('');",
      'AbortSignal.any([]);',
      'new URLSearchParams().size === 1;',
      "Object.groupBy('a', String);",
      'Promise.withResolvers();',
      "new Set('a').union(new Set('b'));",
      'new Intl.Segmenter();',
      'navigator.share({});',
      'indexedDB.databases();',
      'void navigation.entries();',
      "document.querySelector('dialog')?.requestClose();",
      'document.body.checkVisibility();',
    ];
    const faults = await faultsIn('src', await written('late.ts', uses));
    const missed = uses.filter((_use, index) =>
      faults.some((fault) => fault.includes(`late.ts(${index + 1},`)),
    );
    expect(missed).toEqual(uses);
    expect(advice(faults)).toContain('Instead of canParse: readAddress (contract/web-address.ts).');
  });

  it('that all of them have are not', async () => {
    const uses = [
      "URL.createObjectURL(new Blob(['']));",
      'AbortSignal.timeout(1);',
      'new URLSearchParams().toString();',
      '[2, 1].toSorted().at(-1)?.toFixed();',
      "document.querySelector('dialog')?.showModal();",
      'void navigator.share?.({});',
      'structuredClone({});',
      'crypto.randomUUID();',
      "new Intl.PluralRules('et').select(1);",
    ];
    expect(await faultsIn('src', await written('early.ts', uses))).toEqual([]);
  });
});

async function written(name: string, lines: readonly string[]): Promise<string[]> {
  const file = join(folder, name);
  await writeFile(file, [...lines, 'export {};'].join('\n'));
  return [file];
}
