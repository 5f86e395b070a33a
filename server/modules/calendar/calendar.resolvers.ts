import { requireMember } from '../../graphql/caller.ts';
import type { QueryResolvers } from '../../graphql/resolver-types.generated.ts';
import { calendarAddressOf } from './member-calendar.ts';

export const calendarQueries = {
  getMyCalendarFeed(_parent, _arguments, { caller, services }) {
    return calendarAddressOf(services, requireMember(caller).id);
  },
} satisfies QueryResolvers;
