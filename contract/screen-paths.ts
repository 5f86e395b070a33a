/**
 * The paths that are screens. The worker answers for these and leaves all others to the server, and the server has a page for
 * these. A segment has no dot: a name that ends in `.ics` or `.js` is a file. Capitals count as small letters, as for the router.
 */
import { paths } from './paths.ts';

const ALL = Object.values(paths).toSorted((one, other) => (one.pattern < other.pattern ? -1 : 1));
const sourceOf = (pattern: string) => pattern.replace(/\/:\w+(\??)/g, '(/[^/.]+)$1').slice(1);
const testOf = (source: string) => new RegExp(`^/(${source})/?$`, 'i');

/** All of them in one, for the worker, whose build writes it out (build/page-plugins.ts). */
export const SCREEN_PATH = testOf(ALL.map(({ pattern }) => sourceOf(pattern)).join('|'));

const SCREENS = ALL.map(({ pattern, isNoindex }) => ({ isNoindex, test: testOf(sourceOf(pattern)) }));

/** Returns nothing if no screen has the path. */
export function screenAt(pathname: string): { isNoindex: boolean } | undefined {
  return SCREENS.find(({ test }) => test.test(pathname));
}
