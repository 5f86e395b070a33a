/** Services that are npm packages: each of an exact version, installed into a folder of its own, and run as a process. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './postgres.mjs';

const FOLDER = fileURLToPath(new URL('../.cache/services/', import.meta.url));
const READY_LIMIT_MS = 30_000;

/** @typedef {{ name: string, version: string }} NpmPackage */
/** @typedef {{ endpoint: string, close: () => Promise<void> }} RunningService */

/** @param {NpmPackage} wanted */
const homeOf = ({ name, version }) => join(FOLDER, `${name.replace('/', '+')}@${version}`);

/**
 * Its own folder; undefined if it is not here.
 * @param {NpmPackage} wanted
 */
export function findNpmPackage(wanted) {
  const folder = join(homeOf(wanted), 'node_modules', wanted.name);
  return existsSync(join(folder, 'package.json')) ? folder : undefined;
}

/**
 * Without its scripts, which may do anything on this machine.
 * @param {NpmPackage} wanted
 */
export function getNpmPackage(wanted) {
  const home = homeOf(wanted);
  console.log(`Installing ${wanted.name} ${wanted.version} …`);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
  const { status, stderr } = spawnSync('npm', [...args, `${wanted.name}@${wanted.version}`], {
    cwd: home,
    encoding: 'utf8',
  });
  if (status === 0) return;
  rmSync(home, { recursive: true, force: true });
  console.log(stderr);
}

/** @param {NpmPackage} wanted */
export const howToGet = ({ name, version }) => `npm install ${name}@${version} did not do here.`;

/**
 * Runs one of its files on a free port in an empty folder, which is removed afterwards; ready when `healthPath` is answered.
 * @param {NpmPackage} wanted
 * @param {{ file: string, healthPath: string, at: (port: number) => { args?: string[], env?: NodeJS.ProcessEnv } }} how
 * @returns {Promise<RunningService>}
 */
export async function startNpmService(wanted, { file, healthPath, at }) {
  const data = mkdtempSync(join(tmpdir(), `hoog-${wanted.name.replace(/\W/g, '-')}-`));
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const { args = [], env = {} } = at(port);
  const child = spawn(process.execPath, [join(findNpmPackage(wanted) ?? '', file), ...args], {
    cwd: data,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit');
  const close = async () => {
    if (child.exitCode === null && child.kill()) await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const isReady = () =>
    fetch(`${endpoint}${healthPath}`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + READY_LIMIT_MS; !(await isReady()); await delay(100)) {
    if (child.exitCode === null && Date.now() < until) continue;
    await close();
    throw new Error(`${wanted.name} was not ready in time`);
  }
  return { endpoint, close };
}
