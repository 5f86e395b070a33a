/** What names a picture or a video for good: its address without the signature, which runs out. */
export function pathOf(address: string): string {
  return new URL(address, location.origin).pathname;
}

/** Where a video's captions are read: beside it, on the same terms. */
export function captionsOf(address: string): string {
  const [path = '', query] = address.split('?');
  return query === undefined ? `${path}.vtt` : `${path}.vtt?${query}`;
}
