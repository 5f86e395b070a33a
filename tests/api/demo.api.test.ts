import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import { seedDemo } from '../../stand-ins/demo/seed-demo.ts';
import { opens, permissionsOfGroups } from '../../contract/permissions.ts';
import { callGraphql } from '../support/graphql-call.ts';
import { signIn } from '../support/sign-in.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const NOW = new Date();
const DAY_MS = 24 * 3600_000;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW });
  await seedDemo(server.database, server.identity, await server.services.content.current(), NOW);
});
afterAll(() => server.close());

interface Demo {
  profile: { id: string; consents: { kind: string }[] };
  measurements: { events: { eventDateTime: string; weight: number | null }[] };
  completions: { events: { eventDateTime: string; training: { accessLevel: string } }[] };
}

async function diaryOf(email: string): Promise<Demo> {
  const token = await signIn(server.url, email, DEMO_PASSWORD);
  const query = `{
    profile: getMyProfile { id consents { kind } }
    measurements: getMyTimelineByType(type: "MEASUREMENT", limit: 500) { events { eventDateTime ... on MeasurementEvent { weight } } }
    completions: getMyTimelineByType(type: "COMPLETEDTRAINING", limit: 500) { events { eventDateTime ... on CompletedTraining { training { accessLevel } } } }
  }`;
  return (await callGraphql(server.url, token, query)).data as unknown as Demo;
}

describe('the demo members', () => {
  it.each(DEMO_MEMBERS.map(({ email }) => email))('let %s sign in with her role', async (email) => {
    expect((await diaryOf(email)).profile.id).toBe(DEMO_MEMBERS.find((member) => member.email === email)?.id);
  });

  it.each(['basic', 'food', 'premium', 'vip'])(
    'give %s some months of diary up to now, with trainings that are open to her',
    async (role) => {
      const { profile, measurements, completions } = await diaryOf(`${role}@example.com`);
      expect(profile.consents.map(({ kind }) => kind).sort()).toEqual(['MEASUREMENTS', 'PHOTOS']);
      expect(measurements.events.length).toBeGreaterThan(8);
      expect(completions.events.length).toBeGreaterThan(8);
      for (const { eventDateTime } of [...measurements.events, ...completions.events]) {
        expect(Date.parse(eventDateTime)).toBeLessThan(NOW.getTime());
      }
      expect(Date.parse(measurements.events[0]?.eventDateTime ?? '')).toBeGreaterThan(
        NOW.getTime() - 21 * DAY_MS,
      );
      const viewer = { groups: [role], permissions: permissionsOfGroups([role]) };
      for (const { training } of completions.events)
        expect(opens(training.accessLevel as 'PUBLIC', viewer)).toBe(true);
      const weights = measurements.events.flatMap(({ weight }) => weight ?? []);
      expect(weights.some((weight, index) => weight > (weights[index + 1] ?? Infinity))).toBe(true);
      expect(weights.some((weight, index) => weight < (weights[index + 1] ?? 0))).toBe(true);
    },
  );

  it('give uus@example.com an empty diary', async () => {
    const { profile, measurements, completions } = await diaryOf('uus@example.com');
    expect([profile.consents, measurements.events, completions.events]).toEqual([[], [], []]);
  });

  it('are not created a second time', async () => {
    const before = await diaryOf('premium@example.com');
    await seedDemo(
      server.database,
      server.identity,
      await server.services.content.current(),
      new Date(NOW.getTime() + 5 * DAY_MS),
    );
    expect(await diaryOf('premium@example.com')).toEqual(before);
  });
});
