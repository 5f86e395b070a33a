/** The release (`npm run package`) on a Debian that has Node and nothing else: its smallest variant, entered with chroot. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages, versionOf } from '../machine-packages.mjs';
import { makePackage } from '../package.mjs';
import { openPostgres } from '../postgres.mjs';
import { vitest } from '../test-runners.mjs';

const SUITE = 'bookworm';

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** @param {string} to */
async function installRelease(to) {
  const { name, file } = await makePackage();
  run('tar', ['-xzf', file, '-C', join(to, 'opt')]);
  renameSync(join(to, 'opt', name), join(to, 'opt', 'hoog'));
  cpSync(realpathSync(process.execPath), join(to, 'usr', 'bin', 'node'));
}

/** @type {import('../services.mjs').ForeignService} */
export const debian = {
  name: 'debian',
  find() {
    const isRoot = process.getuid?.() === 0;
    const version = isRoot ? versionOf('debootstrap') : undefined;
    return version && `Debian ${SUITE}, minbase, by ${version}, with Node ${process.versions.node}`;
  },
  get: () => installPackages('debootstrap'),
  howToGet: 'As root, Debian: apt-get install debootstrap',
  async run() {
    const root = mkdtempSync(join(tmpdir(), 'hoog-debian-'));
    const postgres = await openPostgres();
    try {
      run('debootstrap', ['--variant=minbase', SUITE, root]);
      // The folder was made for its owner alone; the server runs as somebody else.
      run('chmod', ['755', root]);
      await installRelease(root);
      const database = postgres && { TEST_DATABASE_URL: postgres.url };
      return await vitest('services-debian', 'services', ['debian'], { TEST_DEBIAN: root, ...database });
    } finally {
      await postgres?.close();
      rmSync(root, { recursive: true, force: true });
    }
  },
};
