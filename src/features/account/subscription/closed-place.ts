/**
 * The closed page from which she went to pay for a plan, so that the confirmation leads her back. It is not in the files of a
 * start.
 */
import { readStored, writeStored } from '../../../device/storage.ts';
import { readAppPath } from '../account/return-address.ts';

/** Stores the closed page that led her to the plans: the card service's page, between here and there, takes the tab's history state. */
export function keepClosedPlace(place: string): void {
  writeStored('closedPlace', place);
}

/** Returns the closed page that led her to the plans, once. */
export function takeClosedPlace(): string | undefined {
  const place = readAppPath(readStored('closedPlace'));
  writeStored('closedPlace', null);
  return place;
}
