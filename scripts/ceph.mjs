/**
 * Ceph's object gateway, a real S3 with signatures, POST policies and CORS: one monitor, one store in memory and one gateway on
 * free ports, about 140 MB of memory. From Debian's packages, unpacked and not installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { versionOf } from './machine-packages.mjs';
import { freePort } from './postgres.mjs';

const PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd'];
const FOLDER = fileURLToPath(new URL('../.cache/services/ceph/', import.meta.url));
const ROOT = join(FOLDER, 'root');
const READY_LIMIT_MS = 90_000;

/** @typedef {{ endpoint: string, accessKeyId: string, secretAccessKey: string, close: () => Promise<void> }} RunningCeph */

/** Its libraries' folder: usr/lib/x86_64-linux-gnu. */
function libraries() {
  const lib = join(ROOT, 'usr/lib');
  const name = existsSync(lib) ? readdirSync(lib).find((each) => each.endsWith('-linux-gnu')) : undefined;
  return join(lib, name ?? '');
}

/** @param {string} configuration */
function environment(configuration = '') {
  const lib = libraries();
  const folders = [lib, join(lib, 'ceph'), lib.replace('/usr/', '/'), join(ROOT, 'usr/lib/ceph')];
  return {
    ...process.env,
    LD_LIBRARY_PATH: folders.join(':'),
    PATH: `${join(ROOT, 'usr/bin')}:${process.env['PATH']}`,
    PYTHONPATH: join(ROOT, 'usr/lib/python3/dist-packages'),
    CEPH_CONF: configuration,
  };
}

/** Its version; undefined if it is not here. */
export function findCeph() {
  return existsSync(join(ROOT, 'usr/bin/radosgw')) ? versionOf('radosgw', environment()) : undefined;
}

/** Downloads the packages that this machine lacks and unpacks them. */
export function unpackCeph() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const run = (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
    spawnSync(program, args, { cwd: FOLDER, encoding: 'utf8' });
  console.log(`Unpacking ${PACKAGES.join(' ')} …`);
  const { stdout } = run('apt-get', 'install', '-s', '--no-install-recommends', ...PACKAGES);
  const lacking = [...(stdout ?? '').matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
  if (lacking.length === 0) return;
  run('apt-get', 'download', ...lacking);
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.deb'))) {
    run('dpkg', '-x', file, ROOT);
    rmSync(join(FOLDER, file));
  }
}

/**
 * Without passwords between its parts, which nobody else reaches; a single store is enough.
 * @param {string} data
 * @param {{ monitor: number, gateway: number, id: string }} place
 */
function configurationOf(data, { monitor, gateway, id }) {
  const lib = libraries();
  return [
    '[global]',
    `fsid = ${id}`,
    `mon host = v2:127.0.0.1:${monitor}/0`,
    ...['cluster', 'service', 'client'].map((part) => `auth ${part} required = none`),
    'auth allow insecure global id reclaim = true',
    ...['mon client', 'client', 'cluster', 'service', 'mon service', 'mon cluster'].map(
      (part) => `ms ${part} mode = crc`,
    ),
    'public addr = 127.0.0.1',
    'osd pool default size = 1',
    'osd pool default min size = 1',
    'osd crush chooseleaf type = 0',
    'osd pool default pg num = 4',
    'mon allow pool size one = true',
    'mon max pg per osd = 1000',
    'osd objectstore = memstore',
    'memstore device bytes = 1073741824',
    `plugin dir = ${join(lib, 'ceph')}`,
    `erasure code dir = ${join(lib, 'ceph/erasure-code')}`,
    `osd class dir = ${join(lib, 'rados-classes')}`,
    'osd class load list = *',
    'osd class default list = *',
    `run dir = ${data}`,
    `admin socket = ${data}/$name.asok`,
    `log file = ${data}/$name.log`,
    `mon data = ${join(data, 'mon')}`,
    `osd data = ${join(data, 'osd')}`,
    '[client.rgw]',
    `rgw frontends = beast endpoint=127.0.0.1:${gateway}`,
    'rgw dns name = 127.0.0.1',
    '',
  ].join('\n');
}

/** @returns {Promise<RunningCeph>} */
export async function startCeph() {
  const data = mkdtempSync(join(tmpdir(), 'hoog-ceph-'));
  for (const folder of ['mon', 'osd']) mkdirSync(join(data, folder));
  const configuration = join(data, 'ceph.conf');
  const place = { monitor: await freePort(), gateway: await freePort(), id: randomUUID() };
  writeFileSync(configuration, configurationOf(data, place));
  const env = environment(configuration);
  const run = (/** @type {string} */ program, /** @type {string[]} */ ...args) => {
    const { status, stderr } = spawnSync(program, args, { env, encoding: 'utf8', timeout: 60_000 });
    if (status !== 0) throw new Error(`${program} ${args[0]} ended with ${status}: ${stderr.slice(-2_000)}`);
  };
  /** @type {import('node:child_process').ChildProcess[]} */
  const daemons = [];
  const start = (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
    daemons.push(spawn(program, ['-f', ...args], { env, stdio: 'ignore' }));
  const close = async () => {
    for (const daemon of daemons.toReversed()) {
      const ended = once(daemon, 'exit');
      if (daemon.exitCode === null && daemon.kill('SIGKILL')) await ended;
    }
    rmSync(data, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${place.gateway}`;
  const keys = { accessKeyId: 'hoog', secretAccessKey: randomUUID() };
  try {
    const map = join(data, 'monmap');
    run('monmaptool', '--create', '--fsid', place.id, '--addv', 'a', `[v2:127.0.0.1:${place.monitor}]`, map);
    run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
    start('ceph-mon', '-i', 'a');
    const store = randomUUID();
    run('ceph', '--connect-timeout', '30', 'osd', 'new', store, '0');
    run('ceph-osd', '--no-mon-config', '--mkfs', '-i', '0', '--osd-uuid', store, '--monmap', map);
    start('ceph-osd', '-i', '0');
    const asRoot = process.getuid?.() === 0 ? ['--setuser', 'root', '--setgroup', 'root'] : [];
    const gateway = ['-n', 'client.rgw', '--keyring=/dev/null'];
    start('radosgw', ...gateway, ...asRoot);
    await untilAnswers(endpoint);
    const user = ['--uid=hoog', '--display-name=hoog', `--access-key=${keys.accessKeyId}`];
    run('radosgw-admin', ...gateway, 'user', 'create', ...user, `--secret-key=${keys.secretAccessKey}`);
  } catch (error) {
    await close();
    throw error;
  }
  return { endpoint, ...keys, close };
}

/** @param {string} endpoint */
async function untilAnswers(endpoint) {
  for (const until = Date.now() + READY_LIMIT_MS; Date.now() < until; await delay(200)) {
    const isThere = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error('The object gateway was not ready in time');
}
