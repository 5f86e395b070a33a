/** The cost of a phone's refresh with ten thousand recipes, in bytes as they cross the network. */
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Content } from '../../server/modules/platform/content/content.ts';
import { importContent } from '../../server/modules/platform/content/import-content.ts';
import { LibraryService } from '../../src/library/library-service.ts';
import { refreshLibrary } from '../../src/library/refresh-library.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const RECIPES = 10_000;
const NOTHING_CHANGED_BYTES = 2_000;
const ONE_CHANGED_BYTES = 20_000;

let server: TestServer;
let member: TestMember;

function edition(version: string, changed: number): Content {
  const [sample] = SAMPLE_CONTENT.recipes;
  if (sample === undefined) throw new Error('The sample has recipes');
  const recipes = Array.from({ length: RECIPES }, (_, n) => ({
    ...sample,
    id: `hommikusupp-kaerahelvestega-${n}`,
    description: n < changed ? version : sample.description,
  }));
  return { ...SAMPLE_CONTENT, version, recipes };
}

beforeAll(async () => {
  server = await startTestServer({ content: edition('1', 0), contentCheckMs: 0 });
  member = await server.signedIn('premium');
}, 120_000);
afterAll(() => server.close());

/** The bytes of one refresh: what is sent, and the answers with their heads. */
async function bytesOfRefresh(): Promise<number> {
  const send = globalThis.fetch;
  let bytes = 0;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('Accept-Encoding', 'br');
    const response = await send(input, { ...init, headers });
    const heads = JSON.stringify([...response.headers]).length;
    const length = Number(response.headers.get('Content-Length') ?? Number.NaN);
    bytes += String(init.body).length + heads + length;
    return response;
  });
  try {
    const service = new LibraryService({ endpoint: `${server.url}/graphql`, token: member.token });
    await refreshLibrary({ id: 'phone', groups: ['premium'], hasFood: true }, service);
    return bytes;
  } finally {
    vi.stubGlobal('fetch', send);
  }
}

it('is next to nothing where nothing changed, and in proportion where something did', async () => {
  const first = await bytesOfRefresh();
  expect(first).toBeGreaterThan(ONE_CHANGED_BYTES);
  expect(await bytesOfRefresh()).toBeLessThanOrEqual(NOTHING_CHANGED_BYTES);
  await importContent(server.database, edition('2', 1), new Date(Date.now() + 1_000));
  expect(await bytesOfRefresh()).toBeLessThanOrEqual(ONE_CHANGED_BYTES);
  await importContent(server.database, edition('3', 20), new Date(Date.now() + 2_000));
  expect(await bytesOfRefresh()).toBeLessThanOrEqual(2 * ONE_CHANGED_BYTES);
}, 120_000);
