/** A server that speaks enough of PostgreSQL's protocol to fail at a chosen statement, as a machine does that dies or is replaced. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';

/** Its reaction to a statement: runs it, says this SQLSTATE, closes the connection, or is silent for ever. */
export type Reaction = 'runs' | 'closes' | 'is silent' | `${number}`;

export interface ScriptedPostgres {
  url: string;
  connections(): number;
  close(): Promise<void>;
}

/** `react` is asked about each statement of simple text, with the number of its connection. */
export async function openScriptedPostgres(
  react: (statement: string, connection: number) => Reaction,
): Promise<ScriptedPostgres> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    const connection = sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), READY]));
      socket.on('data', (bytes) => {
        if (bytes.toString('latin1', 0, 1) !== 'Q') return;
        const reaction = react(bytes.toString('utf8', 5, bytes.length - 1), connection);
        if (reaction === 'closes') socket.destroy();
        else if (reaction === 'runs') socket.write(Buffer.concat([message('C', text('DONE')), READY]));
        else if (reaction !== 'is silent')
          socket.write(Buffer.concat([message('E', failure(reaction)), READY]));
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://hoog@127.0.0.1:${port}/hoog`,
    connections: () => sockets.length,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

const text = (value: string) => Buffer.from(`${value}\0`);
const failure = (sqlState: string) =>
  Buffer.concat([text('SERROR'), text(`C${sqlState}`), text('Mno'), Buffer.alloc(1)]);
const message = (type: string, body: Buffer) =>
  Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
const READY = message('Z', Buffer.from('I'));
