/** The names of the browser that came after those that members may have (build/target.ts), as MDN's compatibility data tell. */
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import type { Page } from '@playwright/test';
import { BROWSERS } from '../../build/target.ts';

const versions = Object.entries({
  chrome: BROWSERS.chrome,
  chrome_android: BROWSERS.chrome,
  edge: BROWSERS.edge,
  firefox: BROWSERS.firefox,
  firefox_android: BROWSERS.firefox,
  safari: BROWSERS.safari,
  safari_ios: BROWSERS.ios,
} as const) as [keyof CompatStatement['support'], string][];

/** True if one of the browsers lacks it. */
function isTooNew({ support }: CompatStatement): boolean {
  return versions.some(([browser, oldest]) => {
    const statements = [support[browser] ?? []].flat();
    return !statements.some(
      ({ version_added: added, flags, prefix }) =>
        typeof added === 'string' && !flags && !prefix && numberOf(added) <= Number(oldest),
    );
  });
}

/** "≤37" is 37; "preview" is after everything. */
function numberOf(version: string): number {
  const number = Number.parseFloat(version.replace('≤', ''));
  return Number.isNaN(number) ? Infinity : number;
}

const { api, javascript } = bcd;
const builtins = javascript.builtins as Identifier;

export function described(name: string): Identifier | undefined {
  return api[name] ?? builtins[name] ?? builtins['Intl']?.[name];
}

export function isNewName(name: string): boolean {
  const compat = described(name)?.__compat ?? api['Window']?.[name]?.__compat;
  return compat !== undefined && isTooNew(compat);
}

/** Code that holds the object of a new interface has it whole: only the way to it is refused. */
export function isNewMember(owner: string, member: string): boolean | undefined {
  const entry = described(owner);
  const compat =
    entry?.[member]?.__compat ??
    entry?.[`${member}_static`]?.__compat ??
    (member.startsWith('on') ? entry?.[`${member.slice(2)}_event`]?.__compat : undefined);
  if (!compat) return undefined;
  return isTooNew(compat) && !isNewName(owner);
}

/** All of them: a new name's own, and the members of others, of which `place` is the object that has them. */
function newNames(): { place: string[]; name: string }[] {
  const objects = { ...api, ...builtins };
  return Object.keys(objects).flatMap((owner) => {
    if (isNewName(owner)) return [{ place: [], name: owner }];
    const members = Object.keys(objects[owner] ?? {}).filter((key) => isNewMember(owner, key));
    return members.flatMap((key) => {
      const name = key.replace(/_(?:static|event)$/, '');
      if (key.endsWith('_static')) return [{ place: [owner], name }];
      return [
        { place: [owner, 'prototype'], name: key.endsWith('_event') ? `on${name}` : name },
        // A global name is on the window itself.
        ...(owner === 'Window' ? [{ place: [], name }] : []),
      ];
    });
  });
}

/** A browser that has it also enforces what the page's policy says about it. */
const ENFORCED = 'trustedTypes';

/** Takes all of these names from the browser for pages opened from now on. The page's worker keeps them. */
export async function takeNewNames(page: Page): Promise<void> {
  await page.addInitScript(
    (names) => {
      for (const { place, name } of names) {
        const at = place.reduce<unknown>((object, key) => Object(object)[key], globalThis);
        if (typeof at === 'object' || typeof at === 'function') Reflect.deleteProperty(at ?? {}, name);
      }
    },
    newNames().filter(({ name }) => name !== ENFORCED),
  );
}
