/** Debian's PgBouncer in transaction mode in front of a PostgreSQL, with fewer connections than are requested. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** Debian's `nobody`: PgBouncer refuses to run as root. */
const NOBODY = 65534;
const READY_LIMIT_MS = 20_000;
const SERVER_CONNECTIONS = 3;

export interface Pooler {
  /** A database's address through the pooler. */
  through(databaseUrl: string): string;
  close(): Promise<void>;
}

function findPgBouncer(): string | undefined {
  const folders = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path));
}

/** Null if PgBouncer is not installed. */
export async function startPooler(serverUrl: string): Promise<Pooler | null> {
  const program = findPgBouncer();
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
  ];
  await writeFile(file, settings.join('\n'));
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  for (const path of owner.uid === undefined ? [] : [folder, file]) chownSync(path, NOBODY, NOBODY);
  const child = spawn(program, ['-q', file], { ...owner, cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  for (const until = Date.now() + READY_LIMIT_MS; !(await answers(port)); await delay(50))
    if (child.exitCode !== null || Date.now() > until) throw new Error('PgBouncer did not start');
  return {
    through(databaseUrl) {
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    async close() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
