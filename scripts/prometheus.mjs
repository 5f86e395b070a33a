/** Debian's Prometheus: its daemon and promtool, which checks rules. Unpacked and not installed, or Debian would start it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../.cache/services/prometheus/', import.meta.url));

/**
 * Returns its path, of the machine's own or unpacked; undefined if it is not here.
 * @param {'prometheus' | 'promtool'} program
 */
export function findPrometheus(program) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), join(FOLDER, 'usr/bin')];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** Its version, which older ones print as an error; undefined if it is not here. */
export function versionOfPrometheus() {
  const program = findPrometheus('prometheus');
  if (program === undefined) return undefined;
  const { stdout, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return /version (\S+)/.exec(`${stdout}${stderr}`)?.[1];
}

/** Downloads and unpacks it, if there is an apt-get; it needs no other package to run. */
export function unpackPrometheus() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  console.log('Unpacking prometheus …');
  spawnSync('apt-get', ['download', 'prometheus'], { cwd: FOLDER, stdio: 'ignore' });
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.deb'))) {
    spawnSync('dpkg', ['-x', join(FOLDER, file), FOLDER]);
    rmSync(join(FOLDER, file));
  }
}
