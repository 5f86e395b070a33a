/**
 * Hears how sending goes on phones whose members agreed to tell. Nobody is asked who it is, and of a report only numbers
 * are added to the metrics: nothing of it is stored or logged.
 */
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PHONE_REPORT_MAX_BYTES, readPhoneReport } from '../../contract/phone-report.ts';
import { PHONE_REPORTS_PATH } from '../../contract/service-paths.ts';
import { networkOf } from '../core/network.ts';
import type { Watch } from '../core/watch.ts';
import { createMinuteCounts } from '../core/minute-counts.ts';

/** A phone reports once a day; many phones can be behind one address. */
const REPORTS_PER_NETWORK = 10;
/** For all addresses together: as many as a million phones send in a day. */
const REPORTS_PER_MINUTE = 700;

/** Written by the build beside the page that bears it. */
const VERSION_FILE = 'version.txt';

export function phoneReportsRoute(app: FastifyInstance, watch: Watch, pageDirectory: string): void {
  const own = versionIn(pageDirectory);
  const ofNetwork = createMinuteCounts(REPORTS_PER_NETWORK);
  const ofAll = createMinuteCounts(REPORTS_PER_MINUTE);
  app.post(PHONE_REPORTS_PATH, { bodyLimit: PHONE_REPORT_MAX_BYTES }, (request, reply) => {
    reply.header('cache-control', 'no-store');
    const wait = ofNetwork.take(networkOf(request)) ?? ofAll.take('all');
    if (wait !== null) return reply.code(429).header('retry-after', wait).send();
    const report = readPhoneReport(request.body);
    if (report === undefined) return reply.code(400).send();
    watch.phoneReported(report, report.version === own ? 'current' : 'other');
    return reply.code(204).send();
  });
}

/** Null if the page is not built. */
function versionIn(pageDirectory: string): string | null {
  try {
    return readFileSync(join(pageDirectory, VERSION_FILE), 'utf8').trim();
  } catch {
    return null;
  }
}
