import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consents } from '../../server/modules/platform/profile/profile.tables.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => server.close());

const PROFILE = 'id email firstName lastName bio imageURL updatedAt consents { kind textVersion givenAt }';
const EDIT = `mutation ($input: EditMyProfileInput!) { editMyProfile(input: $input) { ${PROFILE} } }`;
const GIVE = `mutation ($kind: ConsentKind!, $version: String!, $at: DateTime) { giveConsent(kind: $kind, textVersion: $version, givenAt: $at) { ${PROFILE} } }`;

describe('getMyProfile', () => {
  it('returns a new member’s profile, empty but for her id and email', async () => {
    const member = await server.signedIn();
    const { data } = await member.ask(`{ getMyProfile { ${PROFILE} } }`);
    expect(data?.['getMyProfile']).toEqual({
      id: member.id,
      email: member.email,
      firstName: null,
      lastName: null,
      bio: null,
      imageURL: null,
      updatedAt: '2026-11-20T12:00:00.000Z',
      consents: [],
    });
  });
});

describe('editMyProfile', () => {
  it('changes the fields given, keeps those left out and clears those that are null', async () => {
    const member = await server.signedIn();
    await member.ask(EDIT, { input: { firstName: 'Proov', lastName: 'Liige', bio: 'Jooksen.' } });
    const { data } = await member.ask(EDIT, { input: { lastName: null, bio: '  Ujun.\nVahel.  ' } });
    expect(data?.['editMyProfile']).toMatchObject({
      firstName: 'Proov',
      lastName: null,
      bio: 'Ujun.\nVahel.',
    });
  });

  it('removes characters that disguise a name', async () => {
    const member = await server.signedIn();
    const { data } = await member.ask(EDIT, {
      input: { firstName: '\u202EPr\u2067oo\u200Fv\u0007', lastName: 'Õ-ä’ö' },
    });
    expect(data?.['editMyProfile']).toMatchObject({ firstName: 'Proov', lastName: 'Õ-ä’ö' });
  });

  it('keeps what is unseen and holds an emoji or a word together, code point by code point', async () => {
    const member = await server.signedIn();
    const bio =
      'Jooksen 🏃\u200D♀\uFE0F ja joogatan 🧘\u200D♀\uFE0F, kokk 👩\u200D🍳, lipp 🏴\u{E0067}\u{E0062}\u{E007F}, ees\u00ADtuba';
    const input = { firstName: 'Mari 👩\u200D🍳', lastName: '\u06A9\u200C\u06A9', bio };
    await member.ask(EDIT, { input });
    const { data } = await member.ask(`{ getMyProfile { ${PROFILE} } }`);
    expect(data?.['getMyProfile']).toMatchObject(input);
  });

  it('takes a text of which nothing is seen for none', async () => {
    const member = await server.signedIn();
    const { data } = await member.ask(EDIT, { input: { firstName: '\u200B \u2060', bio: '\u200D\n\uFEFF' } });
    expect(data?.['editMyProfile']).toMatchObject({ firstName: null, bio: null });
  });

  it.each([
    ['firstName', 101],
    ['lastName', 101],
    ['bio', 2001],
  ])('refuses a %s of %i characters', async (field, length) => {
    const member = await server.signedIn();
    expect(await member.ask(EDIT, { input: { [field]: 'a'.repeat(length) } })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field,
    });
  });

  it('keeps the later edit of each field, whichever phone’s arrives first', async () => {
    const member = await server.signedIn();
    const later = { firstName: 'Kaja', bio: 'Ujun.', editedAt: '2026-11-20T13:00:00+02:00' };
    const earlier = { firstName: 'Mari', lastName: 'Kask', editedAt: '2026-11-20T12:00:00+02:00' };
    for (const input of [later, earlier, later, earlier]) await member.ask(EDIT, { input });
    const { data } = await member.ask(`{ getMyProfile { ${PROFILE} } }`);
    expect(data?.['getMyProfile']).toMatchObject({ firstName: 'Kaja', lastName: 'Kask', bio: 'Ujun.' });
  });

  it('treats an edit without a time as the newest, even after one of a phone whose clock is ahead', async () => {
    const member = await server.signedIn();
    await member.ask(EDIT, { input: { firstName: 'Mari', editedAt: '2026-11-21T10:00:00+02:00' } });
    const { data } = await member.ask(EDIT, { input: { firstName: 'Kaja' } });
    expect(data?.['editMyProfile']).toMatchObject({
      firstName: 'Kaja',
      updatedAt: '2026-11-21T08:00:00.000Z',
    });
  });

  it('refuses an edit made more than a day ahead', async () => {
    const member = await server.signedIn();
    const input = { firstName: 'Mari', editedAt: '2026-11-21T14:00:01+02:00' };
    expect(await member.ask(EDIT, { input })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'editedAt' });
  });

  it('touches no one else’s profile', async () => {
    const [one, other] = [await server.signedIn(), await server.signedIn()];
    await one.ask(EDIT, { input: { firstName: 'Esimene' } });
    expect((await other.ask('{ getMyProfile { firstName } }')).data).toEqual({
      getMyProfile: { firstName: null },
    });
    expect(await server.ask(EDIT, { input: { firstName: 'x' } })).toMatchObject({ code: 'NOT_AUTHORIZED' });
  });
});

describe('giveConsent', () => {
  const at = '2026-11-19T21:00:00+02:00';

  it('is stored once with its wording and time, however often it is sent', async () => {
    const member = await server.signedIn();
    const given = { kind: 'MEASUREMENTS', textVersion: '2026-11-20', givenAt: at };
    for (const version of ['2026-11-20', '2026-11-20', '2027-01-01']) {
      const { data } = await member.ask(GIVE, { kind: 'MEASUREMENTS', version, at });
      expect(data?.['giveConsent']).toMatchObject({ id: member.id, consents: [given] });
    }
    const rows = await server.database.select().from(consents).where(eq(consents.memberId, member.id));
    expect(rows).toHaveLength(1);
  });

  it('of one kind does not count for the other', async () => {
    const member = await server.signedIn();
    await member.ask(GIVE, { kind: 'PHOTOS', version: '2026-11-20', at });
    const answer = await member.ask(
      'mutation { createMeasurement(input: { weight: 70, eventDateTime: "2026-11-19T21:00:00+02:00" }) { id } }',
    );
    expect(answer).toMatchObject({ code: 'NOT_AUTHORIZED' });
  });

  it('uses the server’s clock if no time is given', async () => {
    const member = await server.signedIn();
    const { data } = await member.ask(GIVE, { kind: 'PHOTOS', version: '2026-11-20' });
    expect(data?.['giveConsent']).toMatchObject({ consents: [{ givenAt: '2026-11-20T14:00:00+02:00' }] });
  });

  it.each([
    ['textVersion', { kind: 'PHOTOS', version: '' }],
    ['textVersion', { kind: 'PHOTOS', version: '<b>' }],
    ['givenAt', { kind: 'PHOTOS', version: '1', at: '2026-11-22T00:00:00+02:00' }],
    ['at', { kind: 'PHOTOS', version: '1', at: 'eile' }],
    ['kind', { kind: 'COOKIES', version: '1' }],
  ])('names %s if it is wrong: %j', async (field, variables) => {
    const member = await server.signedIn();
    for (const _time of [1, 2, 3])
      expect(await member.ask(GIVE, variables)).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  it('is refused for an anonymous caller', async () => {
    expect(await server.ask(GIVE, { kind: 'PHOTOS', version: '1' })).toMatchObject({
      code: 'NOT_AUTHORIZED',
    });
  });
});
