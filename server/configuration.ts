/** The environment as a typed configuration. Each part is embedded unless its own variables name a real service. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Seller } from '../contract/seller.ts';
import type { DatabaseConfiguration } from './database/open-database.ts';
import type { Environment } from './environment.ts';
import { readEndpoint, readNumber, readSwitch, readTogether, REGION_DEFAULT } from './environment.ts';
import type { PushConfiguration } from './push-configuration.ts';
import { readPush } from './push-configuration.ts';
import { readStage, refuseInProduction, refuseOpenToOthers } from './production-configuration.ts';
import type { MailConfiguration, PaymentsConfiguration } from './selling-configuration.ts';
import { readMail, readPayments, readSeller, readStaffEmail } from './selling-configuration.ts';
import type { TracesPlace } from './watch/traces.ts';
import type { MetricsPlace } from './watching-configuration.ts';
import { readMetrics, readTraces } from './watching-configuration.ts';
import { OperatorsProblem } from './database/operators-problem.ts';

export type IdentityConfiguration =
  | { kind: 'embedded' }
  | { kind: 'cognito'; region: string; userPoolId: string; clientId: string; endpoint: string | null };

export type ObjectsConfiguration =
  | { kind: 'embedded' }
  | { kind: 's3'; bucket: string; region: string; endpoint: string | null };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Configuration {
  isProduction: boolean;
  host: string;
  port: number;
  /** The origin at which members reach the server, without a slash at the end. */
  publicUrl: string;
  /** The external shop's address; null if there is none to link to. */
  shopUrl: string | null;
  dataDirectory: string;
  contentDirectory: string;
  pageDirectory: string;
  migrationsDirectory: string;
  standInMigrationsDirectory: string;
  /** ISO time at which the clock starts, for tests. */
  clockStart: string | undefined;
  /** Calls per minute that a process answers for one member, and for one network address. */
  maxCallsPerMinute: number;
  maxCallsPerAddress: number;
  /** Multiplies what one member may store in a day. */
  storedTimes: number;
  /** The time for which the process still serves after SIGTERM, so that a balancer takes it out before it closes. */
  drainSeconds: number;
  /** True if only the product's own GraphQL operations may run. */
  isKnownOnly: boolean;
  /** True if the embedded identity service has the demo members, whose password is public. */
  hasDemoMembers: boolean;
  /** True if anybody may read the mails that the embedded parts keep instead of sending. */
  hasOpenMailbox: boolean;
  /** Addresses of the proxies before the server, whose word about a caller's address is taken; false for none. */
  trustProxy: string | false;
  logLevel: LogLevel;
  /** The place at which metrics are served; null for nowhere. */
  metrics: MetricsPlace | null;
  /** The collector of traces; null for none. */
  traces: TracesPlace | null;
  database: DatabaseConfiguration;
  identity: IdentityConfiguration;
  objects: ObjectsConfiguration;
  payments: PaymentsConfiguration;
  seller: Seller;
  /** The address to which staff are mailed what only a person can decide. */
  staffEmail: string;
  mail: MailConfiguration;
  push: PushConfiguration;
}

export class ConfigurationProblems extends OperatorsProblem {
  override readonly name = 'ConfigurationProblems';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration does not do:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Far above what members do. Many share an address behind a mobile operator; a developer may measure. */
const CALLS_PER_MINUTE = { production: 600, development: 120_000 };
const CALLS_PER_ADDRESS = { production: 12_000, development: 1_000_000 };
/** Twice what a balancer needs that asks every two seconds and believes the second answer. */
const DRAIN_SECONDS = 10;
const MAX_DRAIN_SECONDS = 600;
/** Shows the link to the shop even if no shop is configured; an empty SHOP_URL removes it. */
const EXAMPLE_SHOP = { production: '', development: 'https://example.com/' };

/** Reads the environment. Throws `ConfigurationProblems` that lists everything that is wrong with it at once. */
export function readConfiguration(environment: Environment): Configuration {
  const problems: string[] = [];
  const read = (name: string) => environment[name]?.trim() ?? '';
  const port = readNumber(environment, 'PORT', { whenLeftOut: 4000, max: 65_535 }, problems);
  const dataDirectory = resolve(read('DATA_DIR') || '.data');
  const isProduction = readStage(read('NODE_ENV'), problems) === 'production';
  const stage = isProduction ? 'production' : 'development';
  const database = readDatabase(environment, dataDirectory, problems);
  const seller = readSeller(environment, problems);
  const configuration: Configuration = {
    isProduction,
    host: read('HOST') || '127.0.0.1',
    port,
    publicUrl: readOrigin(read('PUBLIC_URL') || `http://localhost:${port}`, problems),
    shopUrl: readShopUrl(environment['SHOP_URL']?.trim() ?? EXAMPLE_SHOP[stage], problems),
    dataDirectory,
    contentDirectory: resolve(read('CONTENT_DIR') || 'dist/content'),
    pageDirectory: resolve(read('PAGE_DIR') || 'dist/page'),
    migrationsDirectory: resolve('server/database/migrations'),
    standInMigrationsDirectory: resolve('stand-ins/migrations'),
    clockStart: readClock(read('HOOG_CLOCK'), problems),
    maxCallsPerMinute: readNumber(
      environment,
      'RATE_LIMIT_PER_MINUTE',
      { whenLeftOut: CALLS_PER_MINUTE[stage], max: 1e9 },
      problems,
    ),
    maxCallsPerAddress: readNumber(
      environment,
      'RATE_LIMIT_PER_ADDRESS',
      { whenLeftOut: CALLS_PER_ADDRESS[stage], max: 1e9 },
      problems,
    ),
    storedTimes: readNumber(environment, 'STORED_PER_DAY_TIMES', { whenLeftOut: 1, max: 100_000 }, problems),
    drainSeconds: readNumber(
      environment,
      'DRAIN_SECONDS',
      // With an embedded database no other process takes over.
      {
        whenLeftOut: isProduction && database.kind === 'postgres' ? DRAIN_SECONDS : 0,
        max: MAX_DRAIN_SECONDS,
      },
      problems,
    ),
    isKnownOnly: readSwitch(environment, 'KNOWN_OPERATIONS_ONLY', isProduction, problems),
    hasDemoMembers: readSwitch(environment, 'DEMO_MEMBERS', !isProduction, problems),
    hasOpenMailbox: readSwitch(environment, 'OPEN_MAILBOX', !isProduction, problems),
    trustProxy: readTrustProxy(read('TRUST_PROXY'), problems),
    logLevel: readLogLevel(read('LOG_LEVEL'), isProduction ? 'info' : 'warn', problems),
    metrics: readMetrics(environment, port, problems),
    traces: readTraces(environment, problems),
    database,
    identity: readIdentity(environment, problems),
    objects: readObjects(environment, problems),
    payments: readPayments(environment, problems),
    seller,
    staffEmail: readStaffEmail(environment, seller, problems),
    mail: readMail(environment, problems),
    push: readPush(environment, { isAlone: database.kind === 'embedded', isProduction }, problems),
  };
  const asked = {
    allowsEmbedded: readSwitch(environment, 'ALLOW_EMBEDDED', false, problems),
    isPublicUrlNamed: read('PUBLIC_URL') !== '',
  };
  if (isProduction) refuseInProduction(configuration, asked, problems);
  else refuseOpenToOthers(configuration, (name) => read(name) !== '', problems);
  if (problems.length > 0) throw new ConfigurationProblems(problems);
  return configuration;
}

const PROXY_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Addresses, never just "yes": then any caller could say that she calls from elsewhere. */
function readTrustProxy(text: string, problems: string[]): string | false {
  if (text === '') return false;
  const areAddresses = text
    .split(',')
    .map((part) => part.trim())
    .every((part) => PROXY_NETWORKS.has(part) || isIP(part.replace(/\/\d{1,3}$/, '')) > 0);
  if (!areAddresses)
    problems.push(
      `TRUST_PROXY lists addresses of proxies, such as 10.0.0.0/8 or uniquelocal, not "${text}".`,
    );
  return areAddresses ? text : false;
}

function readLogLevel(text: string, whenLeftOut: LogLevel, problems: string[]): LogLevel {
  if (text === '') return whenLeftOut;
  const level = LOG_LEVELS.find((known) => known === text);
  if (level === undefined) problems.push(`LOG_LEVEL is one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level ?? whenLeftOut;
}

function readOrigin(text: string, problems: string[]): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  problems.push(`PUBLIC_URL is an http or https origin, not "${text}".`);
  return text;
}

function readShopUrl(text: string, problems: string[]): string | null {
  if (text === '') return null;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).href;
  problems.push(`SHOP_URL is an http or https address, not "${text}".`);
  return null;
}

function readClock(text: string, problems: string[]): string | undefined {
  if (text !== '' && Number.isNaN(Date.parse(text)))
    problems.push(`HOOG_CLOCK is an ISO time, not "${text}".`);
  return text === '' ? undefined : text;
}

function readDatabase(
  environment: Environment,
  dataDirectory: string,
  problems: string[],
): DatabaseConfiguration {
  const url = environment['DATABASE_URL']?.trim() ?? '';
  const isPooled = readSwitch(environment, 'DATABASE_POOLER', false, problems);
  if (url === '' && isPooled)
    problems.push('DATABASE_POOLER says how DATABASE_URL is reached, which is not set.');
  if (url === '') return { kind: 'embedded', directory: dataDirectory };
  if (!/^postgres(ql)?:\/\//.test(url))
    problems.push('DATABASE_URL begins with postgres:// or postgresql://.');
  return { kind: 'postgres', url, isPooled };
}

function readIdentity(environment: Environment, problems: string[]): IdentityConfiguration {
  const pool = readTogether(environment, ['COGNITO_USER_POOL_ID', 'COGNITO_CLIENT_ID'], problems);
  const endpoint = readEndpoint(environment, 'COGNITO_ENDPOINT', problems);
  if (pool === null && endpoint !== null)
    problems.push('COGNITO_ENDPOINT says where COGNITO_USER_POOL_ID is, which is not set.');
  if (pool === null) return { kind: 'embedded' };
  const userPoolId = pool.COGNITO_USER_POOL_ID;
  if (userPoolId !== '' && !/^[a-z0-9-]+_\w+$/.test(userPoolId)) {
    problems.push('COGNITO_USER_POOL_ID looks like eu-central-1_AbCdEfGhI.');
  }
  return {
    kind: 'cognito',
    region: userPoolId.split('_')[0] ?? '',
    userPoolId,
    clientId: pool.COGNITO_CLIENT_ID,
    endpoint,
  };
}

function readObjects(environment: Environment, problems: string[]): ObjectsConfiguration {
  const bucket = environment['S3_BUCKET']?.trim() ?? '';
  if (bucket === '') return { kind: 'embedded' };
  const region = environment['S3_REGION']?.trim() || environment['AWS_REGION']?.trim() || REGION_DEFAULT;
  return { kind: 's3', bucket, region, endpoint: readEndpoint(environment, 'S3_ENDPOINT', problems) };
}
