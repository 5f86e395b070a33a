/** The way to a database, which can be cut: nothing listens any more, and every connection breaks. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

export interface DatabaseRelay {
  /** The database's address by this way. */
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function openDatabaseRelay(databaseUrl: string): Promise<DatabaseRelay> {
  const to = new URL(databaseUrl);
  const by = new URL(databaseUrl);
  by.port = `${await freePort()}`;
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  const mend = async () => {
    server = createServer((near) => {
      const far = connect(Number(to.port), to.hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.on('error', () => undefined).on('close', () => other.destroy());
        one.pipe(other);
      }
    });
    server.listen(Number(by.port), by.hostname);
    await once(server, 'listening');
  };
  const cut = async () => {
    const closed = server && once(server, 'close');
    server?.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  };
  await mend();
  return { url: by.href, cut, mend };
}
