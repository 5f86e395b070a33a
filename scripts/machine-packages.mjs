/** Finds the programs of the machine's package manager by their version, and Debian's packages of them. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** The script that Debian asks before it starts a daemon. */
const POLICY = '/usr/sbin/policy-rc.d';
/** Its word for: not allowed. */
const FORBIDDEN = 101;

/**
 * The version that a program prints of itself; undefined if it is not here.
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env
 * @param {string} question
 */
export function versionOf(program, env = process.env, question = '--version') {
  const { status, stdout } = spawnSync(program, [question], { encoding: 'utf8', env });
  return status === 0 ? stdout.trim().split('\n')[0] : undefined;
}

/**
 * Installs Debian's packages, which only root may.
 * @param {string[]} packages
 */
export function installPackages(...packages) {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(' ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['-qq', 'update'], { env, stdio: 'ignore' });
  const args = ['-qq', 'install', '-y', '--no-install-recommends', ...packages];
  const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  if (status !== 0) console.log(stderr ?? 'There is no apt-get.');
}

/**
 * As `installPackages`, for packages with daemons, none of which is started for the whole machine.
 * @param {string[]} packages
 */
export function installStopped(...packages) {
  const isOurs = process.getuid?.() === 0 && !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, `#!/bin/sh\nexit ${FORBIDDEN}\n`, { mode: 0o755 });
  try {
    installPackages(...packages);
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}
