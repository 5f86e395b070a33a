/** The guards of the promises at the service, whose model is compared with the real one. */
import type { Guard } from './guard.ts';

const SERVICE = 'tests/simulation/world/service.ts';
const PROFILES = 'tests/simulation/world/profiles.ts';
const SESSIONS = 'tests/simulation/world/sessions.ts';

export const SERVICE_GUARDS: readonly Guard[] = [
  {
    name: 'a measurement is known by its id (service)',
    file: SERVICE,
    text: 'if (standing === undefined) happen(',
    replacement: 'happen(',
  },
  {
    name: 'a deleted measurement stays deleted (service)',
    file: SERVICE,
    text: "if (standing === null) throw new Refused('NOT_FOUND');",
    replacement: 'if (standing === null) happen(`created ${id}`);',
  },
  {
    name: 'a completion is known by its moment (service)',
    file: SERVICE,
    text: 'if (!kept.completions.has(name)) {',
    replacement: 'if (name) {',
  },
  {
    name: 'of two changes of a mark the later stands (service)',
    file: SERVICE,
    text: 'if (standing && !standsOver(mark, standing)) {',
    replacement: 'if (standing && !standsOver(mark, standing) && !mark) {',
  },
  {
    name: 'a consent that comes late gives nothing back (service)',
    file: PROFILES,
    text: 'if (moment <= (this.#moments.get(kind) ?? Number.NEGATIVE_INFINITY)) return false;',
    replacement: '',
  },
  {
    name: 'a deletion is known by its id (service)',
    file: SERVICE,
    text: 'if (kept.measurements.get(id) !== null) happen(',
    replacement: 'happen(',
  },
  {
    name: 'an undo is known by its moment (service)',
    file: SERVICE,
    text: 'if (kept.completions.get(name) !== false) happen(',
    replacement: 'happen(',
  },
  {
    name: 'a deleted training stays deleted (service)',
    file: SERVICE,
    text: "if (stored === null) throw new Refused('NOT_FOUND');",
    replacement: '',
  },
  {
    name: 'the sets of two revisions add up (service)',
    file: SESSIONS,
    text: 'sets: mergedSets(allSetsOf(stands), allSetsOf(falls))',
    replacement: 'sets: stands.sets',
  },
  {
    name: 'a training that has ended stays ended (service)',
    file: SESSIONS,
    text: 'if (isOver !== (standing.endDateTime !== null)) return isOver;',
    replacement: '',
  },
];
