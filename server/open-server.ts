/** Opens every part that the configuration names, in the order in which they need each other. */
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import type { Clock } from './core/clock.ts';
import { clockFrom } from './core/clock.ts';
import type { Configuration } from './configuration.ts';
import type { Content } from './modules/content/content.ts';
import { followFile } from './modules/content/follow-file.ts';
import { importContent } from './modules/content/import-content.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { DEMO_MEMBERS } from '../stand-ins/demo/demo-members.ts';
import { seedDemoSubscriptions } from '../stand-ins/demo/demo-subscriptions.ts';
import { seedDemo } from '../stand-ins/demo/seed-demo.ts';
import type { AllServices } from './resolvers/context.ts';
import { causeOf } from './core/failures.ts';
import { openCognitoIdentity } from './identity/cognito-identity.ts';
import type { EmbeddedIdentity } from '../stand-ins/identity/embedded-identity.ts';
import { openEmbeddedIdentity } from '../stand-ins/identity/embedded-identity.ts';
import type { IdentityAdmin } from './ports/identity-admin.ts';
import { openIdentityAdmin } from './identity/identity-admin.ts';
import type { Identity } from './ports/identity.ts';
import type { SendMail } from './ports/mail.ts';
import { keepMail } from './modules/mails/mails.repository.ts';
import { openSesMail } from './mail/ses-mail.ts';
import { mailboxPlugin } from '../stand-ins/mailbox/mailbox.plugin.ts';
import { sweep } from './modules/account/sweep.ts';
import { openEmbeddedObjectStore } from '../stand-ins/objects/embedded-object-store.ts';
import type { ObjectStore } from './ports/object-store.ts';
import { openS3ObjectStore } from './objects/s3-object-store.ts';
import { openPayments } from './open-payments.ts';
import { openServices } from './services.ts';
import type { PublicConfiguration } from './web/service.routes.ts';

export interface OpenServer {
  app: FastifyInstance;
  /** Stops taking calls, ends those under way, then closes the database. */
  close: () => Promise<void>;
}

type Plugins = Parameters<typeof buildApp>[0]['plugins'];

const EMBEDDED_POOL_ID = 'eu-central-1_HoogOwn01';
const SWEEP_EVERY_MS = 15 * 60_000;

export async function openServer(
  configuration: Configuration,
  logger: FastifyServerOptions['logger'],
): Promise<OpenServer> {
  const clock = clockFrom(configuration.clockStart);
  const { migrationsDirectory } = configuration;
  const { database, close: closeDatabase } = await openDatabase(configuration.database, {
    migrationsDirectory,
  });
  try {
    const app = await assemble(configuration, database, clock, logger);
    const close = async () => {
      await app.close();
      await closeDatabase();
    };
    return { app, close };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

async function assemble(
  configuration: Configuration,
  database: Database,
  clock: Clock,
  logger: FastifyServerOptions['logger'],
): Promise<FastifyInstance> {
  await importBuiltContent(database, configuration.contentDirectory, clock);
  const objects = await openObjects(configuration, clock);
  const { publicUrl, mail, hasDemoMembers } = configuration;
  const sendMail = mail.kind === 'ses' ? openSesMail(mail) : keepMail(database, clock);
  const identity = await openIdentity(configuration, { database, clock, sendMail });
  const identityAdmin = identity.admin;
  const payments = await openPayments(configuration, { database, clock, identityAdmin, sendMail });
  const { billing } = payments;
  const services = await openServices({
    database,
    objects: objects.store,
    clock,
    identityAdmin,
    billing,
    publicUrl,
    storedTimes: configuration.storedTimes,
  });
  if (identity.embedded !== null && hasDemoMembers)
    await seedDemo(database, identity.embedded, await services.content.current(), clock());
  if (identity.embedded !== null && hasDemoMembers && payments.embedded !== null)
    await seedDemoSubscriptions(database, clock());
  if (identity.embedded !== null && !hasDemoMembers)
    await identity.embedded.closeUsers(DEMO_MEMBERS.map(({ id }) => id));
  const app = await buildApp({
    ...configuration,
    services,
    identity: identity.identity,
    publicConfiguration: {
      ...identity.publicConfiguration,
      seller: configuration.seller,
      ...(configuration.shopUrl === null ? {} : { shopUrl: configuration.shopUrl }),
    },
    filesDirectory: hasFiles(configuration) ? configuration.dataDirectory : null,
    plugins: [...identity.plugins, ...objects.plugins, ...payments.plugins],
    connectOrigins: [...identity.connectOrigins, ...objects.connectOrigins],
    publicPagesFile: join(configuration.contentDirectory, 'pages.json'),
    logger,
  });
  sweepWhileOpen(app, services);
  if (configuration.database.kind === 'embedded') followContent(app, configuration, database, clock);
  return app;
}

function hasFiles({ database, identity, objects }: Configuration): boolean {
  return [database, identity, objects].some(({ kind }) => kind === 'embedded');
}

/** The embedded database is this process's alone, so content published meanwhile is found as a file. */
function followContent(
  app: FastifyInstance,
  configuration: Configuration,
  database: Database,
  clock: Clock,
): void {
  const { contentDirectory } = configuration;
  const stop = followFile(join(contentDirectory, 'content.json'), () =>
    importBuiltContent(database, contentDirectory, clock).catch((error: unknown) => {
      app.log.warn({ event: 'content-not-imported', ...causeOf(error) }, 'content not imported');
    }),
  );
  app.addHook('onClose', stop);
}

function sweepWhileOpen(app: FastifyInstance, services: AllServices): void {
  let sweeping: Promise<void> = Promise.resolve();
  const begin = () => {
    sweeping = sweeping.then(() => sweep(services, app.log));
  };
  const timer = setInterval(begin, SWEEP_EVERY_MS);
  app.addHook('onListen', begin);
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await sweeping;
  });
}

async function importBuiltContent(database: Database, contentDirectory: string, clock: Clock): Promise<void> {
  const text = await readFile(join(contentDirectory, 'content.json'), 'utf8').catch(() => null);
  if (text === null) throw new Error(`There is no content in ${contentDirectory}: run npm run build`);
  const content: Content = JSON.parse(text);
  await importContent(database, content, clock());
}

interface OpenObjects {
  store: ObjectStore;
  plugins: Plugins;
  connectOrigins: string[];
}

async function openObjects(
  { objects, dataDirectory, publicUrl }: Configuration,
  clock: Clock,
): Promise<OpenObjects> {
  if (objects.kind === 'embedded') {
    const { store, plugin } = await openEmbeddedObjectStore({ dataDir: dataDirectory, publicUrl, clock });
    return { store, plugins: [plugin], connectOrigins: [] };
  }
  const { bucket, region, endpoint } = objects;
  const store = openS3ObjectStore({ bucket, region, ...(endpoint === null ? {} : { endpoint }) });
  const origin =
    endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : new URL(endpoint).origin;
  return { store, plugins: [], connectOrigins: [origin] };
}

interface OpenIdentity {
  identity: Identity;
  admin: IdentityAdmin;
  embedded: EmbeddedIdentity | null;
  plugins: Plugins;
  connectOrigins: string[];
  publicConfiguration: Pick<PublicConfiguration, 'mode' | 'identity'>;
}

async function openIdentity(
  configuration: Configuration,
  { database, clock, sendMail }: { database: Database; clock: Clock; sendMail: SendMail },
): Promise<OpenIdentity> {
  const { identity, publicUrl, dataDirectory: dataDir, hasOpenMailbox } = configuration;
  if (identity.kind === 'cognito') {
    const { region, userPoolId, clientId } = identity;
    return {
      identity: openCognitoIdentity({ region, userPoolId, clientId, clock }),
      admin: openIdentityAdmin({ region, userPoolId }),
      embedded: null,
      plugins: [],
      connectOrigins: [`https://cognito-idp.${region}.amazonaws.com`],
      publicConfiguration: { mode: 'cloud', identity: { userPoolId, userPoolClientId: clientId } },
    };
  }
  const embedded = await openEmbeddedIdentity({
    database,
    dataDir,
    sendMail,
    clock,
    publicUrl,
    userPoolId: EMBEDDED_POOL_ID,
    isOwnMachineCounted: configuration.isProduction,
  });
  const { userPoolId, clientId: userPoolClientId, region, adminCredentials: credentials } = embedded;
  return {
    identity: embedded.identity,
    admin: openIdentityAdmin({
      region,
      userPoolId,
      credentials,
      endpoint: `${ownAddress(configuration)}/idp`,
    }),
    embedded,
    plugins: [embedded.plugin, ...(hasOpenMailbox ? [mailboxPlugin(database)] : [])],
    connectOrigins: [],
    publicConfiguration: {
      mode: 'embedded',
      identity: { userPoolId, userPoolClientId, userPoolEndpoint: `${publicUrl}/idp` },
    },
  };
}

/** Where the process reaches itself, whatever members call it. */
function ownAddress({ host, port }: Configuration): string {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}
