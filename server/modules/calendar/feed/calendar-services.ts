import type { ContentServices } from '../../platform/content/content-store.ts';
import type { ErasedMembers } from '../../platform/revocations/erased-members.ts';
import type { AddressTokenOf } from '../../../core/address-tokens.ts';

export interface CalendarServices extends ContentServices {
  calendarTokenOf: AddressTokenOf;
  erasedMembers: ErasedMembers;
}
