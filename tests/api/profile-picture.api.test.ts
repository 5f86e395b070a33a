import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepObjects } from '../../server/modules/platform/removals/remove-objects.ts';
import { STORE } from '../support/test-objects.ts';
import { offerPicture } from '../support/member-with-everything.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';
import { keyOf, uploadPicture } from '../support/upload-picture.ts';

let server: TestServer;
let now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

async function pictureOf(member: TestMember): Promise<string | null> {
  const { data } = await member.ask('{ getMyProfile { imageURL } }');
  return (data?.['getMyProfile'] as { imageURL: string | null }).imageURL;
}

const rightFor = (member: TestMember) => ({ acl: 'public-read', 'x-amz-meta-owner': member.id });

describe('GET /profile/upload', () => {
  it.each([[{}], [{ authorization: 'Bearer forged' }]])(
    'is refused without a valid token: %j',
    async (headers) => {
      const response = await fetch(`${server.url}/profile/upload`, { headers });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('Bearer');
    },
  );

  it('reports a failure with a reference number and nothing of its cause', async () => {
    const member = await server.signedIn();
    const { objects } = server.services;
    const presignUpload = objects.presignUpload;
    objects.presignUpload = () => Promise.reject(new Error('the secret bucket is gone'));
    const headers = { authorization: `Bearer ${member.token}` };
    const response = await fetch(`${server.url}/profile/upload`, { headers });
    objects.presignUpload = presignUpload;
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      message: expect.any(String),
      reference: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });

  it('is answered sixty times in an hour, then no more; another member is', async () => {
    const [member, other] = [await server.signedIn(), await server.signedIn()];
    const ask = ({ token }: TestMember) =>
      fetch(`${server.url}/profile/upload`, { headers: { authorization: `Bearer ${token}` } });
    for (let form = 0; form < 60; form += 1) expect((await ask(member)).status).toBe(200);
    const refused = await ask(member);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await ask(other)).status).toBe(200);
  });

  it('returns a form for a random key that ends in .jpg and names nobody', async () => {
    const member = await server.signedIn();
    const [one, other] = [await offerPicture(server, member.token), await offerPicture(server, member.token)];
    expect(keyOf(one)).toMatch(/^avatars\/[0-9a-f-]{36}-[0-9a-f]{32}\.jpg$/);
    expect(one.fields['key']).not.toBe(other.fields['key']);
    expect(one.fields['key']).not.toContain(member.id);
  });

  it.each([
    ['another key', { key: 'avatars/mine.jpg' }],
    ['another owner', { 'x-amz-meta-owner': 'someone' }],
    ['another access', { acl: 'public-read-write' }],
    ['another type', { 'Content-Type': 'text/html' }],
  ])('returns a form that does not accept %s', async (_what, change) => {
    const member = await server.signedIn();
    const form = await offerPicture(server, member.token);
    expect(await uploadPicture(form, { ...rightFor(member), ...change })).toBe(403);
    expect(await pictureOf(member)).toBeNull();
  });

  it('returns a form that accepts no picture of more than 8 MB, and none after five minutes', async () => {
    const member = await server.signedIn();
    const form = await offerPicture(server, member.token);
    expect(await uploadPicture(form, rightFor(member), new Uint8Array(8 * 1024 * 1024 + 1))).toBe(400);
    const start = now;
    now = new Date(start.getTime() + 6 * 60_000);
    expect(await uploadPicture(form, rightFor(member))).toBe(STORE.lateForm);
    now = start;
  });
});

describe('a profile picture', () => {
  it('is re-encoded as a JPEG and served at a signed address for at most 15 minutes', async () => {
    const member = await server.signedIn();
    expect(await pictureOf(member)).toBeNull();
    const taken = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#b46' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Kaamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 26/1 13/1' } })
      .toBuffer();
    const form = await offerPicture(server, member.token);
    expect(await uploadPicture(form, rightFor(member), new Uint8Array(taken))).toBe(204);
    const address = (await pictureOf(member)) ?? '';
    const response = await fetch(address);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('x-content-type-options')).toBe(STORE.typeGuard);
    const { exif, format, width } = await sharp(await response.arrayBuffer()).metadata();
    expect({ exif, format, width }).toEqual({ exif: undefined, format: 'jpeg', width: 90 });
    expect((await fetch(address.split('?')[0] ?? '')).status).toBe(403);
    expect(Number(new URL(address).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(900);
  });

  it('replaces the one before it, which is deleted from storage', async () => {
    const member = await server.signedIn();
    const former = await offerPicture(server, member.token);
    await uploadPicture(former, rightFor(member));
    const formerAddress = (await pictureOf(member)) ?? '';
    const form = await offerPicture(server, member.token);
    expect(await pictureOf(member)).toBe(formerAddress);
    await uploadPicture(form, rightFor(member));
    const address = (await pictureOf(member)) ?? '';
    expect(address).not.toBe(formerAddress);
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(formerAddress)).status).toBe(404);
    expect(await server.services.objects.exists(keyOf(former))).toBe(false);
  });

  it('stays hers where she has not seen it yet and another one that she meant to upload never came', async () => {
    const member = await server.signedIn();
    expect(await uploadPicture(await offerPicture(server, member.token), rightFor(member))).toBe(204);
    await offerPicture(server, member.token);
    now = new Date(now.getTime() + 3_600_000);
    await sweepObjects(server.services);
    expect((await fetch((await pictureOf(member)) ?? '')).status).toBe(200);
  });
});
