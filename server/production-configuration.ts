/** Refuses settings that are unsafe in production, and warns loudly about those that were asked for anyway. */
import { isIPv4, isIPv6 } from 'node:net';
import { isOwnMachine } from './core/own-machine.ts';
import type { Configuration } from './configuration.ts';

const STAGES = ['production', 'development', 'test'] as const;
export type Stage = (typeof STAGES)[number];

/** A misspelt stage would be an open one. */
export function readStage(text: string, problems: string[]): Stage {
  const stage = STAGES.find((known) => known === text);
  if (text !== '' && stage === undefined)
    problems.push(`NODE_ENV is ${STAGES.join(', ')} or left out, not "${text}".`);
  return stage ?? 'development';
}

export interface AskedFor {
  allowsEmbedded: boolean;
  isPublicUrlNamed: boolean;
}

/** Adds a sentence for each part of a configuration that production does not start with. */
export function refuseInProduction(
  configuration: Configuration,
  { allowsEmbedded, isPublicUrlNamed }: AskedFor,
  problems: string[],
): void {
  if (!allowsEmbedded) refuseEmbedded(configuration, problems);
  const { publicUrl, clockStart, trustProxy } = configuration;
  if (!isPublicUrlNamed) problems.push('PUBLIC_URL names the https origin of members in production.');
  // A trial on the machine itself is let be.
  else if (publicUrl.startsWith('http:') && !isOwnMachine(new URL(publicUrl).hostname))
    problems.push(`PUBLIC_URL is an https origin in production, not "${publicUrl}".`);
  if (clockStart !== undefined)
    problems.push('HOOG_CLOCK is for tests, and production does not start with it.');
  if (trustProxy !== false && trustProxy.split(',').some(isEverybody))
    problems.push(`TRUST_PROXY names the balancer’s own network in production, not "${trustProxy}".`);
}

const OPEN_BY_DEFAULT = {
  DEMO_MEMBERS: ['hasDemoMembers', 'sign in as a demo member or admin, whose password is public'],
  OPEN_MAILBOX: ['hasOpenMailbox', 'read every mail at /mailbox, with the codes in it'],
} as const;

/** Outside production the embedded identity service is open for a developer; others who reach it are let in by name only. */
export function refuseOpenToOthers(
  configuration: Configuration,
  isNamed: (variable: string) => boolean,
  problems: string[],
): void {
  const { host, identity } = configuration;
  if (identity.kind !== 'embedded' || isOwnMachine(isIPv6(host) ? `[${host}]` : host)) return;
  for (const [variable, [isOpen, what]] of Object.entries(OPEN_BY_DEFAULT)) {
    if (configuration[isOpen] && !isNamed(variable))
      problems.push(
        `With HOST=${host} anyone in the network could ${what}: set NODE_ENV=production, ${variable}=0, or ${variable}=1 to mean it.`,
      );
  }
}

/** Wider than any network that somebody has as her own. */
const WIDEST = { ipv4: 8, ipv6: 16 };
const MAPPED_BITS = 96;

function isEverybody(part: string): boolean {
  const [address = '', length] = part.trim().split('/');
  if (length === undefined) return false;
  if (isIPv4(address)) return Number(length) < WIDEST.ipv4;
  const isMapped = /^(?:0*:){2,5}ffff:/i.test(address);
  return Number(length) < (isMapped ? MAPPED_BITS + WIDEST.ipv4 : WIDEST.ipv6);
}

/** Refuses parts that would be embedded by accident in an installation whose members rely on real services. */
function refuseEmbedded(configuration: Configuration, problems: string[]): void {
  for (const part of embeddedParts(configuration)) {
    problems.push(
      `In production the ${part} would be embedded: set ${SWITCHES[part]}, or ALLOW_EMBEDDED=1 to mean it.`,
    );
  }
}

const SWITCHES = {
  database: 'DATABASE_URL',
  identity: 'COGNITO_*',
  objects: 'S3_BUCKET',
  payments: 'STRIPE_*',
} as const;

type Part = keyof typeof SWITCHES;

function embeddedParts(configuration: Configuration): Part[] {
  const parts: readonly Part[] = ['database', 'identity', 'objects', 'payments'];
  return parts.filter((part) => configuration[part].kind === 'embedded');
}

/** Returns the warnings for an operator who starts the process in production; none elsewhere. */
export function productionWarnings(configuration: Configuration): string[] {
  const { isProduction, hasDemoMembers, hasOpenMailbox } = configuration;
  const parts = embeddedParts(configuration);
  if (!isProduction || parts.length === 0) return [];
  const warnings = [`Embedded in production: ${parts.join(', ')}. Good for a trial, not for selling.`];
  if (parts.includes('payments'))
    warnings.push('Plans are paid with test cards: anyone who signs up can have each of them for nothing.');
  if (parts.includes('identity'))
    warnings.push(
      hasDemoMembers
        ? 'DEMO_MEMBERS=1: anyone may sign in as a member, trainer or admin with the password that the README names.'
        : 'There are no demo members; those of an earlier start are closed. DEMO_MEMBERS=1 has them.',
      hasOpenMailbox
        ? 'OPEN_MAILBOX=1: anyone may read every mail at /mailbox, codes of sign-up and of new passwords among them.'
        : 'Nobody can read /mailbox. OPEN_MAILBOX=1 opens it to anyone; MAIL_FROM sends mails by Amazon SES.',
    );
  return warnings;
}
