/** The guards of the promises while a training is under way in two tabs or on two phones. */
import type { Guard } from './guard.ts';

const SESSIONS = 'src/features/training/sessions/';

export const TRAININGS: readonly Guard[] = [
  {
    name: 'a revision takes the place only of the one that it has seen',
    file: `${SESSIONS}save-session.ts`,
    text: 'kept.input.revision === known;',
    replacement: 'kept.input.revision > 0;',
  },
  {
    name: 'a set says nothing of the day that a wrong clock has chosen',
    file: 'src/offline/after-outcome.ts',
    text: "if (!isMomentSure && entry.refusal?.code === 'CLOCK_WRONG') return entry;",
    replacement: '',
  },
  {
    name: 'a set is done upon the newest revision on the disk',
    file: `${SESSIONS}save-session.ts`,
    text: 'if (upon && newest && revisionOf(newest) > seen) {',
    replacement: 'if (upon && newest && seen < 0) {',
  },
  {
    name: 'the sets of two revisions are shown as one',
    file: `${SESSIONS}sessions-with-entries.ts`,
    text: 'const sets = mergedSets(standing, allSetsOf(older));',
    replacement: 'const sets = standing;',
  },
];
