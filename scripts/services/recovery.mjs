/** The product on a PostgreSQL that was brought back to a moment between two of her entries, as docs/operations.md says. */
import { installPackages, versionOf } from '../machine-packages.mjs';
import { findPostgres } from '../postgres.mjs';
import { vitest } from '../test-runners.mjs';

/** @type {import('../services.mjs').ForeignService} */
export const recovery = {
  name: 'recovery',
  find() {
    const program = findPostgres();
    const version = program && versionOf(program);
    return version && `${version}, to a point in time`;
  },
  get: () => installPackages('postgresql'),
  howToGet: 'Debian: apt-get install postgresql',
  run: () => vitest('services-recovery', 'services', ['recovery']),
};
