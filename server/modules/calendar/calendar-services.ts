import type { ContentServices } from '../content/content-store.ts';
import type { ErasedMembers } from '../revocations/erased-members.ts';
import type { CalendarTokenOf } from './calendar-tokens.ts';

export interface CalendarServices extends ContentServices {
  calendarTokenOf: CalendarTokenOf;
  erasedMembers: ErasedMembers;
}
