import { isOwnMachine } from './core/own-machine.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A whole number from 0 to `max`. */
export function readNumber(
  environment: Environment,
  name: string,
  { whenLeftOut, max }: { whenLeftOut: number; max: number },
  problems: string[],
): number {
  const text = environment[name]?.trim() ?? '';
  if (text === '') return whenLeftOut;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  problems.push(`${name} is a whole number up to ${max}, not "${text}".`);
  return whenLeftOut;
}

/** 0 or 1. */
export function readSwitch(
  environment: Environment,
  name: string,
  whenLeftOut: boolean,
  problems: string[],
): boolean {
  const text = environment[name]?.trim() ?? '';
  if (text === '') return whenLeftOut;
  if (text !== '0' && text !== '1') problems.push(`${name} is 0 or 1, not "${text}".`);
  return text === '1';
}

/** The named variables, or null when none of them is set; those missing beside others are a problem. */
export function readTogether<Name extends string>(
  environment: Environment,
  names: readonly Name[],
  problems: string[],
): Record<Name, string> | null {
  const values = Object.fromEntries(names.map((name) => [name, environment[name]?.trim() ?? ''])) as Record<
    Name,
    string
  >;
  const missing = names.filter((name) => values[name] === '');
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    problems.push(`${missing.join(' and ')} must be set together with the rest of ${names.join(', ')}.`);
  return values;
}

/** The region of Amazon's services, if nothing says. */
export const REGION_DEFAULT = 'eu-central-1';

/**
 * The address of a service that speaks Amazon's protocol in Amazon's stead, without a slash at its end; null if none is named. It
 * is told members' addresses and signs for them, so plain http leads only to this machine itself.
 */
export function readEndpoint(environment: Environment, name: string, problems: string[]): string | null {
  const text = environment[name]?.trim() ?? '';
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isOwnMachine(url.hostname));
  const isPlain =
    url !== null && [url.username, url.password, url.search, url.hash].every((part) => part === '');
  if (url !== null && isSafe && isPlain) return url.href.replace(/\/+$/, '');
  problems.push(`${name} is an https address, or an http one of this machine itself, not "${text}".`);
  return null;
}
