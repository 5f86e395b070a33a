/** Pictures of 8 by 6 pixels, as small as their formats allow. */
const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

export const JPEG = bytesOf(
  '/9j/4AAQSkZJRgABAgAAAQABAAD/2wBDAAgEBAQEBAUFBQUFBQYGBgYGBgYGBgYGBgYHBwcICAgHBwcGBgcHCAgICAkJCQgICAgJCQoKCgwMCwsO' +
    'Dg4RERT/xABLAAEBAAAAAAAAAAAAAAAAAAAABwEBAAAAAAAAAAAAAAAAAAAABRABAAAAAAAAAAAAAAAAAAAAABEBAAAAAAAAAAAAAAAAAAAAAP/A' +
    'ABEIAAYACAMBIgACEQADEQD/2gAMAwEAAhEDEQA/AJyASKP/2Q==',
);
export const PNG = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAACXBIWXMAAAABAAAAAQBPJcTWAAAAEUlEQVR4nGMIU4nCihgGUgIApbsnwWLTZHkA' +
    'AAAASUVORK5CYII=',
);
export const WEBP = bytesOf(
  'UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoIAAYAAgA0JQBOl0AAcwAA/vUnXuw+WqO9uxduggAAAA==',
);

/** Inserts a segment after the JPEG's first two bytes. */
export function jpegWithSegment(marker: number, payload: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = payload.byteLength + 2;
  return Uint8Array.of(
    ...JPEG.subarray(0, 2),
    0xff,
    marker,
    length >> 8,
    length & 0xff,
    ...payload,
    ...JPEG.subarray(2),
  );
}

/** Adds comments until the JPEG has at least `sizeBytes`. */
export function jpegOfAtLeast(sizeBytes: number): Uint8Array<ArrayBuffer> {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(0xfffd, 0x20)]);
  const comments = Array.from({ length: Math.ceil(sizeBytes / comment.length) }, () => comment);
  return new Uint8Array(Buffer.concat([JPEG.subarray(0, 2), ...comments, JPEG.subarray(2)]));
}
