/** Reads from the environment if the service can be watched, and at which addresses. */
import type { Environment } from './environment.ts';
import { readEndpoint } from './environment.ts';
import type { TracesPlace } from './watch/traces.ts';

export interface MetricsPlace {
  host: string;
  port: number;
}

const OWN_MACHINE = '127.0.0.1';
const MAX_PORT = 65_535;
const SERVICE_NAME = 'hoog';

/**
 * Null if no port is named. They are nobody's data, but say how much a service is used: only this machine has them by default.
 */
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

/** Null if nobody takes traces. The names are OpenTelemetry's own, so that other programs that read them agree. */
export function readTraces(environment: Environment, problems: string[]): TracesPlace | null {
  const endpoint = readEndpoint(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT', problems);
  const headersText = environment['OTEL_EXPORTER_OTLP_HEADERS']?.trim() ?? '';
  const serviceName = environment['OTEL_SERVICE_NAME']?.trim() || SERVICE_NAME;
  const headers = readHeaders(headersText, problems);
  if (endpoint !== null) return { endpoint, headers, serviceName };
  if (headersText !== '' && !environment['OTEL_EXPORTER_OTLP_ENDPOINT'])
    problems.push('OTEL_EXPORTER_OTLP_HEADERS go to OTEL_EXPORTER_OTLP_ENDPOINT, which is not set.');
  return null;
}

/** `name=value,name=value`, values percent-encoded. A problem does not repeat them: they may be keys. */
function readHeaders(text: string, problems: string[]): Record<string, string> {
  if (text === '') return {};
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*(\S+)\s*$/.exec(pair));
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const [, name, value] = pair ?? [];
        if (name === undefined || value === undefined) throw new TypeError('no header');
        return [name, decodeURIComponent(value)];
      }),
    );
  } catch {
    problems.push('OTEL_EXPORTER_OTLP_HEADERS is name=value,name=value, with values percent-encoded.');
    return {};
  }
}
