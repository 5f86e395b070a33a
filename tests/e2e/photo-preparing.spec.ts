import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { imageSizeOf, jpegSegments } from '../../contract/image-size.ts';
import { PHOTO_MAX_BYTES } from '../../contract/limits.ts';
import type { PhotoPreparation } from '../../src/platform/photos/prepare-photo.ts';
import { withExif } from '../support/camera-photo.ts';

/** Bundles the module alone, as a script with the global `photos`: no server, no other part of the app. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('../../src/platform/photos/prepare-photo.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'photos' } },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('nothing was built');
  return chunk.code;
}

let script: string;

test.beforeAll(async () => {
  script = await bundle();
});

test.beforeEach(async ({ page }) => {
  await page.addScriptTag({ content: script });
});

declare const photos: { preparePhoto(file: Blob): Promise<PhotoPreparation> };

/** Red on the left, blue on the right; with `hasNoise`, every pixel has its own colour. */
function draw(page: Page, width: number, height: number, hasNoise = false): Promise<Buffer> {
  const base64 = page.evaluate(
    async ([columns, rows, noise]) => {
      const canvas = new OffscreenCanvas(columns, rows);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.fillStyle = 'red';
      context.fillRect(0, 0, columns / 2, rows);
      context.fillStyle = 'blue';
      context.fillRect(columns / 2, 0, columns / 2, rows);
      if (noise) {
        const image = context.createImageData(columns, rows);
        new Uint32Array(image.data.buffer).forEach((_, index, points) => {
          points[index] = 0xff000000 + (Math.imul(index + 1, 2_654_435_761) % 0x1000000);
        });
        context.putImageData(image, 0, 0);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: noise ? 1 : 0.9 });
      const reader = new FileReader();
      await new Promise((resolve) => {
        reader.onload = resolve;
        reader.readAsDataURL(blob);
      });
      return typeof reader.result === 'string' ? reader.result.replace(/^.*,/, '') : '';
    },
    [width, height, hasNoise] as const,
  );
  return base64.then((text) => Buffer.from(text, 'base64'));
}

interface Prepared {
  refusal?: string;
  width: number;
  height: number;
  bytes: Uint8Array;
  /** The colour in the middle of the top quarter, as red, green, blue. */
  colourAbove: number[];
}

/** Makes the page prepare the file, and inspects the result. */
async function prepare(page: Page, file: Uint8Array): Promise<Prepared> {
  await page.setContent('<input type="file">');
  // Written to disk first: passing megabytes from memory takes the browser's protocol seconds.
  const path = test.info().outputPath('foto.jpg');
  await writeFile(path, file);
  await page.setInputFiles('input', path);
  const { base64, ...prepared } = await page.evaluate(async () => {
    const chosen = document.querySelector('input')?.files?.[0];
    if (chosen === undefined) throw new Error('no file');
    const outcome = await photos.preparePhoto(chosen);
    if ('refusal' in outcome) return { ...outcome, width: 0, height: 0, base64: '', colourAbove: [] };
    const { bytes, width, height, type } = outcome.photo;
    const bitmap = await createImageBitmap(new Blob([bytes], { type }));
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const point = context?.getImageData(width / 2, height / 4, 1, 1).data ?? [];
    const base64 = btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
    return { width, height, base64, colourAbove: [...point].slice(0, 3) };
  });
  return { ...prepared, bytes: Buffer.from(base64, 'base64') };
}

test('a photo taken with the phone on its side is turned upright, and does not contain the place', async ({
  page,
}) => {
  const original = withExif(await draw(page, 300, 200), 6);
  expect(original.includes('Exif')).toBe(true);
  const { bytes, width, height, colourAbove } = await prepare(page, original);
  expect({ width, height }).toEqual({ width: 200, height: 300 });
  expect(imageSizeOf(bytes, 'image/jpeg')).toEqual({ width: 200, height: 300 });
  // The sensor's left side is the top of the picture.
  const [red = 0, , blue = 0] = colourAbove;
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
  // Only the format's own head and the browser's colour profile are left.
  const markers = [...jpegSegments(bytes)].map(({ marker }) => marker);
  expect(markers.filter((marker) => marker >= 0xe0 && marker <= 0xef)).toEqual([0xe0, 0xe2]);
  expect(Buffer.from(bytes).includes('Exif')).toBe(false);
});

test('a photo too large to upload as it is becomes one that takes seconds', async ({ page }) => {
  test.slow();
  const original = await draw(page, 3200, 2400, true);
  expect(original.byteLength).toBeGreaterThan(PHOTO_MAX_BYTES);
  const { bytes, width, height } = await prepare(page, original);
  expect({ width, height }).toEqual({ width: 2048, height: 1536 });
  expect(bytes.byteLength).toBeLessThan(3_000_000);
});

test('a small photo is never enlarged', async ({ page }) => {
  expect(await prepare(page, await draw(page, 120, 80))).toMatchObject({ width: 120, height: 80 });
});

test('a picture that the browser cannot decode is unreadable', async ({ page }) => {
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(2000),
  ]);
  expect(await prepare(page, heic)).toMatchObject({ refusal: 'UNREADABLE' });
});

test('a damaged photo is unreadable', async ({ page }) => {
  const original = await draw(page, 300, 200);
  expect(await prepare(page, original.subarray(0, 100))).toMatchObject({ refusal: 'UNREADABLE' });
});
