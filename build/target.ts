/**
 * The oldest browsers that members may have: the build lowers syntax for them, a test refuses names that they lack
 * (tests/contract/browser-names.contract.test.ts), the README tells of them, and
 * docs/decisions/136-browsers-of-spring-2023.md why these.
 */
export const BROWSERS = { chrome: '111', edge: '111', firefox: '121', safari: '16.4', ios: '16.4' };

export const buildTarget = Object.entries(BROWSERS).map(([name, version]) => name + version);
