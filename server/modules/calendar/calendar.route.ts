import type { FastifyInstance } from 'fastify';
import { calendarFeedPath } from '../../../src/contract/paths.ts';
import type { CalendarServices } from './calendar-services.ts';
import { calendarOf } from './member-calendar.ts';

/**
 * `GET /calendar/<token>.ics`, as a phone's calendar follows it. Anybody with the address can read it, so no cache may
 * keep it.
 */
export function calendarRoute(app: FastifyInstance, services: CalendarServices): void {
  app.get<{ Params: { token: string } }>(calendarFeedPath(':token(^[\\w-]{43})'), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const text = await calendarOf(services, request.params.token);
    if (text === null) return reply.code(404).send({ message: 'Not found' });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="hoog.ics"')
      .send(text);
  });
}
