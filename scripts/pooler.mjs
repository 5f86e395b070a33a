/** Debian's PgBouncer in transaction mode in front of a PostgreSQL, with fewer connections to each database than are requested. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './postgres.mjs';

/** Debian's `nobody`: PgBouncer refuses to run as root. */
const NOBODY = 65534;
const READY_LIMIT_MS = 20_000;
const SERVER_CONNECTIONS = 3;

/** @typedef {{ url: string, through: (databaseUrl: string) => string, close: () => Promise<void> }} RunningPooler */

export function findPooler() {
  const folders = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path));
}

/**
 * Its `url` is that of the server through it, and `through` makes that of a database. Null if PgBouncer is not installed.
 * @param {string} serverUrl
 * @returns {Promise<RunningPooler | null>}
 */
export async function startPooler(serverUrl) {
  const program = findPooler();
  if (program === undefined) return null;
  const folder = await mkdtemp(join(tmpdir(), 'hoog-pooler-'));
  const { hostname, port: serverPort, username } = new URL(serverUrl);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${SERVER_CONNECTIONS}`,
    'max_client_conn = 500',
    'server_idle_timeout = 5',
  ];
  await writeFile(file, settings.join('\n'));
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  for (const path of owner.uid === undefined ? [] : [folder, file]) chownSync(path, NOBODY, NOBODY);
  const child = spawn(program, ['-q', file], { ...owner, cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  for (const until = Date.now() + READY_LIMIT_MS; !(await answers(port)); await delay(50))
    if (child.exitCode !== null || Date.now() > until) throw new Error('PgBouncer did not start');
  return {
    url: through(`http://127.0.0.1:${port}`, serverUrl),
    through: (databaseUrl) => through(`http://127.0.0.1:${port}`, databaseUrl),
    async close() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * A database's address through a pooler.
 * @param {string} poolerUrl
 * @param {string} databaseUrl
 */
export function through(poolerUrl, databaseUrl) {
  const url = new URL(databaseUrl);
  url.host = new URL(poolerUrl).host;
  return url.href;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
