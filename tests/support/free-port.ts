import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the range for outgoing connections (on Linux from 32768), so that none of these takes the port before it is
 * used.
 */
const [FIRST, END] = [20_000, 32_000];

/** Returns a port that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
