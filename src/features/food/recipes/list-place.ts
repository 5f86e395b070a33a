/**
 * Her place in the list, for going back: how many cards were rendered, and the position of one of them. Keyed by the address with
 * its filters, so that each list has its own place.
 */
export interface ListPlace {
  drawn: number;
  /** The first visible card, and its distance from the top of the window in px. */
  anchor: { id: string; top: number };
}

const places = new Map<string, ListPlace>();

export function keepListPlace(address: string, place: ListPlace): void {
  places.set(address, place);
}

export function listPlace(address: string): ListPlace | undefined {
  return places.get(address);
}
