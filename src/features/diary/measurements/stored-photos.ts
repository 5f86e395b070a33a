import { withDeadline } from '../../../offline/deadline.ts';
import type { Measurement } from './measurement.ts';

/** The time that one photo may take to arrive. */
const TIMEOUT_MS = 60_000;
/** Addresses asked for more recently than this are not asked for again. */
const FRESH_MS = 60_000;

/** Reads the photos that the server has, whose signed addresses run out within minutes: then it asks for new ones, once for all. */
export class StoredPhotos {
  readonly #ask: () => Promise<readonly Measurement[] | undefined>;
  #addresses: Promise<ReadonlyMap<string, string | null>>;
  #askedAt = performance.now();

  constructor(known: readonly Measurement[], ask: () => Promise<readonly Measurement[] | undefined>) {
    this.#ask = ask;
    this.#addresses = Promise.resolve(addressesOf(known));
  }

  /** Rejects if it cannot be read. */
  async read(id: string, signal: AbortSignal): Promise<Blob> {
    const address = (await this.#addresses).get(id);
    try {
      return await readPhoto(address, signal);
    } catch (error) {
      const renewed = await this.#renewed(id);
      if (signal.aborted || renewed === address) throw error;
      return readPhoto(renewed, signal);
    }
  }

  async #renewed(id: string): Promise<string | null | undefined> {
    if (performance.now() - this.#askedAt > FRESH_MS) {
      this.#askedAt = performance.now();
      const former = this.#addresses;
      this.#addresses = this.#ask().then((answer) => (answer ? addressesOf(answer) : former));
    }
    return (await this.#addresses).get(id);
  }
}

function addressesOf(measurements: readonly Measurement[]): ReadonlyMap<string, string | null> {
  return new Map(measurements.map(({ id, photoUrl }) => [id, photoUrl]));
}

async function readPhoto(address: string | null | undefined, signal: AbortSignal): Promise<Blob> {
  if (!address) throw new Error('The photo has no address');
  const photo = await withDeadline(TIMEOUT_MS, signal, (within) => fetchPhoto(address, within));
  if (!photo.type.startsWith('image/')) throw new Error('What came is not a photo');
  return photo;
}

/** Bypasses the browser's cache, which keeps an image that the diary has shown without leave to read it. */
async function fetchPhoto(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`The photo is not to be had: ${response.status}`);
  return response.blob();
}
