/** Effort and note of one phone, and a change by another that did not know of them. */
import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../server/modules/training/sessions/sessions.tables.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => server.close());

const FIELDS = 'revision eventDateTime minutes effort note';
const WALK = {
  revision: 2,
  kind: 'WALK',
  eventDateTime: '2026-11-20T08:05:00+02:00',
  minutes: 45,
  effort: null,
  note: null,
};
const WRITTEN = { ...WALK, effort: 7, note: 'Põlv andis tunda.' };

const AGREE = 'mutation { giveConsent(kind: TRAINING_NOTES, textVersion: "2026-11-20") { id } }';
const WITHDRAW = 'mutation { withdrawConsent(kind: TRAINING_NOTES) { id } }';

async function save(member: TestMember, input: object): Promise<void> {
  const { code } = await member.ask(
    'mutation ($input: SessionInput!) { saveSession(input: $input) { id } }',
    { input },
  );
  expect(code).toBeNull();
}

/** The state after these have come, one after the other. */
async function standing(revisions: object[]): Promise<unknown> {
  const member = await server.signedIn();
  await member.ask(AGREE);
  const id = randomUUID();
  for (const revision of revisions) await save(member, { id, ...revision });
  const { data } = await member.ask(
    `{ getMyTimelineByType(type: "SESSION", limit: 9) { events { ... on TrainingSession { ${FIELDS} } } } }`,
  );
  return (data?.['getMyTimelineByType'] as { events: unknown[] }).events[0];
}

// Their digests decide which of the two stands.
it.each([45, 46, 47, 48, 49, 50])(
  'a note stays where another phone moved the training meanwhile, whichever comes first and however often (%i min)',
  async (minutes) => {
    const moved = { ...WALK, eventDateTime: '2026-11-19T08:05:00+02:00', minutes };
    const one = await standing([moved, WRITTEN, moved]);
    expect(one).toMatchObject({ effort: WRITTEN.effort, note: WRITTEN.note });
    expect(await standing([WRITTEN, moved])).toEqual(one);
    expect(await standing([WRITTEN, moved, WRITTEN])).toEqual(one);
  },
);

it('a note that she clears is gone, whatever comes late', async () => {
  const moved = { ...WALK, minutes: 50 };
  const cleared = await standing([moved, WRITTEN, { ...WALK, revision: 3 }, WRITTEN]);
  expect(cleared).toMatchObject({ revision: 3, effort: null, note: null });
});

it.each([
  [
    { effort: 7, note: 'Raske' },
    { effort: 5, note: 'Kerge' },
    { effort: 7, note: 'Raske' },
  ],
  [{ effort: 7, note: 'Kerge' }, { note: 'Raske' }, { effort: 7, note: 'Raske' }],
  [{ effort: 7 }, { note: 'Raske' }, { effort: 7, note: 'Raske' }],
])(
  'of %j and %j on two phones %j stands, whichever comes first and however often',
  async (one, other, both) => {
    const [here, there] = [one, other].map((said) => ({ ...WALK, ...said }));
    if (!here || !there) throw new Error('There are two');
    for (const order of [
      [here, there],
      [there, here],
      [here, there, here],
      [there, here, there],
    ])
      expect(await standing(order)).toMatchObject(both);
  },
);

describe('once she has withdrawn her consent to notes', () => {
  const setOf = (number: number) => ({
    exercise: 'Kükk',
    number,
    doneAt: `2026-11-20T08:1${number}:00+02:00`,
  });
  const TRAINING = {
    kind: 'TRAINING',
    trainingId: 'treening-public',
    eventDateTime: '2026-11-20T08:05:00+02:00',
  };
  const ENDED = { ...TRAINING, endDateTime: '2026-11-20T08:50:00+02:00' };

  async function storedOf({ id }: TestMember) {
    const rows = await server.database.select().from(sessions).where(eq(sessions.memberId, id));
    return rows.map(({ memberId: _member, id: _id, ...row }) => row);
  }

  it('nothing that is stored tells what she noted, nor after an end that comes late with it', async () => {
    const stored = await Promise.all(
      [WRITTEN, { ...WALK, effort: 3, note: 'Kerge.' }].map(async ({ effort, note }) => {
        const member = await server.signedIn();
        const [early, late] = [randomUUID(), randomUUID()];
        await member.ask(AGREE);
        await save(member, { id: early, ...WALK, effort, note });
        await save(member, { id: late, ...TRAINING, revision: 20, effort, note });
        await member.ask(WITHDRAW);
        await member.ask(AGREE);
        await save(member, { id: late, ...ENDED, revision: 11, effort, note });
        return storedOf(member);
      }),
    );
    const [hers = [], others] = stored;
    expect(hers).toHaveLength(2);
    const byKind = (rows: typeof hers = []) =>
      rows.toSorted((one, other) => (one.kind! < other.kind! ? -1 : 1));
    expect(byKind(hers)).toEqual(byKind(others));
    for (const { effort, note } of hers) expect({ effort, note }).toEqual({ effort: null, note: null });
  });

  it('neither does what a release before kept, and a late copy adds its sets to the one record', async () => {
    const member = await server.signedIn();
    const id = randomUUID();
    await member.ask(AGREE);
    await save(member, { id, ...ENDED, revision: 2, effort: 7, sets: [setOf(1)] });
    const digest = createHash('sha256').update('with how it felt').digest('hex');
    await server.database.update(sessions).set({ digest }).where(eq(sessions.memberId, member.id));
    await member.ask(WITHDRAW);
    await member.ask(AGREE);
    expect(await storedOf(member)).toMatchObject([{ digest: null, effort: null, sets: [{ number: 1 }] }]);
    await save(member, { id, ...ENDED, revision: 2, effort: 7, sets: [setOf(1), setOf(2)] });
    await save(member, { id, ...ENDED, minutes: 44, revision: 2, note: 'Raske', sets: [setOf(3)] });
    const all = { digest: null, effort: null, note: null, sets: [1, 2, 3].map(setOf) };
    expect(await storedOf(member)).toMatchObject([all]);
    await save(member, { id, ...ENDED, revision: 3, effort: 5, sets: [setOf(1)] });
    expect(await storedOf(member)).toMatchObject([{ revision: 3, effort: 5, sets: all.sets }]);
  });
});
