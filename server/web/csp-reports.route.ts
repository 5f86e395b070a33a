/**
 * Receives browsers' reports of violations of the page's policy. A report contains addresses, which may say
 * whose they are; of all of it only the broken rule and the kind of page reach the log.
 */
import type { FastifyInstance } from 'fastify';
import { createMinuteCounts } from '../core/minute-counts.ts';

export const CSP_REPORTS_PATH = '/csp-reports';

const BODY_LIMIT_BYTES = 16 * 1024;
/** This many lines show any fault of ours; the rest is a broken extension or a flood. */
const LINES_PER_MINUTE = 60;
const REPORTS_PER_CALL = 10;
const TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];

interface Violation {
  directive: string;
  /** The first part of the page's path: `/recipes`, never which recipe. */
  page: string;
}

/** Must be registered in its own scope, because it reads bodies as text. Always responds with 204. */
export function cspReportsPlugin(app: FastifyInstance, _options: object, done: () => void): void {
  const lines = createMinuteCounts(LINES_PER_MINUTE);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    TYPES,
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, next) => next(null, body),
  );
  app.post(CSP_REPORTS_PATH, (request, reply) => {
    for (const violation of violationsIn(String(request.body))) {
      if (lines.take('line') === null)
        request.log.warn({ event: 'csp', ...violation }, 'refused by the policy');
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
  done();
}

/** Reads both forms: one report by `report-uri`, or a list by `report-to`. */
export function violationsIn(text: string): Violation[] {
  const sent = parsed(text);
  const reports = (Array.isArray(sent) ? sent : [sent]).slice(0, REPORTS_PER_CALL);
  return reports.flatMap((report) => {
    const body = fieldOf(report, 'csp-report') ?? fieldOf(report, 'body');
    const directive =
      fieldOf(body, 'effectiveDirective') ??
      fieldOf(body, 'effective-directive') ??
      fieldOf(body, 'violated-directive');
    const name = typeof directive === 'string' ? /^[a-z-]{1,40}(?=$| )/.exec(directive)?.[0] : undefined;
    if (name === undefined) return [];
    return [{ directive: name, page: pageOf(fieldOf(body, 'documentURL') ?? fieldOf(body, 'document-uri')) }];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function pageOf(address: unknown): string {
  const { pathname = '' } = typeof address === 'string' && URL.canParse(address) ? new URL(address) : {};
  return /^\/[a-z-]{0,30}(?=\/|$)/.exec(pathname)?.[0] ?? '';
}
