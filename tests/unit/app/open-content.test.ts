import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchOpenContent } from '../../../src/app/open-content.ts';

const original = globalThis.fetch;
const endings: (() => void)[] = [];

/** Stands in for the page's own origin and answers every request with `body`. */
async function serve(status: number, body: string): Promise<void> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    original(new URL(input, `http://127.0.0.1:${port}`), init),
  );
  endings.push(() => server.close());
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const end of endings.splice(0)) end();
});

const item = (id: string, accessLevel: string) => ({
  id,
  name: `Nimi ${id}`,
  thumbnail: `/media/${id}.svg`,
  accessLevel,
});

describe('what the landing page shows of the content', () => {
  it('is four open trainings and four open recipes with their total counts, and nothing locked', async () => {
    const items = [item('kinni', 'VIP'), ...['a', 'b', 'c', 'd', 'e'].map((id) => item(id, 'PUBLIC'))];
    await serve(200, JSON.stringify({ data: { listTrainings: { items }, listRecipes: { items } } }));
    const { items: shown, counts } = await fetchOpenContent();
    expect(counts).toEqual({ trainings: '5', recipes: '5' });
    expect(shown.map(({ to }) => to)).toEqual([
      '/studio/a',
      '/studio/b',
      '/studio/c',
      '/studio/d',
      '/recipes/a',
      '/recipes/b',
      '/recipes/c',
      '/recipes/d',
    ]);
    expect(shown[4]).toEqual({ to: '/recipes/a', name: 'Nimi a', thumbnail: '/media/a.svg', tint: 'food' });
  });

  it('is at least as much as the longest answer has, where there may be more', async () => {
    const items = Array.from({ length: 500 }, (_, n) => item(`${n}`, n < 400 ? 'PUBLIC' : 'VIP'));
    const lists = { listTrainings: { items: items.slice(0, 499) }, listRecipes: { items } };
    await serve(200, JSON.stringify({ data: lists }));
    expect((await fetchOpenContent()).counts).toEqual({ trainings: '400', recipes: 'vähemalt 400' });
  });

  it.each([
    [200, '<html>Logi võrku sisse</html>'],
    [500, '{"errors":[{"message":"x"}]}'],
    [200, '{"data":{"listTrainings":null,"listRecipes":{"items":[null,{"id":1}]}}}'],
  ])('is nothing when the answer is %d %s', async (status, body) => {
    await serve(status, body);
    expect(await fetchOpenContent()).toEqual({ items: [], counts: undefined });
  });
});
