/** Reads from the environment whether and where the service can be watched. */
import type { Environment } from './environment.ts';

export interface MetricsPlace {
  host: string;
  port: number;
}

const OWN_MACHINE = '127.0.0.1';
const MAX_PORT = 65_535;

/** Null where no port is named. They are nobody's data, but say how much a service is used: only this machine has them by default. */
export function readMetrics(
  environment: Environment,
  memberPort: number,
  problems: string[],
): MetricsPlace | null {
  const text = environment['METRICS_PORT']?.trim() ?? '';
  const host = environment['METRICS_HOST']?.trim() ?? '';
  if (text === '') {
    if (host !== '') problems.push('METRICS_HOST says where METRICS_PORT is, which is not set.');
    return null;
  }
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > MAX_PORT)
    problems.push(`METRICS_PORT is a whole number from 1 to ${MAX_PORT}, not "${text}".`);
  if (port === memberPort)
    problems.push('METRICS_PORT is another port than PORT: members must not reach the metrics.');
  return { host: host || OWN_MACHINE, port };
}
