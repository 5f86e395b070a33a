/** The embedded identity service under Amazon's own command line. */
import { existsSync } from 'node:fs';
import { installPackages, versionOf } from '../machine-packages.mjs';
import { vitest } from '../test-runners.mjs';

/** Debian's, before any other that is first on the path. */
const program = () => (existsSync('/usr/bin/aws') ? '/usr/bin/aws' : 'aws');

/** @type {import('../services.mjs').ForeignService} */
export const signIn = {
  name: 'sign-in',
  find: () => versionOf(program())?.split(' ')[0],
  get: () => installPackages('awscli'),
  howToGet: 'Debian: apt-get install awscli',
  run: () => vitest('services-sign-in', 'services', ['sign-in'], { TEST_AWS: program() }),
};
