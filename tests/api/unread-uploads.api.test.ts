/** Pictures have arrived in S3 before anybody has read their place. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lookForAvatars } from '../../server/modules/platform/profile/avatar.ts';
import { lookForUploads } from '../../server/modules/diary/measurements/measurement-photo.ts';
import { openS3ObjectStore } from '../../server/objects/s3-object-store.ts';
import type { ObjectStore } from '../../server/ports/object-store.ts';
import type { Bucket } from '../support/foreign-bucket.ts';
import { TEST_S3_ENDPOINT } from '../support/foreign-bucket.ts';
import { JPEG } from '../support/images.ts';
import { offerPicture } from '../support/member-with-everything.ts';
import { openBucket } from '../support/s3-service.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';
import { keyOf } from '../support/upload-picture.ts';

let s3: Bucket;
let store: ObjectStore;
let server: TestServer;
let now = new Date('2026-11-20T12:00:00Z');
const AT = '2026-11-20T08:05:00+02:00';

beforeAll(async () => {
  s3 = await openBucket();
  const { name: bucket, region, endpoint } = s3;
  const anyKeys = { credentials: { accessKeyId: 'KEY', secretAccessKey: 'SECRET' } };
  store = openS3ObjectStore({ bucket, region, endpoint, ...(TEST_S3_ENDPOINT ? {} : anyKeys) });
  server = await startTestServer({ clock: () => now });
  Object.assign(server.services.objects, store);
});
afterEach(async () => {
  Object.assign(server.services.objects, store);
  await s3.clear();
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

async function consenting(): Promise<TestMember> {
  const member = await server.signedIn();
  await member.ask(`mutation {
    one: giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id }
    other: giveConsent(kind: PHOTOS, textVersion: "2026-11-20") { id }
  }`);
  return member;
}

/** Creates the measurement, or repeats that; returns its photo's key. */
async function offered(member: TestMember, id: string): Promise<string> {
  const { data } = await member.ask(
    'mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { presignedUrl } }',
    { input: { id, eventDateTime: AT, weight: 68.5, withPhoto: true } },
  );
  const { presignedUrl } = data?.['createMeasurement'] as { presignedUrl: string };
  return keyOf(JSON.parse(presignedUrl));
}

const receive = (key: string) => s3.put(`incoming/${key}`, { bytes: JPEG, contentType: 'image/jpeg' });

async function readPhoto(member: TestMember): Promise<string | null> {
  const { data } = await member.ask(
    '{ getMyTimelineByType(type: "MEASUREMENT") { events { ... on MeasurementEvent { photoUrl } } } }',
  );
  const { events } = data?.['getMyTimelineByType'] as { events: { photoUrl: string | null }[] };
  return events[0]?.photoUrl ?? null;
}

function pass(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000);
}

/** Runs `happen` between the look into the storage and its answer. */
function whileConfirming(happen: (key: string) => Promise<unknown>): void {
  Object.assign(server.services.objects, {
    confirm: async (key: string) => {
      Object.assign(server.services.objects, store);
      const isThere = await store.confirm(key);
      await happen(key);
      return isThere;
    },
  });
}

describe('a photo of her diary', () => {
  it('outlives the bucket’s rule though she has not read her diary', async () => {
    const member = await consenting();
    const key = await offered(member, randomUUID());
    await receive(key);
    pass(31);
    await lookForUploads(server.services);
    // The rule removes what is left below incoming/.
    expect(await s3.keys()).toEqual([key]);
    expect(await readPhoto(member)).toMatch(/^http/);
  });

  it('is there though it was offered again while a read that saw none was under way', async () => {
    const member = await consenting();
    const id = randomUUID();
    const key = await offered(member, id);
    pass(31);
    whileConfirming(() => offered(member, id));
    expect(await readPhoto(member)).toBeNull();
    await receive(key);
    expect(await readPhoto(member)).toMatch(/^http/);
  });

  it.each([
    ['the consent to photos is withdrawn', () => 'mutation { withdrawConsent(kind: PHOTOS) { id } }'],
    ['its measurement is deleted', (id: string) => `mutation { deleteMeasurement(id: "${id}") }`],
    [
      'her account is erased',
      (_: string, email: string) => `mutation { deleteMyAccount(email: "${email}") }`,
    ],
  ])('does not come back where %s while it is looked for', async (_what, documentOf) => {
    const member = await consenting();
    const id = randomUUID();
    await receive(await offered(member, id));
    pass(31);
    whileConfirming(async (key) => {
      const drawn = await s3.get(key);
      expect((await member.ask(documentOf(id, member.email))).code).toBeNull();
      await expect.poll(() => s3.keys()).toEqual([]);
      await s3.put(key, drawn);
    });
    await lookForUploads(server.services);
    expect(await s3.keys()).toEqual([]);
  });
});

describe('a profile picture', () => {
  it('outlives the bucket’s rule though nobody has read her profile', async () => {
    const member = await server.signedIn();
    const key = keyOf(await offerPicture(server, member.token));
    await receive(key);
    pass(11);
    await lookForAvatars(server.services);
    expect(await s3.keys()).toEqual([key]);
    const { data } = await member.ask('{ getMyProfile { imageURL } }');
    expect(data).toEqual({ getMyProfile: { imageURL: expect.stringContaining(key) } });
  });

  it('does not come back where her account is erased while it is looked for', async () => {
    const member = await server.signedIn();
    await receive(keyOf(await offerPicture(server, member.token)));
    pass(11);
    whileConfirming(async (key) => {
      const drawn = await s3.get(key);
      await member.ask(`mutation { deleteMyAccount(email: "${member.email}") }`);
      await expect.poll(() => s3.keys()).toEqual([]);
      await s3.put(key, drawn);
    });
    await lookForAvatars(server.services);
    expect(await s3.keys()).toEqual([]);
  });
});
