/** Two phones that together have done more sets than a session holds. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SESSION_MAX_SETS } from '../../contract/limits.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => server.close());

const SAVE = 'mutation ($input: SessionInput!) { saveSession(input: $input) { sets { exercise number } } }';
const LIST = '{ getMySessions { events { ... on TrainingSession { revision sets { exercise number } } } } }';

const setsOf = (exercise: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    exercise: at < 100 ? exercise : `${exercise} raskusega`,
    number: 1 + (at % 100),
    doneAt: '2026-11-20T08:10:00+02:00',
  }));
const WITHOUT_SETS = {
  kind: 'GYM',
  eventDateTime: '2026-11-20T08:05:00+02:00',
  endDateTime: '2026-11-20T08:50:00+02:00',
};
const ONE = { ...WITHOUT_SETS, revision: 2, sets: setsOf('Kükk', SESSION_MAX_SETS - 50) };
const OTHER_SETS = setsOf('Plank', 100);

const save = (member: TestMember, input: object) => member.ask(SAVE, { input });
async function kept(member: TestMember) {
  const { data } = await member.ask(LIST);
  return (data?.['getMySessions'] as { events: { revision: number; sets: object[] }[] }).events[0];
}

it.each([1, 2, 3])(
  'promise 2: is refused by name, also as revision %i beside 2, and takes nothing from what stands',
  async (revision) => {
    const member = await server.signedIn();
    const id = randomUUID();
    await save(member, { ...ONE, id });
    const other = { ...WITHOUT_SETS, id, revision, sets: OTHER_SETS };
    expect(await save(member, other)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'sets' });
    expect(await kept(member)).toMatchObject({ revision: 2, sets: { length: SESSION_MAX_SETS - 50 } });
    expect(await save(member, { ...other, sets: OTHER_SETS.slice(0, 50) })).toMatchObject({ code: null });
    expect((await kept(member))?.sets).toHaveLength(SESSION_MAX_SETS);
  },
);
