/** Only paths are read, and a page that the build renders is at no address. */
const ANY_ORIGIN = 'https://hoog.invalid';

/** Returns the permanent name of a picture or a video: its address without the signature, which expires. */
export function pathOf(address: string): string {
  return new URL(address, ANY_ORIGIN).pathname;
}

/** Returns the address of a video's captions, which has the same rules. */
export function captionsOf(address: string): string {
  const [path = '', query] = address.split('?');
  return query === undefined ? `${path}.vtt` : `${path}.vtt?${query}`;
}
