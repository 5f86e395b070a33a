/** A training that one phone has ended while another, without a network, went on with it. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let member: TestMember;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-20T12:00:00Z') });
  member = await server.signedIn();
});
afterAll(() => server.close());

const FIELDS = 'id revision endDateTime minutes effort note sets { number doneAt }';
const UNDER_WAY = {
  kind: 'TRAINING',
  trainingId: 'treening-public',
  eventDateTime: '2026-11-20T08:05:00+02:00',
};
const OVER = { ...UNDER_WAY, endDateTime: '2026-11-20T08:50:00+02:00' };
const AGREE = 'mutation { giveConsent(kind: TRAINING_NOTES, textVersion: "2026-11-20") { id } }';
const WITHDRAW = 'mutation { withdrawConsent(kind: TRAINING_NOTES) { id } }';

interface Listed {
  id: string;
  revision: number;
  endDateTime: string | null;
  effort: number | null;
  note: string | null;
  sets: { number: number; doneAt: string }[];
}

async function save(id: string, revision: object): Promise<void> {
  const { code } = await member.ask(
    'mutation ($input: SessionInput!) { saveSession(input: $input) { id } }',
    { input: { id, ...revision } },
  );
  expect(code).toBeNull();
}

async function standing(id: string): Promise<Omit<Listed, 'id'>> {
  const { data } = await member.ask(
    `{ getMyTimelineByType(type: "SESSION", limit: 500) { events { ... on TrainingSession { ${FIELDS} } } } }`,
  );
  const { events } = data?.['getMyTimelineByType'] as { events: Listed[] };
  const found = events.find((session) => session.id === id);
  if (!found) throw new Error('It is not listed');
  const { id: _id, ...rest } = found;
  return rest;
}

const taps = fc
  .record({
    revision: fc.integer({ min: 1, max: 5 }),
    isOver: fc.boolean(),
    minutes: fc.constantFrom(44, 45),
    numbers: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
  })
  .map(({ revision, isOver, minutes, numbers }) => ({
    ...(isOver ? OVER : UNDER_WAY),
    revision,
    minutes,
    numbers,
  }));
/** No two sets share a moment. */
const revisions = fc.array(taps, { minLength: 2, maxLength: 5 }).map((all) =>
  all.map(({ numbers, ...revision }, phone) => ({
    ...revision,
    sets: numbers.map((number) => ({
      exercise: 'Kükk',
      number,
      doneAt: `2026-11-20T08:${10 + number * 5 + phone}:00+02:00`,
    })),
  })),
);
const arrivals = revisions.chain((all) =>
  fc.record({
    all: fc.constant(all),
    order: fc.shuffledSubarray([...all.keys()], { minLength: all.length }),
    late: fc.array(fc.nat({ max: all.length - 1 }), { maxLength: 3 }),
  }),
);

it('promise 2: once ended stays ended with the sets of all phones, in whatever order and however often they arrive', async () => {
  await fc.assert(
    fc.asyncProperty(arrivals, async ({ all, order, late }) => {
      const [one, other] = [randomUUID(), randomUUID()];
      for (const revision of all) await save(one, revision);
      for (const index of [...order, ...late]) await save(other, all[index] ?? {});
      const stands = await standing(one);
      expect(await standing(other)).toEqual(stands);
      const ended = all.filter((revision) => 'endDateTime' in revision);
      const candidates = ended.length > 0 ? ended : all;
      expect(stands.revision).toBe(Math.max(...candidates.map(({ revision }) => revision)));
      expect(stands.endDateTime).toBe(ended.length > 0 ? OVER.endDateTime : null);
      const numbers = new Set(all.flatMap(({ sets }) => sets.map(({ number }) => number)));
      expect(new Set(stands.sets.map(({ number }) => number))).toEqual(numbers);
    }),
    { numRuns: 40 },
  );
});

describe('an end that comes after she has withdrawn her consent to notes', () => {
  it('ends the training without what it noted, and what she notes later is kept', async () => {
    const id = randomUUID();
    await member.ask(AGREE);
    await save(id, { ...UNDER_WAY, revision: 20, note: 'Põlv andis tunda.' });
    await member.ask(WITHDRAW);
    await member.ask(AGREE);
    await save(id, { ...OVER, revision: 11, note: 'Põlv andis tunda.', effort: 7 });
    expect(await standing(id)).toMatchObject({ endDateTime: OVER.endDateTime, note: null, effort: null });
    await save(id, { ...OVER, revision: 12, note: 'Järgmisel päeval valutas.' });
    expect(await standing(id)).toMatchObject({ revision: 12, note: 'Järgmisel päeval valutas.' });
  });
});
