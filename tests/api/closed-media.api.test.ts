import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importContent } from '../../server/modules/platform/content/import-content.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const HOUR_MS = 3600_000;
const PATH = '/closed-media/videos/treening-basic.aaaa.mp4';

let folder: string;
let now = Date.parse('2026-11-20T12:00:00Z');
let server: TestServer;
let member: TestMember;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoog-closed-'));
  for (const path of [
    PATH,
    '/closed-media/videos/treening-vip.aaaa.mp4',
    '/closed-media/videos/treening-basic.bbbb.vtt',
    '/closed-media/covers/treening-owner.svg',
    '/closed-media/covers/retsept-owner.svg',
    '/media/videos/treening-public.aaaa.mp4',
    '/media/videos/treening-public.bbbb.vtt',
    '/media/videos/endine.bbbb.vtt',
  ]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${path.repeat(30)}`);
  }
  server = await startTestServer({ contentDirectory: folder, clock: () => new Date(now), contentCheckMs: 0 });
  member = await server.signedIn('basic');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Addresses {
  video: string;
  thumbnail: string;
}

/** Returns the addresses that this caller sees, by default the member with a token no older than the clock. */
async function addressesOf(id: string, caller?: Pick<TestMember, 'ask'>): Promise<Addresses> {
  const asking = caller ?? (await server.signInAgain(member));
  const { data } = await asking.ask(`{ getTraining(id: "${id}") { video thumbnail } }`);
  return data?.['getTraining'] as unknown as Addresses;
}

const statusOf = async (address: string) => (await fetch(server.url + address)).status;

describe('the video of a closed training', () => {
  it('is served at the address that its viewer was given, whole and in parts, and to no shared cache', async () => {
    const { video } = await addressesOf('treening-basic');
    const whole = await fetch(server.url + video);
    expect([whole.status, await whole.text()]).toEqual([200, PATH.repeat(30)]);
    expect(whole.headers.get('cache-control')).toMatch(/^private,/);
    const part = await fetch(server.url + video, { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 10-19/${PATH.length * 30}`,
    ]);
  });

  it('is served at no other address', async () => {
    const { video } = await addressesOf('treening-basic');
    const [, query = ''] = video.split('?');
    const later = query.replace(/expires=(\d+)/, (_, expires) => `expires=${Number(expires) + 3600}`);
    for (const address of [
      PATH,
      `${PATH}?${later}`,
      `${PATH}?${query.replace(/signature=./, 'signature=')}`,
      `/closed-media/videos/treening-vip.aaaa.mp4?${query}`,
      `/closed-media/videos/none.aaaa.mp4?${query}`,
      `/closed-media/videos/../videos/treening-vip.aaaa.mp4?${query}`,
      `/closed-media/videos/%74reening-vip.aaaa.mp4?${query}`,
      `/closed%2Dmedia/videos/treening-basic.aaaa.mp4`,
    ])
      expect([address, await statusOf(address)]).toEqual([address, 403]);
    for (const address of [
      '/media/..%2fclosed-media/videos/treening-basic.aaaa.mp4',
      '/media/%2e%2e/closed-media/videos/treening-basic.aaaa.mp4',
      '/media//closed-media/videos/treening-basic.aaaa.mp4',
    ])
      expect([403, 404]).toContain(await statusOf(address));
  });

  it('has captions that nobody else can read', async () => {
    const { video } = await addressesOf('treening-basic');
    expect(await statusOf(video.replace('?', '.vtt?'))).toBe(200);
    expect(await statusOf(`${PATH}.vtt`)).toBe(403);
    expect(await statusOf('/closed-media/videos/treening-basic.bbbb.vtt')).toBe(403);
  });

  it('has an address that expires; asking again returns another of the same path, even if answers are cached', async () => {
    const before = await addressesOf('treening-basic');
    expect(await addressesOf('treening-basic')).toEqual(before);
    now += 6 * HOUR_MS;
    expect(await statusOf(before.video)).toBe(200);
    now += 6 * HOUR_MS;
    expect(await statusOf(before.video)).toBe(403);
    const after = await addressesOf('treening-basic');
    expect(after.video).not.toBe(before.video);
    expect(after.video.split('?')[0]).toBe(PATH);
    expect(await statusOf(after.video)).toBe(200);
  });

  it('is checked by every process of the installation', async () => {
    const second = await startTestServer({
      contentDirectory: folder,
      clock: () => new Date(now),
      beside: server,
    });
    const { video } = await addressesOf('treening-basic');
    expect((await fetch(second.ownUrl + video)).status).toBe(200);
    expect((await fetch(second.ownUrl + PATH)).status).toBe(403);
    await second.close();
  });
});

it('the video of a public training has one permanent address that every cache may keep', async () => {
  const { video } = await addressesOf('treening-public', server);
  expect(video).toBe('/media/videos/treening-public.aaaa.mp4');
  const response = await fetch(server.url + video);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('the picture of a personal plan, training or recipe is served only at a signed address', async () => {
  const ofHers = <Body extends { accessLevel: string }>(body: Body) =>
    body.accessLevel === 'OWNER' ? { ...body, owner: member.email } : body;
  const { trainings, recipes } = SAMPLE_CONTENT;
  const hers = { trainings: trainings.map(ofHers), recipes: recipes.map(ofHers), version: 'hers' };
  await importContent(server.database, { ...SAMPLE_CONTENT, ...hers }, new Date(now));
  const asking = await server.signInAgain(member);
  const { data } = await asking.ask('{ getRecipe(id: "retsept-owner") { thumbnail } }');
  const recipe = data?.['getRecipe'] as unknown as Addresses;
  for (const { thumbnail } of [await addressesOf('treening-owner'), recipe]) {
    expect(await statusOf(thumbnail)).toBe(200);
    expect(await statusOf(thumbnail.split('?')[0] ?? '')).toBe(403);
  }
});

it('a film that staff show under another training has the captions that this one has now', async () => {
  const [shown] = SAMPLE_CONTENT.trainings.filter(({ id }) => id === 'treening-public');
  if (shown === undefined) throw new Error('The sample has a public training');
  const former = { ...shown, id: 'endine', captions: '/media/videos/endine.bbbb.vtt' };
  const captions = async () => (await fetch(`${server.url}${shown.video}.vtt`)).text();
  const publish = (version: string, trainings: typeof SAMPLE_CONTENT.trainings) =>
    importContent(server.database, { ...SAMPLE_CONTENT, version, trainings }, new Date(now));
  await publish('former', [former]);
  expect(await captions()).toContain('endine');
  await publish('renamed', SAMPLE_CONTENT.trainings);
  expect(await captions()).toContain('treening-public.bbbb.vtt');
});
