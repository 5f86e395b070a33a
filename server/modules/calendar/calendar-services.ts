import type { ContentServices } from '../content/content-store.ts';
import type { ErasedMembers } from '../revocations/erased-members.ts';
import type { AddressTokenOf } from '../../core/address-tokens.ts';

export interface CalendarServices extends ContentServices {
  calendarTokenOf: AddressTokenOf;
  erasedMembers: ErasedMembers;
}
