import { expect, test } from 'vitest';
import { PHOTO_SOURCE_MAX_BYTES } from '../../../../contract/limits.ts';
import { photoRefusalText } from '../../../../src/platform/photos/photos.text.ts';
import { preparePhoto } from '../../../../src/platform/photos/prepare-photo.ts';
import { JPEG, PNG } from '../../../support/images.ts';

test.each([
  ['a page', '<!doctype html>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a document', '%PDF-1.7'],
  ['nothing at all', ''],
])('%s under a photo’s name and type is not an image', async (_what, text) => {
  const file = new File([text], 'foto.jpg', { type: 'image/jpeg' });
  expect(await preparePhoto(file)).toEqual({ refusal: 'NOT_AN_IMAGE' });
});

test('a film that is far too large is refused as not being an image', async () => {
  const film = new Blob(['\0\0\0\x20ftypisom', new Uint8Array(PHOTO_SOURCE_MAX_BYTES)]);
  expect(await preparePhoto(film)).toEqual({ refusal: 'NOT_AN_IMAGE' });
});

test('a file above forty megabytes is too large', async () => {
  const file = new Blob([JPEG, new Uint8Array(PHOTO_SOURCE_MAX_BYTES - JPEG.byteLength + 1)]);
  expect(await preparePhoto(file)).toEqual({ refusal: 'TOO_LARGE' });
});

test('a picture of more than forty megapixels is too large before it is decoded', async () => {
  const png = PNG.slice();
  new DataView(png.buffer).setUint32(16, 8001);
  new DataView(png.buffer).setUint32(20, 5000);
  expect(await preparePhoto(new Blob([png]))).toEqual({ refusal: 'TOO_LARGE' });
});

test('each refusal says in Estonian what to do', () => {
  for (const sentence of Object.values(photoRefusalText))
    expect(sentence).toMatch(/^[^.]+\. (Vali|Salvesta) [^.]+\.$/);
});
