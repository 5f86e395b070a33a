/** A member who has used everything: consents, measurements with photos, a completion, a picture, a calendar. */
import { randomUUID } from 'node:crypto';
import { MARK_EXAMPLES } from './mark-examples.ts';
import { BROWSER_ADDRESS, browserEndpoint } from './push-keys.ts';
import type { TestMember, TestServer } from './test-server.ts';
import type { UploadForm } from './upload-picture.ts';
import { keyOf, uploadPicture } from './upload-picture.ts';

export interface MemberWithEverything extends TestMember {
  photoKeys: string[];
  photoUrls: string[];
  avatarKey: string;
  avatarUrl: string;
  calendarUrl: string;
  completionId: string;
  /** A walk with her effort and a note. */
  sessionId: string;
  /** One measurement with figures and a photo, one with figures, one with only a photo. */
  measurementIds: [string, string, string];
}

const AT = '2026-11-18T08:05:00+02:00';

export async function offerPicture(server: TestServer, token: string): Promise<UploadForm> {
  const response = await fetch(`${server.url}/profile/upload`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const form: UploadForm = await response.json();
  return form;
}

async function measure(
  member: TestMember,
  figures: object,
  withPhoto: boolean,
): Promise<{ id: string; key: string }> {
  const id = randomUUID();
  const { data } = await member.ask(
    'mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { presignedUrl } }',
    { input: { id, eventDateTime: AT, withPhoto, ...figures } },
  );
  const { presignedUrl } = data?.['createMeasurement'] as { presignedUrl: string };
  const form: UploadForm = JSON.parse(presignedUrl);
  if (withPhoto) await uploadPicture(form, { 'x-amz-meta-owner': id });
  return { id, key: keyOf(form) };
}

const CHANGED_AT = '2026-11-19T18:00:00+02:00';

export async function memberWithEverything(
  server: TestServer,
  ...groups: string[]
): Promise<MemberWithEverything> {
  const member = await server.signedIn(...groups);
  await member.ask(`mutation {
    one: giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id }
    other: giveConsent(kind: PHOTOS, textVersion: "2026-11-20") { id }
    energy: giveConsent(kind: ENERGY_GOAL, textVersion: "2026-11-20") { id }
    choices: giveConsent(kind: FOOD_CHOICES, textVersion: "2026-11-20") { id }
    food: giveConsent(kind: FOOD_NOTES, textVersion: "2026-11-20") { id }
    notes: giveConsent(kind: TRAINING_NOTES, textVersion: "2026-11-20") { id }
    editMyProfile(input: { firstName: "Proov", bio: "Ujun." }) { id }
  }`);
  await member.ask('mutation ($input: [MarkInput!]!) { saveMarks(input: $input) { key } }', {
    input: MARK_EXAMPLES.map(({ kind, key = 'a', valueAt }) => ({
      kind: kind.name,
      key,
      value: JSON.stringify(valueAt(1)),
      changedAt: CHANGED_AT,
    })),
  });
  const whole = await measure(member, { weight: 68.5 }, true);
  const figures = await measure(member, { waist: 74 }, false);
  const photo = await measure(member, {}, true);
  const form = await offerPicture(server, member.token);
  await uploadPicture(form, { acl: 'public-read', 'x-amz-meta-owner': member.id });
  const { data } = await member.ask(`{
    getMyProfile { imageURL }
    getMyCalendarFeed
    getMyTimelineByType(type: "MEASUREMENT") { events { ... on MeasurementEvent { photoUrl } } }
  }`);
  const done = await member.ask(
    'mutation { completeTraining(id: "treening-public", eventDateTime: "2026-11-19T18:00:00+02:00") { id } }',
  );
  await member.ask('mutation { createShoppingLink { url } }');
  await member.ask(
    'mutation ($endpoint: String!, $p256dh: String!, $auth: String!) { savePushDevice(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) }',
    { endpoint: browserEndpoint(member.id), ...BROWSER_ADDRESS },
  );
  const sessionId = randomUUID();
  await member.ask('mutation ($input: SessionInput!) { saveSession(input: $input) { id } }', {
    input: {
      id: sessionId,
      revision: 1,
      kind: 'WALK',
      eventDateTime: AT,
      minutes: 45,
      effort: 6,
      note: 'Rabas.',
    },
  });
  const events = (data?.['getMyTimelineByType'] as { events: { photoUrl: string | null }[] }).events;
  return {
    ...member,
    photoKeys: [whole.key, photo.key],
    photoUrls: events.flatMap(({ photoUrl }) => photoUrl ?? []),
    avatarKey: keyOf(form),
    avatarUrl: (data?.['getMyProfile'] as { imageURL: string }).imageURL,
    calendarUrl: String(data?.['getMyCalendarFeed']),
    sessionId,
    completionId: (done.data?.['completeTraining'] as { id: string }).id,
    measurementIds: [whole.id, figures.id, photo.id],
  };
}
