import { createServer, type Server } from 'node:net';

/**
 * Below the range for outgoing connections (on Linux from 32768), so that none of these takes the port before it is
 * used.
 */
const [FIRST, END] = [20_000, 32_000];
const SLICE = 200;

/** The ports that this worker alone gives out. */
interface Slice {
  /** Held for as long as the worker lives, by which every other one, of any runner, knows that the slice is taken. */
  mark: Server;
  start: number;
  /** The number of ports it has given out. */
  given: number;
}

/** On the worker, because files that share one may each have modules of their own. */
const worker = globalThis as { sliceOfPorts?: Promise<Slice> };

/** Returns a port that nothing listened on a moment ago and that nobody else was given. */
export async function freePort(): Promise<number> {
  const slice = await (worker.sliceOfPorts ??= takeSlice());
  for (let tries = 0; tries < SLICE; tries += 1) {
    slice.given += 1;
    const port = slice.start + 1 + (slice.given % (SLICE - 1));
    const server = await listen(port);
    if (server === null) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
  throw new Error(`Something listens on every port from ${slice.start} on`);
}

async function takeSlice(): Promise<Slice> {
  for (let start = FIRST; start < END; start += SLICE) {
    const mark = await listen(start);
    if (mark !== null) return { mark: mark.unref(), start, given: 0 };
  }
  throw new Error(`No slice of the ports from ${FIRST} to ${END} is free`);
}

/** Resolves with null if something else listens. */
function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
