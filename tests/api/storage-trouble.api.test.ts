/** A member logs while the storage of photos hangs or is away. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { queueObjectsToRemove } from '../../server/modules/platform/removals/objects-to-remove.repository.ts';
import { objectsToRemove } from '../../server/modules/platform/removals/removals.tables.ts';
import { sweepObjects } from '../../server/modules/platform/removals/remove-objects.ts';
import { measurements } from '../../server/modules/diary/measurements/measurements.tables.ts';
import { PHOTOS_MAX_PER_MEMBER } from '../../contract/limits.ts';
import { batchRequest } from '../../src/offline/batch.ts';
import type { Entry } from '../../src/offline/entry.ts';
import { newEntry } from '../../src/offline/new-entry.ts';
import { outcomeOf } from '../../src/offline/outcome.ts';
import { memberWithEverything, offerPicture } from '../support/member-with-everything.ts';
import { photoRow } from '../support/photo-rows.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';
import { keyOf, uploadPicture } from '../support/upload-picture.ts';

let server: TestServer;
let now = new Date('2026-11-20T12:00:00Z');
const AT = '2026-11-20T08:05:00+02:00';

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

let isWell = () => {};
afterEach(() => isWell());

const TROUBLES = {
  hangs: () => new Promise<never>(() => {}),
  'is away': () => Promise.reject(new Error('ECONNREFUSED')),
};
const troubles = Object.entries(TROUBLES);

function trouble(answer: () => Promise<never>): void {
  const { objects } = server.services;
  const { remove, confirm, exists } = objects;
  Object.assign(objects, { remove: answer, confirm: answer, exists: answer });
  isWell = () => Object.assign(objects, { remove, confirm, exists });
}

async function consenting(): Promise<TestMember> {
  const member = await server.signedIn();
  await member.ask(`mutation {
    one: giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id }
    other: giveConsent(kind: PHOTOS, textVersion: "2026-11-20") { id }
  }`);
  return member;
}

type Kept = Parameters<typeof newEntry>;

function entries(member: TestMember, ...kept: [Kept[0], Kept[1]][]): Entry[] {
  const owner = { memberId: member.id, appVersion: 'test' };
  return kept.map(([kind, variables], seq) => ({ ...newEntry(kind, variables, owner), seq }) as Entry);
}

/** Returns the state of the entries on her phone, and the answer that it got. */
async function send(member: TestMember, sent: Entry[]) {
  const { query, variables } = batchRequest(sent);
  const { status, data, errors } = await member.ask(query, variables);
  const outcome = outcomeOf(status, { data, errors }, sent);
  if (outcome.type !== 'answered') throw new Error(JSON.stringify(errors));
  return { types: outcome.outcomes.map(({ type }) => type), outcomes: outcome.outcomes, data };
}

const ERASING = {
  deleteMyAccount: ({ email }: TestMember) => ({
    document: 'mutation ($email: String!) { deleteMyAccount(email: $email) }',
    variables: { email },
    erased: { deleteMyAccount: true },
  }),
  withdrawConsent: ({ id }: TestMember) => ({
    document: 'mutation { withdrawConsent(kind: MEASUREMENTS) { id } }',
    variables: {},
    erased: { withdrawConsent: { id } },
  }),
};

const figures = (id: string, withPhoto = false) => ({
  input: { id, eventDateTime: AT, weight: 68.5, withPhoto },
});

describe.each(troubles)('while the storage %s', (_what, answer) => {
  it('takes a whole batch, with a deletion, a repeated measurement, a consent and a name', async () => {
    const member = await consenting();
    const [deleted, kept] = [randomUUID(), randomUUID()];
    await send(member, entries(member, ['createMeasurement', figures(deleted)]));
    await send(member, entries(member, ['createMeasurement', figures(kept)]));
    await offerPicture(server, member.token);
    trouble(answer);
    const sent = entries(
      member,
      ['deleteMeasurement', { id: deleted }],
      ['createMeasurement', figures(kept)],
      ['giveConsent', { kind: 'TRAINING_NOTES', textVersion: '2026-11-20', givenAt: AT }],
      ['editMyProfile', { input: { firstName: 'Mari', editedAt: AT } }],
      ['completeTraining', { id: 'treening-public', eventDateTime: AT }],
    );
    expect((await send(member, sent)).types).toEqual(sent.map(() => 'delivered'));
    const { data } = await member.ask('{ getMyTimelineByType(type: "MEASUREMENT") { events { id } } }');
    expect(data?.['getMyTimelineByType']).toEqual({ events: [{ id: kept }] });
  });

  it.each([['deleteMeasurement'], ['createMeasurement']] as const)('takes a %s alone', async (kind) => {
    const member = await consenting();
    const id = randomUUID();
    await send(member, entries(member, ['createMeasurement', figures(id)]));
    trouble(answer);
    const variables = kind === 'deleteMeasurement' ? { id } : figures(id);
    expect((await send(member, entries(member, [kind, variables]))).types).toEqual(['delivered']);
  });

  it.each(Object.entries(ERASING))('%s is done, and the sweep removes the photos', async (_name, erasing) => {
    const member = await memberWithEverything(server);
    trouble(answer);
    const { document, variables, erased } = erasing(member);
    expect(await member.ask(document, variables)).toMatchObject({ code: null, data: erased });
    isWell();
    now = new Date(now.getTime() + 40 * 60_000);
    await sweepObjects(server.services);
    const { objects } = server.services;
    for (const key of member.photoKeys) await expect.poll(() => objects.exists(key)).toBe(false);
  });
});

it('removes the photo of a measurement deleted in a batch, and by the sweep where the storage was away', async () => {
  const { sweepPhotos } = await import('../../server/modules/diary/measurements/measurement-photo.ts');
  for (const isAway of [false, true]) {
    const member = await consenting();
    const id = randomUUID();
    const { data } = await send(member, entries(member, ['createMeasurement', figures(id, true)]));
    const { presignedUrl } = data?.['e0'] as { presignedUrl: string };
    const form = JSON.parse(presignedUrl);
    await uploadPicture(form, { 'x-amz-meta-owner': id });
    if (isAway) trouble(TROUBLES['is away']);
    const training = { id: 'treening-public', eventDateTime: AT };
    await send(member, entries(member, ['deleteMeasurement', { id }], ['completeTraining', training]));
    isWell();
    if (isAway) {
      expect(await server.services.objects.exists(keyOf(form))).toBe(true);
      now = new Date(now.getTime() + 40 * 60_000);
      await sweepPhotos(server.services);
    }
    await expect.poll(() => server.services.objects.exists(keyOf(form))).toBe(false);
  }
});

it('removes the other photos where the storage refuses some, even more than are looked at together', async () => {
  const { objects, database } = server.services;
  const { remove } = objects;
  objects.remove = (key) => (key.startsWith('stuck') ? Promise.reject(new Error(key)) : remove(key));
  isWell = () => Object.assign(objects, { remove });
  const keys = Array.from({ length: 600 }, (_, place) => `stuck-${String(place).padStart(3, '0')}`);
  const queued = ['first', ...keys, 'unharmed'].map((key) => ({ key, mayArriveUntil: null }));
  await queueObjectsToRemove(database, queued);
  await expect(sweepObjects(server.services)).rejects.toThrow('600');
  const left = await database.select({ key: objectsToRemove.key }).from(objectsToRemove);
  expect(left.map(({ key }) => key).filter((key) => !key.startsWith('stuck'))).toEqual([]);
});

it('still names a photo that has been seen, when its measurement comes again', async () => {
  const member = await consenting();
  const id = randomUUID();
  const again = () => send(member, entries(member, ['createMeasurement', figures(id, true)]));
  const { data } = await again();
  const { presignedUrl } = data?.['e0'] as { presignedUrl: string };
  await uploadPicture(JSON.parse(presignedUrl), { 'x-amz-meta-owner': id });
  await member.ask(
    '{ getMyTimelineByType(type: "MEASUREMENT") { events { ... on MeasurementEvent { photoUrl } } } }',
  );
  trouble(TROUBLES['is away']);
  const repeated = (await again()).data?.['e0'] as { measurement: { photoUrl: string | null } };
  expect(repeated.measurement.photoUrl).toMatch(/^http/);
});

it('takes her photo at the next try where a batch found no room before it could look', async () => {
  const member = await consenting();
  const offeredUntil = new Date(now.getTime() - 1000);
  // Enough for the offers alone to fill the limit.
  const rows = Array.from({ length: 5_000 + PHOTOS_MAX_PER_MEMBER }, (_, n) => {
    const isPresent = n < PHOTOS_MAX_PER_MEMBER - 1 ? true : null;
    return photoRow(member.id, AT, { offeredUntil, isPresent });
  });
  await server.database.insert(measurements).values(rows);
  const sent = entries(
    member,
    ['createMeasurement', figures(randomUUID(), true)],
    ['completeTraining', { id: 'treening-public', eventDateTime: AT }],
  );
  expect((await send(member, sent)).types).toEqual(['failed', 'later']);
  await expect.poll(async () => (await send(member, sent)).types).toEqual(['delivered', 'delivered']);
});
