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
import type { AllServices } from './resolvers/context.ts';
import { causeOf } from './core/failures.ts';
import { sweep } from './modules/account/sweep.ts';
import { openDemo } from './open-demo.ts';
import { openIdentity } from './open-identity.ts';
import { openMail } from './open-mail.ts';
import { openObjects } from './open-objects.ts';
import { openPayments } from './open-payments.ts';
import { openServices } from './services.ts';

export interface OpenServer {
  app: FastifyInstance;
  /** Stops taking calls, ends those under way, then closes the database. */
  close: () => Promise<void>;
}

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
  const { publicUrl, hasDemoMembers } = configuration;
  const { sendMail, plugins: mailPlugins } = await openMail(configuration, database, clock);
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
  if (identity.embedded !== null) {
    const hasPaymentsStandIn = payments.embedded !== null;
    await openDemo({ services, identity: identity.embedded, hasPaymentsStandIn, hasDemoMembers });
  }
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
    plugins: [...identity.plugins, ...mailPlugins, ...objects.plugins, ...payments.plugins],
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
