import type { FastifyInstance } from 'fastify';
import { FAILURES } from '../../../src/contract/failures.ts';
import { calendarFeedPath } from '../../../src/contract/paths.ts';
import { createMinuteCounts } from '../../core/minute-counts.ts';
import type { CalendarServices } from './calendar-services.ts';
import { calendarOf, calendarOwnerOf } from './member-calendar.ts';

/** A calendar program asks a few times an hour, for each of her devices. A service that asks for many members has one network address. */
const READS_PER_MEMBER = 30;

/**
 * `GET /calendar/<token>.ics`, as a phone's calendar follows it. Anybody with the address can read it, so no cache may
 * keep it and no search engine list it. A calendar is read thirty times in a minute, then 429.
 */
export function calendarRoute(app: FastifyInstance, services: CalendarServices): void {
  const reads = createMinuteCounts(READS_PER_MEMBER);
  app.get<{ Params: { token: string } }>(calendarFeedPath(':token(^[\\w-]{43})'), async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, noarchive');
    const memberId = await calendarOwnerOf(services, request.params.token);
    if (memberId === null) return reply.code(404).send({ message: 'Not found' });
    const wait = reads.take(memberId);
    if (wait !== null) {
      const { meaning: message } = FAILURES.RATE_LIMITED;
      return reply.code(429).header('retry-after', wait).send({ message });
    }
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="hoog.ics"')
      .send(await calendarOf(services, memberId));
  });
}
