import { requireMember } from '../core/caller.ts';
import type { QueryResolvers } from './resolver-types.generated.ts';
import { calendarAddressOf } from '../modules/calendar/member-calendar.ts';

export const calendarQueries = {
  getMyCalendarFeed(_parent, _arguments, { caller, services }) {
    return calendarAddressOf(services, requireMember(caller).id);
  },
} satisfies QueryResolvers;
