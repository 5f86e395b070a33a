import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measurements } from '../../server/modules/diary/measurements/measurements.tables.ts';
import { PHOTOS_MAX_PER_MEMBER } from '../../contract/limits.ts';
import { photoRow } from '../support/photo-rows.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
const now = new Date('2026-11-20T12:00:00Z');
const AT = '2026-11-20T08:05:00+02:00';
const CREATE =
  'mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { id presignedUrl } }';

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

/** Makes a member with the maximum number of photos, all uploaded or none. */
async function memberWithPhotos(
  isPhotoPresent: boolean | null,
  count = PHOTOS_MAX_PER_MEMBER,
): Promise<TestMember> {
  const member = await server.signedIn();
  await member.ask(`mutation {
    one: giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id }
    other: giveConsent(kind: PHOTOS, textVersion: "2026-11-20") { id }
  }`);
  const offeredUntil = new Date(now.getTime() - 1000);
  const rows = Array.from({ length: count }, () =>
    photoRow(member.id, AT, { offeredUntil, isPresent: isPhotoPresent }),
  );
  await server.database.insert(measurements).values(rows);
  return member;
}

it(`takes ${PHOTOS_MAX_PER_MEMBER} photos of a member and no more, her figures still`, async () => {
  const member = await memberWithPhotos(true);
  const withPhoto = await member.ask(CREATE, { input: { eventDateTime: AT, withPhoto: true } });
  expect(withPhoto).toMatchObject({ code: 'BAD_USER_INPUT', field: 'withPhoto' });
  const figures = await member.ask(CREATE, { input: { eventDateTime: AT, weight: 70 } });
  expect(figures.code).toBeNull();
  const { presignedUrl } = figures.data?.['createMeasurement'] as { presignedUrl: string };
  expect(JSON.parse(presignedUrl)).toMatchObject({ url: null });
});

it('accepts the last one again when its creation is sent again', async () => {
  const member = await memberWithPhotos(true, PHOTOS_MAX_PER_MEMBER - 1);
  const input = { id: randomUUID(), eventDateTime: AT, withPhoto: true };
  for (const _time of [1, 2]) expect((await member.ask(CREATE, { input })).code).toBeNull();
});

it('accepts a photo after hundreds of measurements whose photos never came', async () => {
  const member = await memberWithPhotos(null);
  expect((await member.ask(CREATE, { input: { eventDateTime: AT, withPhoto: true } })).code).toBeNull();
});

it('looks for offered uploads that never came before it refuses another', async () => {
  const member = await memberWithPhotos(null, 5_000);
  expect((await member.ask(CREATE, { input: { eventDateTime: AT, withPhoto: true } })).code).toBeNull();
  const rows = await server.database.select().from(measurements).where(eq(measurements.memberId, member.id));
  expect(rows.filter(({ isPhotoPresent }) => isPhotoPresent === false)).toHaveLength(100);
});
