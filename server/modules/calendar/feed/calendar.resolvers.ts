import { requireMember } from '../../../core/caller.ts';
import type { MutationResolvers, QueryResolvers } from '../../../context/resolver-types.generated.ts';
import { calendarAddressOf, renewedCalendarAddressOf } from './member-calendar.ts';

export const calendarQueries = {
  getMyCalendarFeed(_parent, _arguments, { caller, services }) {
    return calendarAddressOf(services, requireMember(caller).id);
  },
} satisfies QueryResolvers;

export const calendarMutations = {
  renewMyCalendarFeed(_parent, _arguments, { caller, services }) {
    return renewedCalendarAddressOf(services, requireMember(caller).id);
  },
} satisfies MutationResolvers;
