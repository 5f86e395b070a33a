import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { FAILURES } from '../../../../contract/failures.ts';
import { calendarFeedPath } from '../../../../contract/paths.ts';
import { CALENDAR_READS_OF_MEMBER } from '../../../core/call-limits.ts';
import { createMinuteCounts } from '../../../core/minute-counts.ts';
import type { CalendarServices } from './calendar-services.ts';
import { calendarFeedAt, calendarOf } from './member-calendar.ts';

/**
 * `GET /calendar/<token>.ics`, as a phone's calendar follows it. Anybody with the address can read it, so no cache
 * between may keep it and no search engine list it; its tag tells what follows it that nothing is new. It is read thirty times in
 * a minute, then 429.
 */
export function calendarRoute(app: FastifyInstance, services: CalendarServices): void {
  const reads = createMinuteCounts(CALENDAR_READS_OF_MEMBER.count);
  app.get<{ Params: { token: string } }>(calendarFeedPath(':token(^[\\w-]{43})'), async (request, reply) => {
    reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex, noarchive');
    const feed = await calendarFeedAt(services, request.params.token);
    if (feed === undefined) return reply.code(404).send({ message: 'Not found' });
    const wait = reads.take(feed.memberId);
    if (wait !== null) {
      const { meaning: message } = FAILURES.RATE_LIMITED;
      return reply.code(429).header('retry-after', wait).send({ message });
    }
    const calendar = await calendarOf(services, feed);
    const tag = `W/"${createHash('sha256').update(calendar).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', tag);
    if (isAmong(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="hoog.ics"')
      .send(calendar);
  });
}

/** A reader sends the tags that it holds in one line, with commas between. */
function isAmong(held: string | undefined, tag: string): boolean {
  return held?.split(',').some((each) => each.trim() === tag) ?? false;
}
