/**
 * Which file each module goes into. By itself the build makes a file of every few lines that two screens share: 70 of them
 * for a start on the calendar, each of which is looked up, read and compiled by itself.
 */
import type { Rolldown } from 'vite';

/** They stay the files that they are: one is fetched by who has no app yet, the other names what the page begins with. */
const ENTRIES = /index\.html$|\/src\/(?:app\/public-pages\/start\.ts|app\/start\/main\.tsx)$/;

/** Only some screens read aloud with it, and it is as heavy as all that screens have in common. */
const HEAVY = /markdown/;

const OF_LONG_TEXTS = /\/features\/(?:pages|challenge)\/|beside-art|berry-branch|step-text/;

/**
 * A file for each layer, of what several screens use of it. A layer imports only those named before it, so no two files
 * import each other: what is evaluated first would find the other empty. `scripts/budgets.mjs` holds the build to it.
 */
const LAYERS: readonly { name: string; test: RegExp; minShareCount: number }[] = [
  {
    name: 'words',
    test: /\/src\/(?:contract|device|language)\/|^\0words|\/(?:@0no-co|@urql|idb|lucide-react|urql|wonka)\//,
    minShareCount: 2,
  },
  { name: 'data', test: /\/src\/(?:offline|library|reading|session)\/|\.question\.ts$/, minShareCount: 2 },
  { name: 'ui', test: /\/src\/ui\//, minShareCount: 2 },
  { name: 'features', test: /\/src\/features\//, minShareCount: 3 },
];

/** What two screens share and is hardly more than its own file's head: each would be looked up and kept by itself. */
const SMALL = {
  name: 'small',
  test: /\/src\/features\//,
  minShareCount: 2,
  maxModuleSize: 1_200,
  priority: 0.5,
};

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'initial', tags: ['$initial'], test: (id) => !ENTRIES.test(id), priority: LAYERS.length + 1 },
    { name: 'markdown', test: HEAVY, priority: LAYERS.length + 1 },
    SMALL,
    ...LAYERS.map(({ name, test, minShareCount }, index) => ({
      name,
      test: (id: string) => test.test(id) && !OF_LONG_TEXTS.test(id),
      minShareCount,
      priority: LAYERS.length - index,
    })),
  ],
};
