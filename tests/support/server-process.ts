/** The built server as a separate process, to be killed in the middle of things. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { clockOfRun } from './run-clock.ts';
import { SAMPLE_CONTENT } from './sample-content.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folder that the runners of one `npm test` share (scripts/test.mjs). */
const SHARED_FOLDER = 'HOOG_TEST_RUN';

/** Built by `built-server.ts`. */
const MAIN = join(ROOT, 'dist', 'server', 'main.js');

/** PGlite is compiled simply and not again for speed: a process that lives for seconds spends a third of them on that. */
export const COMPILED_ONCE = '--liftoff-only';

export interface BuiltServer {
  /** Runs it with these variables; resolves once it reports that it is ready, or has ended. */
  run(environment: Record<string, string>): Promise<ServerProcess>;
  remove(): Promise<void>;
}

export interface ServerProcess {
  child: ChildProcess;
  /** Everything it has printed. */
  output(): string;
  /** Its exit code, once all that it printed has been read; null if it was killed. */
  ended: Promise<number | null>;
}

/** The built server with the sample content. */
export async function openBuiltServer(): Promise<BuiltServer> {
  const contentDirectory = await mkdtemp(join(tmpdir(), 'hoog-content-'));
  await mkdir(join(contentDirectory, 'media'));
  await writeFile(join(contentDirectory, 'content.json'), JSON.stringify(SAMPLE_CONTENT));
  const shared = { CONTENT_DIR: contentDirectory, PATH: process.env['PATH'] ?? '' };
  return {
    run: (environment) => runServer({ ...shared, ...environment }),
    remove: () => rm(contentDirectory, { recursive: true, force: true }),
  };
}

/** One installation of the built server, which is started repeatedly on its data, at one address. */
export interface Installation {
  url: string;
  port: number;
  start(environment?: Record<string, string>): Promise<ServerProcess>;
  /** Ends also what a failed test has left running. */
  remove(): Promise<void>;
}

/** Its first start finds nothing, or `isUsed` the data of a start before, on which it computes a third as long. */
export async function openInstallation({ isUsed = false } = {}): Promise<Installation> {
  const built = await openBuiltServer();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'hoog-installation-'));
  if (isUsed) await copyUsedData(dataDirectory);
  const port = await freePort();
  const started: ServerProcess[] = [];
  return {
    url: `http://localhost:${port}`,
    port,
    async start(environment = {}) {
      const server = await built.run({ PORT: String(port), DATA_DIR: dataDirectory, ...environment });
      started.push(server);
      return server;
    },
    async remove() {
      for (const { child, ended } of started) {
        child.kill('SIGKILL');
        await ended;
      }
      await built.remove();
      await rm(dataDirectory, { recursive: true });
    },
  };
}

/**
 * Fills the folder with what a server leaves there that was started on nothing and stopped: a database with the sample content
 * and the demo members. The runners of one `npm test` share one such server.
 */
export async function copyUsedData(folder: string): Promise<void> {
  const shared = process.env[SHARED_FOLDER];
  if (!shared) return startOnce(folder);
  const made = join(shared, 'used-data');
  const making = `${made}-making`;
  const isFirst = await mkdir(making).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const first = await mkdtemp(join(shared, 'used-data-'));
    await startOnce(first).catch(async (error: unknown) => {
      await rmdir(making);
      throw error;
    });
    await rename(first, made);
  }
  while (!existsSync(made)) await pause(100);
  await cp(made, folder, { recursive: true });
}

async function startOnce(dataDirectory: string): Promise<void> {
  const built = await openBuiltServer();
  const server = await built.run({ PORT: String(await freePort()), DATA_DIR: dataDirectory });
  server.child.kill('SIGTERM');
  const code = await server.ended;
  await built.remove();
  if (code !== 0) throw new Error(`The first start failed:\n${server.output()}`);
}

/** The built server with the migrations, the page and the content of the release that is in this folder. */
export function runRelease(folder: string, environment: Record<string, string>): Promise<ServerProcess> {
  return runServer({ PATH: process.env['PATH'] ?? '', ...environment }, folder);
}

async function runServer(environment: Record<string, string>, directory = ROOT): Promise<ServerProcess> {
  const child = spawn(process.execPath, [COMPILED_ONCE, MAIN], {
    cwd: directory,
    env: { ...clockOfRun, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('ready in')) resolve();
      });
    }
  });
  await Promise.race([ready, ended]);
  return { child, output: () => output, ended };
}
