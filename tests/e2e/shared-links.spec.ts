/** The preview of a link that she sent somebody shows its picture. */
import sharp from 'sharp';
import { expect, test } from '../support/product-test.ts';

test('the preview of each shared recipe and training shows its own picture, the one of the service is for all else', async ({
  network,
}) => {
  const read = async (path: string) => (await fetch(network.origin + path)).text();
  const sitemap = await read('/sitemap.xml');
  const shared = [...sitemap.matchAll(/<loc>[^<]*?(\/(?:recipes|studio)\/[^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(shared.length).toBeGreaterThan(2);
  const pictures = new Set<string>();
  for (const path of shared) {
    const [, picture = ''] = /property="og:image" content="(.+?)"/.exec(await read(path)) ?? [];
    pictures.add(picture);
    const response = await fetch(picture);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height], path).toEqual([1200, 630]);
  }
  expect(pictures.size).toBe(shared.length);
});
