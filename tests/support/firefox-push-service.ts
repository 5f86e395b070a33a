/**
 * A push service as Firefox speaks with its own: over a WebSocket the browser says hello and registers channels, each of which
 * gets an address; what is posted there goes down the same socket, encrypted as it came, and the browser says what became of it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Duplex } from 'node:stream';
import { freePort } from './free-port.ts';

export interface FirefoxPushService {
  /** The origin of the addresses that it gives. */
  origin: string;
  /** The settings with which Firefox uses it, and shows notifications without a screen. */
  preferences: Record<string, string | boolean | number>;
  /** The kinds of messages that came from Firefox, in their order. */
  said: readonly string[];
  close(): Promise<void>;
}

interface Said {
  messageType?: string;
  channelID?: string;
  uaid?: string;
}

const WEBSOCKET = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const [TEXT, FIN] = [1, 0x80];
const ALLOWED = 1;

export async function startFirefoxPushService(): Promise<FirefoxPushService> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const said: string[] = [];
  let socket: Duplex | undefined;
  const send = (message: object) => socket?.write(frameOf(JSON.stringify(message)));
  const answer = ({ messageType = '', channelID, uaid }: Said) => {
    said.push(messageType);
    const usual = { messageType, status: 200 };
    if (messageType === 'hello') send({ ...usual, uaid: uaid ?? randomUUID(), use_webpush: true });
    if (messageType === 'unregister') send({ ...usual, channelID });
    if (messageType === 'register')
      send({ ...usual, channelID, pushEndpoint: `${origin}/push/${channelID}` });
  };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      response.writeHead(201).end();
      const channelID = request.url?.split('/').at(-1);
      const headers = { encoding: request.headers['content-encoding'] };
      const data = body.toString('base64url');
      send({ messageType: 'notification', channelID, version: randomUUID(), headers, data });
    });
  });
  server.on('upgrade', (request, opened: Duplex) => {
    socket = opened;
    const key = createHash('sha1').update(`${request.headers['sec-websocket-key']}${WEBSOCKET}`);
    const lines = [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Accept: ${key.digest('base64')}`,
      `Sec-WebSocket-Protocol: ${request.headers['sec-websocket-protocol']}`,
    ];
    opened.write(`${lines.join('\r\n')}\r\n\r\n`);
    // Firefox is killed in the end.
    opened.on('error', () => undefined);
    let rest = Buffer.of();
    opened.on('data', (bytes: Buffer) => {
      rest = readFrames(Buffer.concat([rest, bytes]), (text) => answer(JSON.parse(text)));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin,
    preferences: {
      'dom.push.connection.enabled': true,
      'dom.push.serverURL': `ws://localhost:${port}/`,
      'dom.push.testing.allowInsecureServerURL': true,
      'permissions.default.desktop-notification': ALLOWED,
      'alerts.useSystemBackend': false,
    },
    said,
    close: () =>
      new Promise((resolve) => {
        socket?.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Frames to the browser are not masked. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  const length = Buffer.alloc(body.length < 126 ? 1 : 3, 126);
  if (length.length === 1) length.writeUInt8(body.length);
  else length.writeUInt16BE(body.length, 1);
  return Buffer.concat([Buffer.of(FIN | TEXT), length, body]);
}

/** Returns what is not a whole frame yet. Its messages are shorter than 64 KiB and not in parts. */
function readFrames(bytes: Buffer<ArrayBuffer>, tell: (text: string) => void): Buffer<ArrayBuffer> {
  const short = (bytes[1] ?? 0) & 0x7f;
  const start = short === 126 ? 4 : 2;
  if (bytes.length < start) return bytes;
  const length = short === 126 ? bytes.readUInt16BE(2) : short;
  const end = start + 4 + length;
  if (bytes.length < end) return bytes;
  const mask = bytes.subarray(start, start + 4);
  const body = bytes.subarray(start + 4, end).map((byte, place) => byte ^ (mask[place % 4] ?? 0));
  if (((bytes[0] ?? 0) & 0x0f) === TEXT) tell(Buffer.from(body).toString());
  return readFrames(bytes.subarray(end), tell);
}
