/** Sets that she corrects or takes back once their training is over. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { correctedSet, takenBackSet } from '../../contract/session-sets.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => server.close());

const SAVE = 'mutation ($input: SessionInput!) { saveSession(input: $input) { id } }';
const LIST = `{ getMyTimelineByType(type: "SESSION", limit: 500) { events { ... on TrainingSession {
  id revision sets { exerciseId exercise number repetitions seconds weight side doneAt takenBack }
} } } }`;

const set = (number: number) => ({
  exerciseId: 'kykk',
  exercise: 'Kükk',
  number,
  repetitions: 12,
  seconds: null,
  weight: 120,
  side: 'LEFT',
  doneAt: `2026-11-20T08:1${number}:00+02:00`,
});
const TAPPED = {
  revision: 1,
  kind: 'TRAINING',
  trainingId: 'treening-public',
  eventDateTime: '2026-11-20T08:05:00+02:00',
  endDateTime: '2026-11-20T08:50:00+02:00',
  minutes: 45,
  sets: [set(1), set(2), set(3)],
};
const EDITED = {
  ...TAPPED,
  revision: 2,
  sets: [correctedSet(set(1), { weight: 12 }), set(2), takenBackSet(set(3))],
};
/** As a phone without a network goes on from what it had. */
const LATE = { ...TAPPED, revision: 3, minutes: 50 };

const save = (member: TestMember, input: object) => member.ask(SAVE, { input });

it.each([
  [[TAPPED, EDITED, LATE]],
  [[TAPPED, LATE, EDITED]],
  [[EDITED, TAPPED, LATE]],
  [[EDITED, LATE, TAPPED]],
  [[LATE, TAPPED, EDITED]],
  [[LATE, EDITED, TAPPED]],
])('promise 3: stay so, whichever copy comes first and however often: order %#', async (revisions) => {
  const member = await server.signedIn();
  const id = randomUUID();
  for (const revision of [...revisions, TAPPED]) await save(member, { id, ...revision });
  const { data } = await member.ask(LIST);
  const sets = EDITED.sets.map((each) => ({ takenBack: null, ...each }));
  expect(data?.['getMyTimelineByType']).toEqual({ events: [{ id, revision: 3, sets }] });
});

it('are named in her export, where they were taken back', async () => {
  const member = await server.signedIn();
  await save(member, { id: randomUUID(), ...EDITED });
  const { data } = await member.ask('{ exportMyData }');
  const exported = JSON.parse(String(data?.['exportMyData'])) as { sessions: { sets: object[] }[] };
  expect(exported.sessions[0]?.sets).toMatchObject([
    { weightKg: 12 },
    { weightKg: 120 },
    { weightKg: null, takenBack: true },
  ]);
  expect(exported.sessions[0]?.sets[0]).not.toHaveProperty('takenBack');
});
