import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measurements } from '../../server/modules/diary/measurements/measurements.tables.ts';
import type { GraphqlAnswer } from '../support/graphql-call.ts';
import type { UploadForm } from '../support/upload-picture.ts';
import { keyOf } from '../support/upload-picture.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

const EVENT = 'id eventDateTime weight hips chest waist leftThigh rightThigh photoUrl';
const CREATE = `mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { id presignedUrl measurement { ${EVENT} } } }`;
const LIST = `{ getMyTimelineByType(type: "MEASUREMENT") { nextToken events { ... on MeasurementEvent { ${EVENT} } } } }`;
const AT = '2026-11-20T08:05:00+02:00';

interface Event {
  id: string;
  weight: number | null;
  photoUrl: string | null;
}

async function consenting(...kinds: string[]): Promise<TestMember> {
  const member = await server.signedIn('basic');
  for (const kind of kinds)
    await member.ask(`mutation { giveConsent(kind: ${kind}, textVersion: "2026-11-20") { id } }`);
  return member;
}

function created({ data }: GraphqlAnswer): { id: string; presignedUrl: string; measurement: Event } {
  return data?.['createMeasurement'] as { id: string; presignedUrl: string; measurement: Event };
}

async function listed(member: TestMember): Promise<Event[]> {
  const { data } = await member.ask(LIST);
  return (data?.['getMyTimelineByType'] as { events: Event[] }).events;
}

const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
  'base64',
);

async function upload(presignedUrl: string, owner: string): Promise<number> {
  const { url, fields } = JSON.parse(presignedUrl) as { url: string; fields: Record<string, string> };
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...fields,
    'Content-Type': 'image/jpeg',
    'x-amz-meta-owner': owner,
  }))
    form.set(name, value);
  form.set('file', new Blob([JPEG], { type: 'image/jpeg' }), 'photo.jpg');
  return (await fetch(url, { method: 'POST', body: form })).status;
}

describe('createMeasurement', () => {
  it('is refused without the consent to keep measurements, and with a photo without the consent to photos', async () => {
    const none = await consenting();
    expect(await none.ask(CREATE, { input: { weight: 70, eventDateTime: AT } })).toMatchObject({
      code: 'NOT_AUTHORIZED',
    });
    const figuresOnly = await consenting('MEASUREMENTS');
    const withPhoto = await figuresOnly.ask(CREATE, {
      input: { weight: 70, eventDateTime: AT, withPhoto: true },
    });
    expect(withPhoto).toMatchObject({ code: 'NOT_AUTHORIZED', data: { createMeasurement: null } });
    expect(await listed(figuresOnly)).toEqual([]);
  });

  it('stores the figures and keeps the moment as it was sent', async () => {
    const member = await consenting('MEASUREMENTS');
    const id = randomUUID();
    const figures = { weight: 68.5, hips: 99, chest: 91.5, waist: 77, leftThigh: 57.3, rightThigh: 57 };
    const answer = await member.ask(CREATE, { input: { id, ...figures, eventDateTime: AT } });
    expect(answer.errors).toEqual([]);
    expect(created(answer)).toMatchObject({
      id,
      measurement: { id, ...figures, eventDateTime: AT, photoUrl: null },
    });
    expect(await listed(member)).toMatchObject([{ id, ...figures, eventDateTime: AT }]);
  });

  it('keeps one decimal', async () => {
    const member = await consenting('MEASUREMENTS');
    for (const [sent, kept] of [
      [68.54, 68.5],
      [68.55, 68.6],
      [1.005e2, 100.5],
      [400, 400],
      [20, 20],
    ] as const) {
      expect(
        created(await member.ask(CREATE, { input: { weight: sent, eventDateTime: AT } })).measurement.weight,
      ).toBe(kept);
    }
  });

  it('never doubles: the same input again returns the first measurement', async () => {
    const member = await consenting('MEASUREMENTS');
    const input = { id: randomUUID(), weight: 70.1, eventDateTime: AT };
    const first = created(await member.ask(CREATE, { input }));
    const again = await Promise.all([1, 2, 3].map(() => member.ask(CREATE, { input })));
    for (const answer of again) expect(created(answer)).toEqual(first);
    expect(await listed(member)).toHaveLength(1);
  });

  it('refuses other figures, or another moment, under an id already used', async () => {
    const member = await consenting('MEASUREMENTS');
    const input = { id: randomUUID(), weight: 70.1, eventDateTime: AT };
    await member.ask(CREATE, { input });
    const otherFigures = await member.ask(CREATE, { input: { ...input, weight: 70.2 } });
    expect(otherFigures).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' });
    const otherMoment = await member.ask(CREATE, {
      input: { ...input, eventDateTime: '2026-11-19T08:05:00+02:00' },
    });
    expect(otherMoment).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' });
    expect(await listed(member)).toMatchObject([{ weight: 70.1 }]);
  });

  it('lets two members use the same id', async () => {
    const [one, other] = [await consenting('MEASUREMENTS'), await consenting('MEASUREMENTS')];
    const id = randomUUID();
    await one.ask(CREATE, { input: { id, weight: 60, eventDateTime: AT } });
    await other.ask(CREATE, { input: { id, weight: 80, eventDateTime: AT } });
    expect(await listed(one)).toMatchObject([{ id, weight: 60 }]);
    expect(await listed(other)).toMatchObject([{ id, weight: 80 }]);
  });

  it.each([
    ['weight', { weight: 19.9 }],
    ['weight', { weight: 400.1 }],
    ['hips', { hips: 300.5 }],
    ['chest', { chest: -5 }],
    ['waist', { waist: 0 }],
    ['leftThigh', { leftThigh: 19 }],
    ['rightThigh', { rightThigh: 1e6 }],
    ['weight', { weight: '70' }],
    ['input', {}],
    ['id', { weight: 70, id: 'not-a-uuid' }],
    ['eventDateTime', { weight: 70, eventDateTime: '2026-11-21T12:30:00Z' }],
    ['eventDateTime', { weight: 70, eventDateTime: '2026-11-20' }],
    ['eventDateTime', { weight: 70, eventDateTime: '2026-02-30T10:00:00+02:00' }],
    ['eventDateTime', { weight: 70, eventDateTime: '0000-05-05T10:00:00+02:00' }],
    ['eventDateTime', { weight: 70, eventDateTime: '1949-12-31T10:00:00+02:00' }],
  ])('names %s if it is wrong: %j', async (field, input) => {
    const member = await consenting('MEASUREMENTS');
    // The second time the document is compiled, which has error messages of its own.
    for (const _time of [1, 2, 3]) {
      const answer = await member.ask(CREATE, { input: { eventDateTime: AT, ...input } });
      expect(answer).toMatchObject({ status: 200, code: 'BAD_USER_INPUT', field });
    }
    expect(await listed(member)).toEqual([]);
  });

  it('refuses a figure beyond what numbers can hold, also as a literal in the document', async () => {
    const member = await consenting('MEASUREMENTS');
    const body = `{"query":${JSON.stringify(CREATE)},"variables":{"input":{"weight":1e309,"eventDateTime":"${AT}"}}}`;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${member.token}` };
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'weight' } }],
    });
    const literal = await member.ask(
      `mutation { createMeasurement(input: { weight: "x", eventDateTime: "${AT}" }) { id } }`,
    );
    expect(literal).toMatchObject({ code: 'BAD_USER_INPUT', field: 'weight' });
  });

  it('accepts a moment a day ahead of the server’s clock', async () => {
    const member = await consenting('MEASUREMENTS');
    const answer = await member.ask(CREATE, { input: { weight: 70, eventDateTime: '2026-11-21T12:00:00Z' } });
    expect(answer.code).toBeNull();
  });

  it('is refused for an anonymous caller', async () => {
    expect(await server.ask(CREATE, { input: { weight: 70, eventDateTime: AT } })).toMatchObject({
      code: 'NOT_AUTHORIZED',
    });
  });
});

describe('the photo of a measurement', () => {
  it('has no address before it is uploaded and a private one after', async () => {
    const member = await consenting('MEASUREMENTS', 'PHOTOS');
    const input = { id: randomUUID(), eventDateTime: AT, withPhoto: true };
    const { presignedUrl, measurement } = created(await member.ask(CREATE, { input }));
    expect(measurement.photoUrl).toBeNull();
    expect(await listed(member)).toMatchObject([{ photoUrl: null }]);
    expect(await upload(presignedUrl, input.id)).toBe(204);
    const [event] = await listed(member);
    const photo = await fetch(event?.photoUrl ?? '');
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('can be uploaded with the fresh address that a replay returns', async () => {
    const member = await consenting('MEASUREMENTS', 'PHOTOS');
    const input = { id: randomUUID(), eventDateTime: AT, withPhoto: true };
    await member.ask(CREATE, { input });
    now = new Date(now.getTime() + 40 * 60_000);
    await listed(member);
    const { presignedUrl } = created(await member.ask(CREATE, { input }));
    expect(await upload(presignedUrl, input.id)).toBe(204);
    expect((await listed(member))[0]?.photoUrl).toMatch(/^http/);
  });

  it('is offered at an address that reveals neither the member nor the measurement', async () => {
    const member = await consenting('MEASUREMENTS', 'PHOTOS');
    const input = { id: randomUUID(), eventDateTime: AT, withPhoto: true };
    const { fields } = JSON.parse(created(await member.ask(CREATE, { input })).presignedUrl) as {
      fields: { key: string };
    };
    expect(fields.key).not.toContain(member.id);
    expect(fields.key).not.toContain(input.id);
  });

  it('is not offered without the consent to photos', async () => {
    const member = await consenting('MEASUREMENTS');
    const { presignedUrl } = created(await member.ask(CREATE, { input: { weight: 70, eventDateTime: AT } }));
    expect(JSON.parse(presignedUrl)).toEqual({ url: null, fields: {} });
  });
});

describe('deleteMeasurement', () => {
  const DELETE = 'mutation ($id: ID!) { deleteMeasurement(id: $id) }';

  it('returns the id, again and again, and leaves no figure behind', async () => {
    const member = await consenting('MEASUREMENTS');
    const input = { id: randomUUID(), weight: 70.1, waist: 80, eventDateTime: AT };
    await member.ask(CREATE, { input });
    for (const _time of [1, 2]) {
      expect(await member.ask(DELETE, { id: input.id })).toMatchObject({
        data: { deleteMeasurement: input.id },
        code: null,
      });
    }
    expect(await listed(member)).toEqual([]);
    const rows = (await server.database.select().from(measurements)).filter(({ id }) => id === input.id);
    expect(rows).toMatchObject([
      { weight: null, waist: null, eventDateTime: null, eventAt: null, photoKey: null },
    ]);
  });

  it('keeps a deleted id from ever coming back', async () => {
    const member = await consenting('MEASUREMENTS');
    const input = { id: randomUUID(), weight: 70.1, eventDateTime: AT };
    await member.ask(CREATE, { input });
    await member.ask(DELETE, { id: input.id });
    expect(await member.ask(CREATE, { input })).toMatchObject({
      code: 'NOT_FOUND',
      data: { createMeasurement: null },
    });
    expect(await listed(member)).toEqual([]);
  });

  it('returns the id of a missing measurement, and leaves another member’s alone', async () => {
    const [owner, other] = [await consenting('MEASUREMENTS'), await consenting('MEASUREMENTS')];
    const input = { id: randomUUID(), weight: 70.1, eventDateTime: AT };
    await owner.ask(CREATE, { input });
    for (const id of [input.id, randomUUID(), 'no-uuid']) {
      expect(await other.ask(DELETE, { id })).toMatchObject({ data: { deleteMeasurement: id } });
    }
    expect(await listed(owner)).toHaveLength(1);
  });

  it('removes the photo, even one that arrives later', async () => {
    const member = await consenting('MEASUREMENTS', 'PHOTOS');
    const input = { id: randomUUID(), eventDateTime: AT, withPhoto: true };
    const { presignedUrl } = created(await member.ask(CREATE, { input }));
    const key = keyOf(JSON.parse(presignedUrl) as UploadForm);
    await upload(presignedUrl, input.id);
    await member.ask(DELETE, { id: input.id });
    await expect.poll(() => server.services.objects.exists(key)).toBe(false);

    await upload(presignedUrl, input.id);
    now = new Date(now.getTime() + 40 * 60_000);
    const { sweepPhotos } = await import('../../server/modules/diary/measurements/measurement-photo.ts');
    await sweepPhotos(server.services);
    expect(await server.services.objects.exists(key)).toBe(false);
  });
});
