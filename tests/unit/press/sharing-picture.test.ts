import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharingPicture } from '../../../press/sharing-picture.ts';
import { sharingPicturePath } from '../../../contract/media-paths.ts';

const GREEN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="#0f0" d="M0 0h400v300H0z"/></svg>';
const PHOTO = await sharp({ create: { width: 300, height: 900, channels: 3, background: '#00ff00' } })
  .webp()
  .toBuffer();

test.each([
  ['a drawn cover', GREEN],
  ['a photo of another shape', PHOTO],
])('a preview of %s is a PNG of 1200 by 630 with the cover in it', async (_what, cover) => {
  const picture = sharp(await sharingPicture(cover));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  const [red = 255, green = 0, blue = 255] = colourAt(800, 315);
  expect(red < 40 && green > 200 && blue < 40).toBe(true);
});

test('its address is beside the cover’s', () => {
  expect(sharingPicturePath('/media/covers/supp.0a1b2c3d.svg')).toBe('/media/sharing/supp.0a1b2c3d.png');
});
