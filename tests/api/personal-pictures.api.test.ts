import 'fake-indexeddb/auto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { publishContent } from '../../server/modules/platform/content/publish-content.ts';
import { refreshPictures } from '../../src/library/library-pictures.ts';
import { LibraryService } from '../../src/library/library-service.ts';
import { keptPicture } from '../../src/library/picture-cache.ts';
import { refreshLibrary } from '../../src/library/refresh-library.ts';
import { createCacheStorage } from '../support/cache-storage.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';
import { startTestServer } from '../support/test-server.ts';

const COVER = '/closed-media/covers/retsept-owner.svg';
const DAY_MS = 24 * 3_600_000;

afterEach(() => vi.unstubAllGlobals());

it('the picture of her personal recipe that did not come on the first evening comes a day later', async () => {
  let aheadMs = 0;
  const contentDirectory = await mkdtemp(join(tmpdir(), 'personal-pictures-'));
  for (const name of ['media', 'closed-media/covers'])
    await mkdir(join(contentDirectory, name), { recursive: true });
  await writeFile(join(contentDirectory, COVER), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const clock = () => new Date(Date.now() + aheadMs);
  const server = await startTestServer({ contentDirectory, contentCheckMs: 0, clock });
  let member = await server.signedIn();
  // Only the recipe is hers: what changes with each period of signing is the digest of trainings alone.
  const recipes = SAMPLE_CONTENT.recipes
    .filter(({ accessLevel }) => accessLevel === 'OWNER')
    .map((recipe) => ({ ...recipe, owner: member.email, thumbnail: COVER }));
  const hers = { version: 'hers', recipes, menu: [], trainings: [], schedule: [] };
  await publishContent(server.database, { ...SAMPLE_CONTENT, ...hers }, new Date());
  vi.stubGlobal('caches', createCacheStorage());
  vi.stubGlobal('location', { origin: server.url });
  const network = globalThis.fetch;
  let isReached = false;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string | URL, options?: RequestInit) => {
    const url = new URL(address, server.url);
    asked.push(url.pathname);
    if (url.pathname === COVER && !isReached) return Promise.reject(new TypeError('a tunnel'));
    return network(url, options);
  });
  const refresh = async () => {
    asked.length = 0;
    const service = new LibraryService({ endpoint: `${server.url}/graphql`, token: member.token });
    await refreshLibrary({ id: member.id, groups: [], hasFood: false }, service);
    await refreshPictures(member.id, service);
  };
  await refresh();
  expect(await keptPicture(COVER)).toBeUndefined();

  isReached = true;
  aheadMs = DAY_MS;
  member = await server.signInAgain(member);
  await refresh();
  expect(await (await keptPicture(COVER))?.text()).toContain('<svg');
  // Once refused, once with the address of today; and then never again.
  expect(asked.filter((path) => path === COVER)).toHaveLength(2);
  await refresh();
  expect(asked).not.toContain(COVER);
  await server.close();
});
