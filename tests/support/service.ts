/** The product's own server as it is built, in a process of its own, over a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Network } from './network.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Names a data folder with the content and the demo members in it, made once for a run, so that copies start fast. */
export const TEMPLATE_VARIABLE = 'HOOG_DATA_TEMPLATE';
/** It fills its database when it starts for the first time, on a machine that may do much else. */
const READY_LIMIT_MS = 180_000;

export interface Service {
  network: Network;
  /** Stops the server, as a restart of the machine would, and starts it again over the same data. */
  restart(): Promise<void>;
  /** From now on no request is answered, until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** A server behind a network that can fail. */
export async function startService(environment: Record<string, string> = {}): Promise<Service> {
  const template = process.env[TEMPLATE_VARIABLE];
  const folder = await mkdtemp(join(tmpdir(), 'hoog-service-'));
  if (template !== undefined) await cp(template, folder, { recursive: true });
  const network = await Network.open();
  const start = async () => {
    const server = await startServer({ DATA_DIR: folder, PUBLIC_URL: network.origin, ...environment });
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
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

/** Resolves when it answers on /healthz; throws with what it said when it does not. */
export async function startServer(environment: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'test', PORT: `${port}`, ...environment },
  });
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  const stop = () => end(server);
  try {
    await untilHealthy(port, server);
  } catch (error) {
    await stop();
    throw new Error(`The server did not start:\n${said.join('').slice(-3_000)}`, { cause: error });
  }
  return { port, stop };
}

async function untilHealthy(port: number, server: ChildProcess): Promise<void> {
  for (const until = Date.now() + READY_LIMIT_MS; ; await delay(40)) {
    const isHealthy = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return;
    if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode}`);
    if (Date.now() > until) throw new Error('It was not ready in time');
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const killing = setTimeout(() => server.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(killing);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
