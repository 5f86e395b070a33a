/** The built server: one process, or two behind a load balancer. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { startRoundRobin } from './round-robin.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** It fills its database on its first start, on a machine that may be busy. */
const READY_LIMIT_MS = 180_000;
/** A process killed sooner can leave a database that is half written, which is a template for others. */
const END_LIMIT_MS = 60_000;

export interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

/**
 * Resolves when /healthz responds; throws with the server's output if it does not. In the folder of an unpacked release it
 * starts that one.
 */
export async function startServer(
  environment: Record<string, string>,
  folder: string = ROOT,
): Promise<RunningServer> {
  const port = await freePort();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'test', PORT: `${port}`, ...environment },
  });
  const closed = once(server, 'close');
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  const stop = () => end(server, closed);
  try {
    await untilHealthy(port, server);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await stop();
    throw new Error(`The server did not start. ${reason}:\n${said.join('').slice(-3_000)}`, { cause: error });
  }
  return { port, stop };
}

/**
 * Two processes, started at the same moment, that take turns at the requests to `port`. The environment names their
 * PostgreSQL.
 */
export async function startServerPair(
  environment: Record<string, string>,
  port?: number,
): Promise<RunningServer> {
  const starting = [startServer(environment), startServer(environment)];
  const started = await Promise.allSettled(starting);
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stopServers = () => Promise.all(servers.map((server) => server.stop()));
  if (servers.length < starting.length) {
    await stopServers();
    await Promise.all(starting);
  }
  const ownPort = port ?? (await freePort());
  const balancer = await startRoundRobin(
    ownPort,
    servers.map((server) => `http://127.0.0.1:${server.port}`),
  );
  const stop = async () => {
    await balancer.close();
    await stopServers();
  };
  return { port: ownPort, stop };
}

async function untilHealthy(port: number, server: ChildProcess): Promise<void> {
  for (const until = Date.now() + READY_LIMIT_MS; ; await delay(40)) {
    const isHealthy = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return;
    const { exitCode, signalCode } = server;
    if (exitCode !== null || signalCode !== null) throw new Error(`It ended with ${exitCode ?? signalCode}`);
    if (Date.now() > until) throw new Error('It was not ready in time');
  }
}

/** Resolves when it has ended and all that it said has been read. */
async function end(server: ChildProcess, closed: Promise<unknown>): Promise<void> {
  server.kill('SIGTERM');
  const killing = setTimeout(() => server.kill('SIGKILL'), END_LIMIT_MS);
  await closed;
  clearTimeout(killing);
}
