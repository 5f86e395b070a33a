/**
 * A failover cluster of Debian's packages, in a temporary folder: three nodes of PostgreSQL under Patroni, which agree by etcd on
 * the primary, and HAProxy, whose one address leads to it. `docs/operations.md` says which settings matter to the product.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPostgres } from './postgres.mjs';

/** Debian's `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65534;
const OWNER = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const READY_LIMIT_MS = 60_000;
/** @typedef {{ name: string, role: string, state: string }} Member */

/** Short, so that a dead primary is soon replaced. Patroni's own rule is ttl ≥ loop_wait + 2 × retry_timeout. */
const TIMES = { ttl: 7, loop_wait: 1, retry_timeout: 3 };

/** @param {'patroni' | 'etcd' | 'haproxy'} name */
export function findProgram(name) {
  const folders = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * `url` is HAProxy's address. With `isSynchronous` the primary acknowledges no commit that another node has not on its disk, and
 * none at all while there is no such node. A port of `freePort` is not taken by anything else while its node is dead.
 * @param {{ isSynchronous: boolean, freePort: () => Promise<number> }} options
 */
export async function openFailoverCluster({ isSynchronous, freePort }) {
  const folder = mkdtempSync(join(tmpdir(), 'hoog-failover-'));
  if (OWNER.uid) chownSync(folder, OWNER.uid, OWNER.gid);
  const etcd = { client: await freePort(), peer: await freePort() };
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  const running = new Map();
  /**
   * @param {string} name
   * @param {'patroni' | 'etcd' | 'haproxy'} program
   * @param {string[]} args
   */
  const run = (name, program, args) => {
    const env = { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8' };
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(findProgram(program) ?? program, args, {
      ...OWNER,
      cwd: folder,
      env,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    running.set(name, child);
  };

  /** @type {{ name: string, port: number, api: number, data: string }[]} */
  const members = [];
  for (const name of ['one', 'two', 'three'])
    members.push({ name, port: await freePort(), api: await freePort(), data: join(folder, name) });
  for (const member of members) {
    const settings = patroniSettings(member, { folder, etcd: etcd.client, isSynchronous });
    writeFileSync(join(folder, `${member.name}.yml`), JSON.stringify(settings));
  }
  const port = await freePort();
  writeFileSync(join(folder, 'haproxy.cfg'), haproxySettings(port, members));

  const at = (/** @type {string} */ name) => {
    const found = members.find((member) => member.name === name);
    if (!found) throw new Error(`There is no node ${name}`);
    return found;
  };
  const start = (/** @type {string} */ name) => run(name, 'patroni', [join(folder, `${name}.yml`)]);
  /** Its PostgreSQL and the processes of that, then Patroni: what is gone when a machine is. */
  const processesOf = (/** @type {string} */ name) => {
    const postmaster = Number(readFileSync(join(at(name).data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return { postmaster, all: [running.get(name)?.pid ?? 0, postmaster, ...childrenOf(postmaster)] };
  };
  const cluster = {
    url: `postgres://hoog@127.0.0.1:${port}/postgres`,
    start,
    /** @param {string} name */
    urlOf: (name) => `postgres://hoog@127.0.0.1:${at(name).port}/postgres`,
    /** Resolves when all three nodes are in it and the primary could be replaced without a loss. */
    untilWhole: () =>
      until(async () => {
        const found = await cluster.members();
        const has = (/** @type {string} */ role) => found.some((member) => member.role === role);
        const isUp = found.length === members.length && found.every(({ state }) => state === 'running');
        return isUp && has('leader') && (!isSynchronous || has('sync_standby'));
      }, 'The cluster is not whole'),
    /** Resolves when there is a primary, with its node. */
    untilLed: () => until(() => cluster.primary(), 'There is no primary'),
    /** The members as a living node tells them. */
    async members() {
      for (const { api } of members) {
        const answer = await fetch(`http://127.0.0.1:${api}/cluster`, { signal: AbortSignal.timeout(1_000) })
          .then((response) => response.json())
          .catch(() => null);
        if (answer) return /** @type {Member[]} */ (answer.members);
      }
      return [];
    },
    /** The node that leads and takes writes; undefined as long as none does. Patroni's 200 alone says that it is to lead. */
    async primary() {
      for (const { name, api } of members) {
        const told = await fetch(`http://127.0.0.1:${api}/primary`, { signal: AbortSignal.timeout(1_000) })
          .then(async (response) => (response.status === 200 ? await response.json() : null))
          .catch(() => null);
        if (told?.role === 'master' || told?.role === 'primary') return name;
      }
      return undefined;
    },
    /** @param {string} name */
    async kill(name) {
      const ended = once(running.get(name) ?? process, 'exit');
      for (const id of processesOf(name).all) signal(id, 'SIGKILL');
      await ended;
    },
    /**
     * It does nothing any more, and its connections stay open.
     * @param {string} name
     */
    freeze(name) {
      for (const id of processesOf(name).all) signal(id, 'SIGSTOP');
    },
    /**
     * Its standbys get nothing from now on, as over a network that fails before the machine does.
     * @param {string} name
     */
    isolate(name) {
      for (const id of childrenOf(processesOf(name).postmaster))
        if (readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('walsender')) signal(id, 'SIGSTOP');
    },
    async close() {
      for (const { name, data } of members) {
        if (existsSync(join(data, 'postmaster.pid')))
          for (const id of processesOf(name).all) signal(id, 'SIGKILL');
      }
      for (const child of running.values()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };

  run('etcd', 'etcd', etcdArguments(folder, etcd));
  for (const { name } of members) start(name);
  run('haproxy', 'haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]);
  await cluster.untilWhole().catch(async (error) => {
    await cluster.close();
    throw error;
  });
  return cluster;
}

/**
 * Asks until the answer is yes, or something.
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @param {string} complaint
 * @returns {Promise<NonNullable<Answer>>}
 */
async function until(ask, complaint) {
  for (const end = Date.now() + READY_LIMIT_MS; Date.now() < end; await delay(100)) {
    const answer = await ask();
    if (answer) return answer;
  }
  throw new Error(complaint);
}

/** @param {number} id */
function childrenOf(id) {
  const path = `/proc/${id}/task/${id}/children`;
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
}

/**
 * @param {number} id
 * @param {NodeJS.Signals} name
 */
function signal(id, name) {
  try {
    if (id > 1) process.kill(id, name);
  } catch {
    // It has ended by itself.
  }
}

/**
 * @param {string} folder
 * @param {{ client: number, peer: number }} ports
 */
function etcdArguments(folder, { client, peer }) {
  const [clients, peers] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  const settings = {
    name: 'etcd',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `etcd=${peers}`,
  };
  return Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
}

/**
 * @param {{ name: string, port: number, api: number, data: string }} member
 * @param {{ folder: string, etcd: number, isSynchronous: boolean }} place
 */
function patroniSettings({ name, port, api, data }, { folder, etcd, isSynchronous }) {
  const [own, ownApi] = [`127.0.0.1:${port}`, `127.0.0.1:${api}`];
  // By itself a standby looks for its new primary every five seconds, and until one is there nothing is acknowledged.
  const parameters = { max_connections: 100, wal_log_hints: 'on', wal_retrieve_retry_interval: '500ms' };
  return {
    scope: 'hoog',
    name,
    restapi: { listen: ownApi, connect_address: ownApi },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ...TIMES,
        // A primary that crashed is not started again in its place.
        primary_start_timeout: 0,
        synchronous_mode: isSynchronous,
        synchronous_mode_strict: isSynchronous,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: own,
      connect_address: own,
      data_dir: data,
      bin_dir: dirname(findPostgres() ?? ''),
      pgpass: join(folder, `${name}.pgpass`),
      authentication: {
        superuser: { username: 'hoog' },
        replication: { username: 'replicator', password: 'replicator' },
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
  };
}

/**
 * @param {number} port
 * @param {{ name: string, port: number, api: number }[]} members
 */
function haproxySettings(port, members) {
  return `${[
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout check 2s',
    '  timeout client 30m',
    '  timeout server 30m',
    'listen primary',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...members.map((member) => `  server ${member.name} 127.0.0.1:${member.port} check port ${member.api}`),
  ].join('\n')}\n`;
}
