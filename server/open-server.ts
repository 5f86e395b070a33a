/** Opens every part that the configuration names, in the order in which they need each other. */
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import type { Clock } from './core/clock.ts';
import type { Trace } from './core/trace.ts';
import type { Watch } from './core/watch.ts';
import { closeAll } from './core/close-all.ts';
import { clockFrom } from './core/clock.ts';
import type { Configuration } from './configuration.ts';
import { ConfigurationProblems } from './configuration.ts';
import type { Content } from './modules/platform/content/content.ts';
import { exampleAddressesIn } from './modules/platform/content/example-addresses.ts';
import { changeOf, followFile } from './modules/platform/content/follow-file.ts';
import { importReleasedContent } from './modules/platform/content/import-content.ts';
import type { Database } from './database/database.ts';
import type { MeasureStatement } from './database/measured-statements.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { standInMigrations } from './database/migrations.ts';
import { openDatabase } from './database/open-database.ts';
import { causeOf } from './core/failures.ts';
import { openDemo } from './open-demo.ts';
import { openIdentity } from './open-identity.ts';
import { openJobs } from './open-jobs.ts';
import { openMail } from './open-mail.ts';
import { openObjects } from './open-objects.ts';
import { openPayments } from './open-payments.ts';
import { openPush } from './open-push.ts';
import { openTrace } from './open-trace.ts';
import { openWatch } from './open-watch.ts';
import { openServices } from './services.ts';

export interface OpenServer {
  app: FastifyInstance;
  /** Stops taking calls, ends those under way, then closes the database. */
  close: () => Promise<void>;
}

export async function openServer(
  configuration: Configuration,
  logger: FastifyServerOptions['logger'],
): Promise<OpenServer> {
  const clock = clockFrom(configuration.clockStart);
  const { migrationsDirectory, standInMigrationsDirectory } = configuration;
  const { trace, logger: tracedLogger, reportTo, close: closeTrace } = await openTrace(configuration, logger);
  const closings = [closeTrace];
  const close = () => closeAll(closings);
  try {
    const measure = trace === null ? undefined : measureBy(trace);
    const opened = await openDatabase(configuration.database, { migrationsDirectory, measure });
    closings.push(opened.close);
    if (hasStandInTables(configuration)) await opened.migrate(standInMigrations(standInMigrationsDirectory));
    const { watch, close: closeWatch } = await openWatch(configuration, opened.poolCounts);
    closings.push(closeWatch);
    const app = await assemble(configuration, { ...opened, clock, watch, trace }, tracedLogger);
    reportTo(app.log);
    closings.push(() => app.close());
    return { app, close };
  } catch (error) {
    // The first error is the one that counts.
    await close().catch(() => undefined);
    throw error;
  }
}

/** Statements as steps of a trace; the database itself knows nothing of traces. */
function measureBy(trace: Trace): MeasureStatement {
  return (text, run) => trace.step({ kind: 'statement', text }, run);
}

type OpenParts = Pick<OpenDatabase, 'database' | 'runSql'> & {
  clock: Clock;
  watch: Watch | null;
  trace: Trace | null;
};

async function assemble(
  configuration: Configuration,
  { database, runSql, clock, watch, trace }: OpenParts,
  logger: FastifyServerOptions['logger'],
): Promise<FastifyInstance> {
  // Before it is read: what is published from here on is found, though the server takes minutes to open.
  const contentRead = await changeOf(contentFile(configuration));
  await importBuiltContent(database, configuration, clock);
  const objects = await openObjects(configuration, { clock, watch, trace });
  const { publicUrl, hasDemoMembers } = configuration;
  const { sendMail, plugins: mailPlugins } = await openMail(configuration, { database, clock, trace });
  const identity = await openIdentity(configuration, { database, clock, sendMail, trace });
  const identityAdmin = identity.admin;
  const payments = await openPayments(
    configuration,
    { database, clock, identityAdmin, sendMail, watch },
    trace,
  );
  const { billing } = payments;
  const push = await openPush(configuration);
  const services = await openServices({
    database,
    objects: objects.store,
    clock,
    identityAdmin,
    billing,
    push,
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
      ...(push === null ? {} : { pushKey: push.publicKey }),
      ...(watch === null ? {} : { phoneReports: true as const }),
    },
    filesDirectory: hasFiles(configuration) ? configuration.dataDirectory : null,
    plugins: [...identity.plugins, ...mailPlugins, ...objects.plugins, ...payments.plugins],
    connectOrigins: [...identity.connectOrigins, ...objects.connectOrigins],
    publicPagesFile: join(configuration.contentDirectory, 'pages.json'),
    logger,
    watch,
    trace,
  });
  await openJobs(app, services, { runSql, watch, trace });
  if (configuration.database.kind === 'embedded')
    followContent(app, configuration, contentRead, database, clock);
  return app;
}

function hasStandInTables({ identity, payments }: Configuration): boolean {
  return [identity, payments].some(({ kind }) => kind === 'embedded');
}

function hasFiles({ database, identity, objects }: Configuration): boolean {
  return [database, identity, objects].some(({ kind }) => kind === 'embedded');
}

const contentFile = ({ contentDirectory }: Configuration) => join(contentDirectory, 'content.json');

/** The embedded database is this process's alone, so content published meanwhile is found as a file. */
function followContent(
  app: FastifyInstance,
  configuration: Configuration,
  known: number | null,
  database: Database,
  clock: Clock,
): void {
  let isFailing = false;
  const bring = async (): Promise<boolean> => {
    try {
      await importBuiltContent(database, configuration, clock);
      isFailing = false;
    } catch (error) {
      // It is tried again every few seconds, and one line says as much as many.
      if (!isFailing)
        app.log.warn({ event: 'content-not-imported', ...causeOf(error) }, 'content not imported');
      isFailing = true;
    }
    return !isFailing;
  };
  const stop = followFile(contentFile(configuration), known, bring);
  app.addHook('onClose', stop);
}

async function importBuiltContent(
  database: Database,
  configuration: Configuration,
  clock: Clock,
): Promise<void> {
  const { contentDirectory, payments } = configuration;
  const text = await readFile(contentFile(configuration), 'utf8').catch(() => null);
  if (text === null) throw new Error(`There is no content in ${contentDirectory}: run npm run build`);
  const content: Content = JSON.parse(text);
  const examples = payments.kind === 'stripe' ? exampleAddressesIn(content) : [];
  if (examples.length > 0)
    throw new ConfigurationProblems(
      examples.map((example) => `The content must name a real address with STRIPE_*, not ${example}.`),
    );
  await importReleasedContent(database, content, clock(), {
    isAlone: configuration.database.kind === 'embedded',
  });
}
