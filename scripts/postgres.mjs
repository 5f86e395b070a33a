/**
 * A PostgreSQL for one run of the tests: the one that TEST_DATABASE_URL names, or a server of our own in a temporary
 * folder, started from the binaries that are on the machine and gone afterwards.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** @typedef {{ url: string, close: () => Promise<void>, processId?: number | undefined }} RunningPostgres The process is that of one of our own. */

const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** Debian's `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65534;
const READY_LIMIT_MS = 20_000;

export const HOW_TO_GET_POSTGRES =
  'Install PostgreSQL (Debian: apt-get install postgresql) or let TEST_DATABASE_URL name a server.';

/**
 * Returns the server's address and a function that removes it; undefined if the machine has no PostgreSQL. `isDurable` is
 * for one that keeps what it acknowledges, `binaries` a folder with another version's programs.
 * @param {{ isDurable?: boolean, binaries?: string | undefined }} options
 * @returns {Promise<RunningPostgres | undefined>}
 */
export async function openPostgres({ isDurable = false, binaries = findBinaries() } = {}) {
  const given = process.env['TEST_DATABASE_URL'];
  if (given && binaries === findBinaries()) return { url: given, close: async () => undefined };
  return binaries === undefined ? undefined : startPostgres(binaries, isDurable);
}

/**
 * Returns what `run` counts with a PostgreSQL; without one it reports that these tests did not run.
 * @param {string} what
 * @param {(environment: Record<string, string>) => Promise<import('./test-runners.mjs').Counts>} run
 * @returns {Promise<import('./test-runners.mjs').Counts>}
 */
export async function withPostgres(what, run) {
  const postgres = await openPostgres();
  if (!postgres) {
    console.log(`${what} did NOT run on PostgreSQL: there is none on this machine. ${HOW_TO_GET_POSTGRES}`);
    return { passed: 0, failed: 0 };
  }
  try {
    return await run({ TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.close();
  }
}

/** The server's program; undefined if there is none. */
export function findPostgres() {
  const binaries = findBinaries();
  return binaries === undefined ? undefined : join(binaries, 'postgres');
}

function findBinaries() {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * @param {string} binaries
 * @param {boolean} isDurable
 */
async function startPostgres(binaries, isDurable) {
  const folder = mkdtempSync(join(tmpdir(), 'hoog-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    // Data of tests need not survive a crash of the machine; measured writes must.
    const { url, close } = await startIn(folder, binaries, [`fsync=${isDurable ? 'on' : 'off'}`]);
    return { url, close: () => close().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * A server of our own whose folder stays when it is closed, to be opened again. Undefined if the machine has no PostgreSQL.
 * @param {string} folder
 * @param {string[]} settings As `fsync=on`.
 * @returns {Promise<RunningPostgres | undefined>}
 */
export async function openKeptPostgres(folder, settings) {
  const binaries = findBinaries();
  if (binaries === undefined) return undefined;
  mkdirSync(folder, { recursive: true });
  return startIn(folder, binaries, settings);
}

/**
 * @param {string} folder
 * @param {string} binaries
 * @param {string[]} settings
 * @returns {Promise<RunningPostgres>}
 */
async function startIn(folder, binaries, settings) {
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (owner.uid) chownSync(folder, owner.uid, owner.gid);
  const cluster = join(folder, 'cluster');
  if (!existsSync(cluster)) makeCluster(cluster, binaries, owner);
  const port = await freePort();
  const all = ['max_connections=200', ...settings].flatMap((setting) => ['-c', setting]);
  const args = ['-D', cluster, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder, ...all];
  const server = spawn(join(binaries, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' });
  const close = async () => {
    const ended = once(server, 'exit');
    if (server.exitCode === null && server.kill('SIGINT')) await ended;
  };
  const url = `postgres://hoog@127.0.0.1:${port}/postgres`;
  await untilReady(url, server).catch(async (error) => {
    await close();
    throw error;
  });
  return { url, close, processId: server.pid };
}

/**
 * @param {string} cluster
 * @param {string} binaries
 * @param {{ uid?: number, gid?: number }} owner
 */
function makeCluster(cluster, binaries, owner) {
  const init = [
    '-D',
    cluster,
    '-U',
    'hoog',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  const made = spawnSync(join(binaries, 'initdb'), init, {
    ...owner,
    cwd: dirname(cluster),
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} server
 */
async function untilReady(url, server) {
  for (const until = Date.now() + READY_LIMIT_MS; ;) {
    const client = new pg.Client({ connectionString: url });
    const failure = await client.connect().then(
      () => undefined,
      (error) => error,
    );
    await client.end().catch(() => undefined);
    if (!failure) return;
    if (server.exitCode !== null || Date.now() > until)
      throw new Error('PostgreSQL did not start', { cause: failure });
    await delay(50);
  }
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
