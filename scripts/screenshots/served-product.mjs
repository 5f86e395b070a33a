import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built product on a free port over new demo data, and how to end it; throws with what it said when it ends early. */
export async function serveProduct() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'hoog-screenshots-'));
  const port = await freePort();
  const child = spawn(process.execPath, [new URL('../../dist/server/main.js', import.meta.url).pathname], {
    cwd: new URL('../../', import.meta.url).pathname,
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  await untilReady(child);
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 * @returns {Promise<void>}
 */
function untilReady(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += String(chunk);
        if (said.includes('ready in')) resolve();
      });
    }
    child.on('exit', () => reject(new Error(`The product did not start: ${said}`)));
  });
}

async function freePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}
