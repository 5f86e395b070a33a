/**
 * A server with its own data behind a network that can fail: one process with the embedded database or, with
 * SERVICE_TOPOLOGY=two, two processes behind a load balancer on the PostgreSQL in TEST_DATABASE_URL.
 */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Network } from './network.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { createPostgresDatabase } from './postgres-database.ts';
import type { RunningServer } from './running-server.ts';
import { startServer, startServerPair } from './running-server.ts';

/**
 * These variables name a data folder and, with two processes, a database with the content and the demo members in
 * them, created once per run.
 */
const TEMPLATE_FOLDER = 'HOOG_DATA_TEMPLATE';
const TEMPLATE_DATABASE = 'HOOG_DATABASE_TEMPLATE';
/** The folder in which the runners of one `npm test` find the first one's work (scripts/test.mjs). */
const SHARED_FOLDER = 'HOOG_TEST_RUN';

export interface Service {
  network: Network;
  /** Stops the server, as a restart of the machine would, and starts it again on the same data. */
  restart(): Promise<void>;
  /** Leaves every request unanswered until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const isPair = () => process.env['SERVICE_TOPOLOGY'] === 'two';

async function openDatabase(): Promise<PostgresDatabase | null> {
  if (!isPair()) return null;
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) throw new Error('Two processes need a PostgreSQL: TEST_DATABASE_URL');
  return createPostgresDatabase(serverUrl, process.env[TEMPLATE_DATABASE]);
}

/**
 * Creates what all services of the run start from, or takes what another runner of the same `npm test` has made. Returns the
 * function that removes it.
 */
export async function makeTemplate(): Promise<() => Promise<void>> {
  const shared = isPair() ? undefined : process.env[SHARED_FOLDER];
  const made = shared && join(shared, 'data');
  if (made && existsSync(made)) {
    process.env[TEMPLATE_FOLDER] = made;
    return async () => undefined;
  }
  const folder = await mkdtemp(join(shared ?? tmpdir(), 'hoog-template-'));
  const database = await openDatabase();
  const server = await startServer({ DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }) });
  await server.stop();
  if (made) {
    await rename(folder, made);
    process.env[TEMPLATE_FOLDER] = made;
    return async () => undefined;
  }
  process.env[TEMPLATE_FOLDER] = folder;
  if (database !== null) process.env[TEMPLATE_DATABASE] = database.url;
  return async () => {
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  };
}

export async function startService(environment: Record<string, string> = {}): Promise<Service> {
  const template = process.env[TEMPLATE_FOLDER];
  const folder = await mkdtemp(join(tmpdir(), 'hoog-service-'));
  if (template !== undefined) await cp(template, folder, { recursive: true });
  const database = await openDatabase();
  const network = await Network.open();
  const start = async (): Promise<RunningServer> => {
    const own = {
      DATA_DIR: folder,
      PUBLIC_URL: network.origin,
      ...(database && { DATABASE_URL: database.url }),
      ...environment,
    };
    const server = await (database === null ? startServer(own) : startServerPair(own));
    network.connectTo(server.port);
    return server;
  };
  let server = await start();
  return {
    network,
    async restart() {
      await server.stop();
      server = await start();
    },
    stop: () => server.stop(),
    async start() {
      server = await start();
    },
    async close() {
      await network.close();
      await server.stop();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
