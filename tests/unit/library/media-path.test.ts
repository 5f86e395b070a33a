import { expect, it } from 'vitest';
import { pathOf } from '../../../src/library/media-path.ts';

it.each([
  ['/media/videos/kukk.0123.mp4', 'a path'],
  ['/closed-media/videos/kukk.0123.mp4?until=1&signature=ab', 'a signed path'],
  ['https://films.example.com/media/videos/kukk.0123.mp4?Signature=ab', 'an address elsewhere'],
])('the name of %s is known while the build renders a page, which is at no address: %s', (address) => {
  expect('location' in globalThis).toBe(false);
  expect(pathOf(address)).toMatch(/^\/(?:closed-)?media\/videos\/kukk\.0123\.mp4$/);
});
