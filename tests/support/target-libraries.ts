/** TypeScript's libraries without the names that browsers of members may lack: what is checked with them uses no other. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { described, isNewMember, isNewName } from './newer-names.ts';

/** The interfaces that contain those of a mixin: of `ParentNode` these are `Document` and `Element`, say. */
function heirsIn(text: string): Map<string, string[]> {
  const heirs = new Map<string, string[]>();
  for (const [, heir = '', parents = ''] of text.matchAll(/^interface (\w+).*? extends (.*) \{$/gm))
    for (const parent of parents.split(/, /)) heirs.set(parent, [...(heirs.get(parent) ?? []), heir]);
  return heirs;
}

const OWNER = /^(?: {4})?(?:declare )?(?:interface|var|const) (\w+).*\{$/;
const OBJECT = /^(?: {4})?(?:declare )?(?:var|const) (\w+): \{$/;
const OBJECT_END = /^(?: {4})?\};?$/;
const MEMBER = /^( {4,8}(?:readonly |get |set )?)(\w+)(\??)([(:<].*)$/;
const GLOBAL = /^(?:declare )?(?:var|function) (\w+)\b.*;$/;

/** Members as `Owner.member`. */
interface Exceptions {
  /** They become optional. */
  askedForFirst: readonly string[];
  /** They stay: the data err. */
  hadAllTheSame: readonly string[];
}

/** Returns the text without what is too new. */
function withoutNew(text: string, { askedForFirst, hadAllTheSame }: Exceptions): string {
  const heirs = heirsIn(text);
  let owner = '';
  let isLeftOut = false;
  const keep = (line: string): string[] => {
    if (OWNER.test(line)) {
      owner = OWNER.exec(line)?.[1] ?? '';
      isLeftOut = OBJECT.test(line) && isNewName(owner);
    }
    if (isLeftOut) {
      isLeftOut = !OBJECT_END.test(line);
      return [];
    }
    const globalName = GLOBAL.exec(line)?.[1];
    if (globalName !== undefined) return isNewName(globalName) ? [] : [line];
    const [, start = '', member = '', , rest = ''] = MEMBER.exec(line) ?? [];
    // `MapConstructor` declares what `Map` has.
    const named = owner.replace(/Constructor$/, '');
    const owners = described(named) ? [named] : (heirs.get(named) ?? []);
    const isNew = owners.map((name) => isNewMember(name, member)).filter((is) => is !== undefined);
    const isOneOf = (names: readonly string[]) => owners.some((name) => names.includes(`${name}.${member}`));
    if (isNew.length === 0 || isNew.includes(false) || isOneOf(hadAllTheSame)) return [line];
    return isOneOf(askedForFirst) ? [`${start}${member}?${rest}`] : [];
  };
  return text.split('\n').flatMap(keep).join('\n');
}

/** Writes the libraries into `folder`; each is `lib.<name>.d.ts`, as TypeScript calls it. */
export function writeTargetLibraries(folder: string, exceptions: Exceptions): void {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('typescript/package.json'));
  const libraries = join(
    dirname(resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)),
    'lib',
  );
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(libraries).filter((file) => /^lib\..*\.d\.ts$/.test(file))) {
    const text = withoutNew(readFileSync(join(libraries, name), 'utf8'), exceptions);
    // Without the compiler's own libraries it follows paths alone.
    writeFileSync(
      join(folder, name),
      text.replace(/reference lib="([^"]*)"/g, 'reference path="./lib.$1.d.ts"'),
    );
  }
}
