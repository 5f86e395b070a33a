import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedIdentity } from '../../stand-ins/identity/embedded-identity.ts';
import type {
  EmbeddedIdentity,
  EmbeddedIdentityOptions,
} from '../../stand-ins/identity/embedded-identity.ts';
import type { Mail } from '../../server/ports/mail.ts';
import { openTestDatabase } from './database-server.ts';
import { freePort } from './free-port.ts';
import { startRoundRobin } from './round-robin.ts';
import type { TestDatabase } from './database-server.ts';

export interface IdentityServer extends EmbeddedIdentity {
  /** The address for Amplify and the AWS SDK. */
  endpoint: string;
  dataDir: string;
  database: TestDatabase['database'];
  /** Every mail sent, oldest first. */
  mails: Mail[];
  /** Moves the service's clock forward. */
  advance(ms: number): void;
  close(): Promise<void>;
}

export interface IdentityChoices extends Pick<
  EmbeddedIdentityOptions,
  'hidesUnknownUsers' | 'allowsPasswordFlow' | 'isOwnMachineCounted'
> {
  /** A server process to share the database and data directory with; close it first. */
  beside?: IdentityServer;
}

async function openStores(beside: IdentityServer | undefined) {
  if (beside !== undefined)
    return { database: beside.database, dataDir: beside.dataDir, close: () => Promise.resolve() };
  const opened = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'hoog-identity-'));
  const close = async () => {
    await opened.close();
    await rm(dataDir, { recursive: true });
  };
  return { database: opened.database, dataDir, close };
}

/**
 * The embedded identity service on a real port of this machine, with an empty database; with an API_TOPOLOGY, two of
 * them behind a load balancer.
 */
export async function startIdentityServer({
  beside,
  ...switches
}: IdentityChoices = {}): Promise<IdentityServer> {
  const { database, dataDir, close } = await openStores(beside);
  const mails: Mail[] = [];
  let offsetMs = 0;
  const open = async () => {
    const embedded = await openEmbeddedIdentity({
      database,
      dataDir,
      sendMail: (mail) => Promise.resolve(void mails.push(mail)),
      clock: () => new Date(Date.now() + offsetMs),
      publicUrl: 'http://hoog.test',
      ...switches,
    });
    const app = Fastify({ trustProxy: true });
    await app.register(embedded.plugin);
    return { embedded, app, origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
  };
  const isBalanced = process.env['API_TOPOLOGY'] !== undefined && beside === undefined;
  const { embedded, app, origin } = await open();
  const others = isBalanced ? [await open()] : [];
  const port = await freePort();
  const balancer = isBalanced
    ? await startRoundRobin(port, [origin, ...others.map((other) => other.origin)])
    : null;
  return {
    ...embedded,
    endpoint: balancer === null ? `${origin}/idp` : `http://127.0.0.1:${port}/idp`,
    dataDir,
    database,
    mails,
    advance: (ms) => {
      offsetMs += ms;
    },
    close: async () => {
      await balancer?.close();
      await Promise.all([app, ...others.map((other) => other.app)].map((each) => each.close()));
      await close();
    },
  };
}

/** Returns a statement's rows, for checking what was stored. */
export async function rowsOf(
  { database }: IdentityServer,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const { rows }: { rows?: unknown } = Object(await database.execute(sql.raw(statement)));
  if (!Array.isArray(rows)) throw new Error('No rows');
  return rows;
}

/** Returns the code in the newest mail to `email`. */
export function codeMailedTo(server: IdentityServer, email: string): string {
  const mail = server.mails.findLast((sent) => sent.to === email);
  const code = mail?.text.match(/: (\d{6})$/m)?.[1];
  if (code === undefined) throw new Error('No code was mailed');
  return code;
}
