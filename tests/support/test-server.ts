/**
 * The real server listening on its own port, with the embedded identity service and object store, on the sample
 * content. With API_TOPOLOGY=two, two of them behind a load balancer; with API_TOPOLOGY=processes (on PostgreSQL
 * only), two processes of the built server behind it, next to this one, which the test itself controls. `signedIn`
 * works like for a member: a password to the identity service, its id token to GraphQL.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Writable } from 'node:stream';
import { buildApp } from '../../server/app.ts';
import type { Clock } from '../../server/core/clock.ts';
import type { Content } from '../../server/modules/platform/content/content.ts';
import { importContent } from '../../server/modules/platform/content/import-content.ts';
import type { Database } from '../../server/database/database.ts';
import type { AllServices } from '../../server/context/context.ts';
import { type EmbeddedIdentity, openEmbeddedIdentity } from '../../stand-ins/identity/embedded-identity.ts';
import type { Watch } from '../../server/core/watch.ts';
import { openIdentityAdmin } from '../../server/identity/identity-admin.ts';
import type { SendMail } from '../../server/ports/mail.ts';
import { keepMail } from '../../stand-ins/mailbox/mailbox.ts';
import { mailboxPlugin } from '../../stand-ins/mailbox/mailbox.plugin.ts';
import { openHeardPayments } from './heard-payments.ts';
import type { EmbeddedPayments } from '../../stand-ins/payments/embedded-payments.ts';
import { openServices } from '../../server/services.ts';
import { openTestDatabase } from './database-server.ts';
import { openTestObjects } from './test-objects.ts';
import type { Billing } from '../../server/modules/account/subscription/billing.ts';
import { freePort } from './free-port.ts';
import { startRoundRobin } from './round-robin.ts';
import { callGraphql, type GraphqlAnswer } from './graphql-call.ts';
import { type RunningServer, startServerPair } from './running-server.ts';
import { pushEnvironment, testPush } from './push-keys.ts';
import { SAMPLE_CONTENT } from './sample-content.ts';

export interface TestMember {
  id: string;
  email: string;
  token: string;
  /** Calls GraphQL like this member's phone: a refused token is renewed, once. */
  ask(query: string, variables?: object): Promise<GraphqlAnswer>;
}

export interface TestServer {
  url: string;
  /** The address of this process alone; behind a load balancer it differs from `url`. */
  ownUrl: string;
  dataDir: string;
  app: FastifyInstance;
  database: Database;
  services: AllServices;
  identity: EmbeddedIdentity;
  payments: EmbeddedPayments;
  /** Creates a member in these groups and signs her in. */
  signedIn(...groups: string[]): Promise<TestMember>;
  /** Returns the member with a fresh token. */
  signInAgain(member: TestMember): Promise<TestMember>;
  /** Calls GraphQL as an anonymous caller. */
  ask(query: string, variables?: object): Promise<GraphqlAnswer>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  content?: Content;
  clock?: Clock;
  maxCallsPerMinute?: number;
  /** The interval at which the content's version is compared with the database's; 0 compares on every call. */
  contentCheckMs?: number;
  isProduction?: boolean;
  isKnownOnly?: boolean;
  trustProxy?: string;
  maxCallsPerAddress?: number;
  /** Receives every line of the log. */
  log?: Writable;
  pageDirectory?: string;
  contentDirectory?: string;
  publicPagesFile?: string;
  sendMail?: SendMail;
  /** Origins of a push service of the tests; null for an installation that sends no reminders. */
  pushOrigins?: readonly string[] | null;
  watch?: Watch;
  /** Acts as another installation on this server's database, with its own identity and files. */
  over?: Pick<TestServer, 'database'>;
  /** Another process of this server's installation. */
  beside?: TestServer;
}

export const TEST_PASSWORD = 'Proovin2026';
const TEST_SELLER = {
  name: 'Proovimüüja OÜ',
  registerCode: '10000000',
  address: 'Proovi 1, Tallinn',
  email: 'abi@example.com',
};

/** Faults that a test puts into the first process's services are in the second too, including its webhooks. */
function shareBilling(own: Billing, first: Billing): Billing {
  return Object.defineProperties(own, {
    payments: { get: () => first.payments },
    identityAdmin: { get: () => first.identityAdmin },
    sendMail: { get: () => first.sendMail },
  });
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = options.clock ?? (() => new Date());
  const { beside, over = beside, watch = null } = options;
  const topology = over === undefined ? process.env['API_TOPOLOGY'] : undefined;
  const isBalanced = topology === 'two' || topology === 'processes';
  const dataDir = beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'hoog-test-')));
  const {
    database,
    url: databaseUrl,
    close: closeDatabase,
  } = over
    ? { database: over.database, url: null, close: () => Promise.resolve() }
    : await openTestDatabase();
  await importContent(database, options.content ?? SAMPLE_CONTENT, clock());
  const port = await freePort();
  const publicUrl = beside?.url ?? `http://127.0.0.1:${port}`;
  const objects = await openTestObjects({ dataDir, publicUrl, clock, watch });
  const sendMail = keepMail(database, clock);
  const identity = await openEmbeddedIdentity({
    database,
    dataDir,
    sendMail,
    clock,
    publicUrl,
    allowsPasswordFlow: true,
  });
  const { userPoolId, clientId: userPoolClientId, region, adminCredentials: credentials } = identity;
  const identityAdmin = openIdentityAdmin({ region, userPoolId, credentials, endpoint: `${publicUrl}/idp` });
  const payments = await openHeardPayments(
    { seller: TEST_SELLER, staffEmail: 'personal@example.com', publicUrl },
    { database, clock, identityAdmin, sendMail: options.sendMail ?? sendMail, watch },
  );
  const services = await openServices({
    database,
    // One bucket and one card service: a test that breaks them breaks them for both.
    objects: beside?.services.objects ?? objects.store,
    clock,
    identityAdmin,
    billing: beside ? shareBilling(payments.billing, beside.services.billing) : payments.billing,
    push: testPush(options.pushOrigins),
    publicUrl,
    ...(options.contentCheckMs === undefined ? {} : { contentCheckMs: options.contentCheckMs }),
  });
  const app = await buildApp({
    services,
    identity: identity.identity,
    publicConfiguration: {
      mode: 'embedded',
      identity: { userPoolId, userPoolClientId, userPoolEndpoint: `${publicUrl}/idp` },
      seller: TEST_SELLER,
    },
    plugins: [identity.plugin, ...objects.plugins, mailboxPlugin(database), ...payments.plugins],
    publicUrl,
    connectOrigins: objects.connectOrigins,
    filesDirectory: dataDir,
    healthForMs: 0,
    pageDirectory: options.pageDirectory ?? join(dataDir, 'no-page'),
    contentDirectory: options.contentDirectory ?? join(dataDir, 'no-content'),
    publicPagesFile: options.publicPagesFile ?? join(dataDir, 'no-pages.json'),
    isProduction: options.isProduction ?? false,
    isKnownOnly: options.isKnownOnly ?? false,
    trustProxy: options.trustProxy ?? false,
    maxCallsPerAddress: options.maxCallsPerAddress ?? 1_000_000,
    maxCallsPerMinute: options.maxCallsPerMinute ?? 1_000_000,
    logger: options.log === undefined ? { level: 'silent' } : { level: 'debug', stream: options.log },
    watch,
  });
  const ownUrl = await app.listen({ port: isBalanced || beside ? 0 : port, host: '127.0.0.1' });
  const closings: (() => Promise<unknown>)[] = [() => app.close()];
  const close = async () => {
    for (const closing of closings) await closing();
    await objects.close();
    await closeDatabase();
    if (beside === undefined) await rm(dataDir, { recursive: true });
  };
  // Only this process accepts passwords: the built server requires proofs of them.
  const addresses = { identity: topology === 'processes' ? ownUrl : publicUrl, graphql: publicUrl };
  const server: TestServer = {
    url: publicUrl,
    ownUrl,
    dataDir,
    app,
    database,
    services,
    identity,
    payments: payments.embedded,
    signedIn: (...groups) => signUp(identity, addresses, groups),
    signInAgain: (member) => signIn(identity, addresses, member.id, member.email),
    ask: (query, variables) => callGraphql(publicUrl, null, query, variables),
    close,
  };
  if (topology === 'processes') {
    const pair = await startBuiltPair({ port, dataDir, publicUrl, databaseUrl, clock }, options);
    closings.unshift(() => pair.stop());
  }
  if (topology === 'two') {
    const second = await startTestServer({ ...options, beside: server });
    // The second one may have begun to deliver what is due.
    const settle = () => payments.embedded.settle().then(second.payments.settle);
    server.payments = { ...payments.embedded, settle };
    const balancer = await startRoundRobin(port, [ownUrl, second.ownUrl]);
    closings.unshift(
      () => balancer.close(),
      () => second.close(),
    );
  }
  return server;
}

interface PairParts {
  port: number;
  dataDir: string;
  publicUrl: string;
  databaseUrl: string | null;
  clock: Clock;
}

/** Options that are functions cannot be passed to processes; a clock starts at the test's time. */
async function startBuiltPair(
  { port, dataDir, publicUrl, databaseUrl, clock }: PairParts,
  { content = SAMPLE_CONTENT, isProduction, isKnownOnly, ...options }: TestServerOptions,
): Promise<RunningServer> {
  if (databaseUrl === null) throw new Error('Two processes need a PostgreSQL: TEST_DATABASE_URL');
  const contentDirectory = join(dataDir, 'content');
  await mkdir(join(contentDirectory, 'media'), { recursive: true });
  await writeFile(join(contentDirectory, 'content.json'), JSON.stringify(content));
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    CONTENT_DIR: contentDirectory,
    PAGE_DIR: options.pageDirectory ?? join(dataDir, 'no-page'),
    RATE_LIMIT_PER_MINUTE: String(options.maxCallsPerMinute ?? 1_000_000),
    RATE_LIMIT_PER_ADDRESS: String(options.maxCallsPerAddress ?? 1_000_000),
    KNOWN_OPERATIONS_ONLY: isKnownOnly === true ? '1' : '0',
    TRUST_PROXY: options.trustProxy ?? '',
    ...pushEnvironment(options.pushOrigins ?? []),
    ...(options.clock === undefined ? {} : { HOOG_CLOCK: clock().toISOString() }),
    ...(isProduction === true ? { NODE_ENV: 'production', ALLOW_EMBEDDED: '1', OPEN_MAILBOX: '1' } : {}),
  };
  return startServerPair(environment, port);
}

interface Addresses {
  identity: string;
  graphql: string;
}

async function signUp(
  identity: EmbeddedIdentity,
  addresses: Addresses,
  groups: string[],
): Promise<TestMember> {
  const email = `${randomUUID()}@example.com`;
  const id = await identity.createConfirmedUser({ email, password: TEST_PASSWORD, groups });
  return signIn(identity, addresses, id, email);
}

async function signIn(
  identity: EmbeddedIdentity,
  addresses: Addresses,
  id: string,
  email: string,
): Promise<TestMember> {
  const token = await askForToken(identity, addresses, email);
  if (token === null) throw new Error('Signing in failed');
  let current = token;
  const ask: TestMember['ask'] = async (query, variables) => {
    const answer = await callGraphql(addresses.graphql, current, query, variables);
    const renewed = answer.status === 401 ? await askForToken(identity, addresses, email) : null;
    if (renewed === null) return answer;
    current = renewed;
    return callGraphql(addresses.graphql, current, query, variables);
  };
  return { id, email, token, ask };
}

/** Null if she may not sign in. */
async function askForToken(
  identity: EmbeddedIdentity,
  addresses: Addresses,
  email: string,
): Promise<string | null> {
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
  };
  const AuthParameters = { USERNAME: email, PASSWORD: TEST_PASSWORD };
  const asked = { AuthFlow: 'USER_PASSWORD_AUTH', ClientId: identity.clientId, AuthParameters };
  const body = JSON.stringify(asked);
  const response = await fetch(`${addresses.identity}/idp/`, { method: 'POST', headers, body });
  const answer: { AuthenticationResult?: { IdToken: string } } = await response.json();
  return answer.AuthenticationResult?.IdToken ?? null;
}
