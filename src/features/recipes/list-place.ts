/**
 * Where she was in the list, for going back: how many cards were drawn, and which one stood where. By the address with
 * its filters, so that each list has its own place.
 */
export interface ListPlace {
  drawn: number;
  /** The first card in sight, and how far from the top of the window it stood, in px. */
  anchor: { id: string; top: number };
}

const places = new Map<string, ListPlace>();

export function keepListPlace(address: string, place: ListPlace): void {
  places.set(address, place);
}

export function listPlace(address: string): ListPlace | undefined {
  return places.get(address);
}
