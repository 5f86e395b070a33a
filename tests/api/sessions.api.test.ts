import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../server/modules/training/sessions/sessions.tables.ts';
import { SESSION_MAX_SETS } from '../../contract/limits.ts';
import { dayOf } from '../../contract/moments.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => server.close());

const FIELDS = `id revision kind trainingId name eventDateTime endDateTime minutes effort note
  place { section step set secondsLeft endsAt isRest figures { repetitions weight } exerciseId number }
  sets { exerciseId exercise number repetitions seconds weight side doneAt }`;
const SAVE = `mutation ($input: SessionInput!) { saveSession(input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: ID!) { deleteSession(id: $id) }';
const AT = '2026-11-20T08:05:00+02:00';

const SET = {
  exerciseId: 'kykk',
  exercise: 'Kükk',
  number: 1,
  repetitions: 12,
  seconds: null,
  weight: 12.25,
  side: 'LEFT',
  doneAt: '2026-11-20T08:07:00+02:00',
};
const WALK = {
  revision: 1,
  kind: 'WALK',
  trainingId: null,
  name: 'Matk rabas',
  eventDateTime: AT,
  endDateTime: '2026-11-20T08:50:00+02:00',
  minutes: 45,
  effort: null,
  note: null,
  place: null,
  sets: [],
};
const UNDER_WAY = {
  ...WALK,
  kind: 'TRAINING',
  trainingId: 'treening-public',
  endDateTime: null,
  minutes: null,
  place: {
    section: 1,
    step: 0,
    set: 2,
    secondsLeft: 25,
    endsAt: '2026-11-20T18:20:25.000+02:00',
    isRest: true,
    figures: { repetitions: null, weight: 12.25 },
    exerciseId: 'kykk',
    number: 2,
  },
  sets: [SET],
};

async function listed(member: TestMember, type = 'SESSION') {
  const query = `query ($type: String!) { getMyTimelineByType(type: $type, limit: 500) { events { id ... on TrainingSession { ${FIELDS} } } } }`;
  const { data } = await member.ask(query, { type });
  return (data?.['getMyTimelineByType'] as { events: { id: string }[] }).events;
}

async function save(member: TestMember, input: object) {
  const { data, code, errors } = await member.ask(SAVE, { input });
  return { session: data?.['saveSession'], code, field: errors[0]?.extensions['field'] };
}

const everyNth = <Of>(n: number, all: readonly Of[]) => all.filter((_each, index) => index % n === 0);

/** Every order of so many things. */
function ordersOf(count: number): number[][] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, place) => order.toSpliced(place, 0, count - 1)),
  );
}

const agree = (member: TestMember) =>
  member.ask('mutation { giveConsent(kind: TRAINING_NOTES, textVersion: "2026-11-20") { id } }');

describe('saveSession', () => {
  it('keeps a free training, and lists it in its month alone', async () => {
    const member = await server.signedIn();
    const session = { id: randomUUID(), ...WALK };
    expect(await save(member, session)).toMatchObject({ session, code: null });
    expect(await listed(member)).toEqual([session]);
    expect(await listed(member, 'SESSION#2026-11')).toEqual([session]);
    expect(await listed(member, 'SESSION#2026-10')).toEqual([]);
  });

  it('keeps one under way with its place and its sets, to the hundredth of a kilogram', async () => {
    const member = await server.signedIn();
    const session = { id: randomUUID(), ...UNDER_WAY };
    await save(member, { ...session, sets: [{ ...SET, weight: 12.2549 }] });
    expect(await listed(member)).toEqual([session]);
  });

  it('lets the later revision stand, in whatever order and however often they arrive', async () => {
    const member = await server.signedIn();
    const id = randomUUID();
    const later = {
      id,
      ...WALK,
      revision: 3,
      minutes: 60,
      eventDateTime: '2026-10-31T08:05:00+02:00',
      endDateTime: null,
    };
    await save(member, later);
    for (const _time of [1, 2]) expect((await save(member, { id, ...WALK })).session).toEqual(later);
    expect((await save(member, later)).session).toEqual(later);
    expect(await listed(member, 'SESSION#2026-10')).toEqual([later]);
  });

  it('lets the same one of two revisions of one number stand, whichever comes first', async () => {
    const member = await server.signedIn();
    const [one, other] = [
      { ...WALK, minutes: 30 },
      { ...WALK, minutes: 31 },
    ];
    const standing = async (revisions: object[]) => {
      const id = randomUUID();
      for (const revision of revisions) await save(member, { id, ...revision });
      const found = (await listed(member)).find((session) => session.id === id);
      return { ...found, id: '' };
    };
    expect(await standing([one, other])).toEqual(await standing([other, one]));
  });

  it('keeps the sets of two phones that went on without each other, whichever comes first and however often', async () => {
    const done = (number: number, minute: number) => ({
      ...SET,
      number,
      doneAt: `2026-11-20T08:${minute}:00+02:00`,
    });
    const one = { ...UNDER_WAY, revision: 2, sets: [done(1, 10), done(2, 20)] };
    const other = { ...UNDER_WAY, revision: 3, sets: [done(1, 15), done(3, 30)] };
    for (const first of [one, other]) {
      const member = await server.signedIn();
      const id = randomUUID();
      for (const revision of [first, other, one]) await save(member, { id, ...revision });
      expect(await listed(member)).toEqual([{ id, ...other, sets: [done(1, 15), done(2, 20), done(3, 30)] }]);
    }
  });

  it('never brings a deleted one back, not even one that was deleted before it came', async () => {
    const member = await server.signedIn();
    const [kept, coming] = [randomUUID(), randomUUID()];
    await save(member, { id: kept, ...WALK });
    for (const id of [kept, coming]) {
      expect(await member.ask(DELETE, { id })).toMatchObject({ data: { deleteSession: id } });
      expect((await save(member, { id, ...WALK, revision: 9 })).code).toBe('NOT_FOUND');
    }
    expect(await listed(member)).toEqual([]);
    const rows = await server.database.select().from(sessions);
    expect(rows.find((row) => row.id === kept)).toMatchObject({ name: null, minutes: null, sets: null });
  });

  it.each([
    ['another kind without a training', { kind: 'TRAINING' }, 'trainingId'],
    ['a training under a free kind', { trainingId: 't-1' }, 'trainingId'],
    ['no revision', { revision: 0 }, 'revision'],
    ['an end before its beginning', { endDateTime: '2026-11-20T08:04:00+02:00' }, 'endDateTime'],
    [
      'a beginning two days ahead',
      { eventDateTime: '2026-11-22T15:00:00+02:00', endDateTime: null },
      'eventDateTime',
    ],
    ['a wrong century', { eventDateTime: '1926-11-20T08:05:00Z', endDateTime: null }, 'eventDateTime'],
    ['more minutes than a day has', { minutes: 1_441 }, 'minutes'],
    ['an effort of eleven', { effort: 11 }, 'effort'],
    ['a note of spaces', { note: '  ' }, 'note'],
    ['a name of a hundred letters', { name: 'a'.repeat(100) }, 'name'],
    [
      'too much weight in its place',
      { endDateTime: null, place: { section: 0, step: 0, set: 0, figures: { weight: 5_000 } } },
      'place',
    ],
    ['a place after its end', { place: { section: 0, step: 0, set: 0 } }, 'place'],
    ['a heavier weight than any', { sets: [{ ...SET, weight: 501 }] }, 'sets'],
    ['too many sets', { sets: Array.from({ length: SESSION_MAX_SETS + 1 }, () => SET) }, 'sets'],
    ['an id that is no UUID', { id: 'x' }, 'id'],
  ])('refuses %s and names the field', async (_what, wrong, field) => {
    const member = await server.signedIn();
    await agree(member);
    expect(await save(member, { id: randomUUID(), ...WALK, ...wrong })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field,
    });
    expect(await listed(member)).toEqual([]);
  });

  it('keeps the same id apart for each member', async () => {
    const [one, other] = [await server.signedIn(), await server.signedIn('trainer')];
    const id = randomUUID();
    await save(one, { id, ...WALK });
    await other.ask(DELETE, { id });
    expect(await listed(one)).toHaveLength(1);
    const foreign =
      'query ($owner: ID) { getMyTimelineByType(type: "SESSION", owner: $owner) { events { id } } }';
    expect((await other.ask(foreign, { owner: one.id })).code).toBe('NOT_AUTHORIZED');
  });
});

describe('the mark of a finished training', () => {
  const FINISHED = { ...WALK, kind: 'TRAINING', trainingId: 'treening-public', name: 'Jalad' };
  const BEFORE = '2026-11-18T08:05:31.123+02:00';
  const MARK =
    'mutation ($at: DateTime!) { completeTraining(id: "treening-public", eventDateTime: $at) { id } }';
  const TAKE_BACK = 'mutation ($id: ID!, $at: DateTime!) { uncompleteTraining(id: $id, eventDateTime: $at) }';
  const takenBack = (member: TestMember, at: string) =>
    member.ask(TAKE_BACK, { id: `${dayOf(at)}_treening-public_${member.id}`, at });
  const marked = async (member: TestMember) =>
    (await listed(member, 'COMPLETEDTRAINING')).map(({ id }) => dayOf(id));

  it('goes with it, in whatever order its entries arrive, each twice', async () => {
    for (const order of everyNth(5, ordersOf(4))) {
      const member = await server.signedIn();
      const id = randomUUID();
      const entries = [
        () => member.ask(MARK, { at: AT }),
        () => save(member, { id, ...FINISHED }),
        () => takenBack(member, AT),
        () => member.ask(DELETE, { id }),
      ];
      for (const index of [...order, ...order]) await entries[index]?.();
      expect([await listed(member), await marked(member)], JSON.stringify(order)).toEqual([[], []]);
    }
  });

  it('follows it to another day, in whatever order its entries arrive', async () => {
    const moved = { ...FINISHED, revision: 2, eventDateTime: BEFORE, endDateTime: BEFORE };
    for (const order of everyNth(13, ordersOf(5))) {
      const member = await server.signedIn();
      const id = randomUUID();
      const entries = [
        () => member.ask(MARK, { at: AT }),
        () => save(member, { id, ...FINISHED }),
        () => member.ask(MARK, { at: BEFORE }),
        () => takenBack(member, AT),
        () => save(member, { id, ...moved }),
      ];
      for (const index of order) await entries[index]?.();
      const days = (await listed(member)).map((session) =>
        dayOf((session as unknown as typeof moved).eventDateTime),
      );
      expect([days, await marked(member)], JSON.stringify(order)).toEqual([['2026-11-18'], ['2026-11-18']]);
    }
  });
});

describe('her effort and notes', () => {
  const noted = { ...WALK, effort: 7, note: 'Põlv andis tunda.' };

  it.each([{ effort: 7 }, { note: 'Raske.' }])('are kept under her consent alone: %o', async (notes) => {
    const member = await server.signedIn();
    const session = { id: randomUUID(), ...WALK, ...notes };
    expect((await save(member, session)).code).toBe('NOT_AUTHORIZED');
    expect(await listed(member)).toEqual([]);
    await agree(member);
    expect((await save(member, session)).session).toEqual(session);
  });

  it('go with the consent while the training stays, and no late copy brings them back', async () => {
    const member = await server.signedIn();
    await agree(member);
    const session = { id: randomUUID(), ...noted };
    await save(member, session);
    await member.ask('mutation { withdrawConsent(kind: TRAINING_NOTES) { id } }');
    const withoutNotes = { ...session, effort: null, note: null };
    expect(await listed(member)).toEqual([withoutNotes]);
    await agree(member);
    for (const late of [session, { ...session, minutes: 46 }]) await save(member, late);
    expect(await listed(member)).toEqual([withoutNotes]);
    await save(member, { ...session, revision: 2 });
    expect(await listed(member)).toEqual([{ ...session, revision: 2 }]);
  });
});

it('exports her sessions, and erases them with her account', async () => {
  const member = await server.signedIn();
  const id = randomUUID();
  await save(member, { id, ...UNDER_WAY });
  const { data } = await member.ask('{ exportMyData }');
  const exported = JSON.parse(String(data?.['exportMyData'])) as { sessions: object[] };
  const { weight, ...set } = SET;
  expect(exported.sessions).toEqual([{ id, ...UNDER_WAY, sets: [{ ...set, weightKg: weight }] }]);
  await member.ask('mutation ($email: String!) { deleteMyAccount(email: $email) }', { email: member.email });
  const rows = await server.database.select().from(sessions);
  expect(rows.filter(({ memberId }) => memberId === member.id)).toEqual([]);
});
