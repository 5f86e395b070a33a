/**
 * Trainings that a member does on two phones, each offline in turns: sets done, done once more, corrected and taken back, notes,
 * ends and deletions.
 * In the end both phones show the same as the server, and that is what they had told her was kept.
 */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sessionIdOf } from '../../src/features/training/sessions/save-session.ts';
import type { Session } from '../../src/features/training/sessions/session.ts';
import type { Fate } from '../support/small-state-phone.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';
import { SETS, TrainingPhone } from '../support/training-phone.ts';

const MINUTE_MS = 60_000;
/** `npm test -- all` has 200 of them. */
const HISTORIES = Number(process.env['HOOG_HISTORIES'] ?? 40);

let server: TestServer;
/** The time of every clock. */
let now = new Date('2026-11-20T06:00:00Z').getTime();

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) });
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

const one = fc.nat({ max: 1 });
const ofTraining = { phone: one, training: one };
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('set' as const), ...ofTraining, set: fc.nat(SETS - 1) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('note' as const),
      ...ofTraining,
      effort: fc.option(fc.integer({ min: 1, max: 10 })),
      note: fc.constantFrom(null, 'Kerge', 'Raske'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      ...ofTraining,
      set: fc.nat(SETS - 1),
      isTakenBack: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), ...ofTraining }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), ...ofTraining }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pull' as const), phone: one }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const), phone: one }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      phone: one,
      fate: fc.constantFrom<Fate>('arrives', 'arrives', 'lost', 'cut'),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Taken> ? Taken : never;
type TrainingStep = Extract<Step, { training: number }>;

/** One phone still holds a set of what she deletes on both, which chance hardly leads to. */
const DELETED_ON_BOTH: Step[] = [
  { do: 'set', phone: 1, training: 0, set: 0 },
  { do: 'delete', phone: 0, training: 0 },
  { do: 'send', phone: 0, fate: 'arrives' },
  { do: 'delete', phone: 1, training: 0 },
];

/** She takes a set back on one phone, while the other still taps upon the copy that has it. */
const TAKEN_BACK_MEANWHILE: Step[] = [
  { do: 'set', phone: 0, training: 0, set: 0 },
  { do: 'set', phone: 0, training: 0, set: 1 },
  { do: 'send', phone: 0, fate: 'arrives' },
  { do: 'pull', phone: 1 },
  { do: 'end', phone: 0, training: 0 },
  { do: 'edit', phone: 0, training: 0, set: 0, isTakenBack: true },
  { do: 'edit', phone: 0, training: 0, set: 1, isTakenBack: false },
  { do: 'send', phone: 0, fate: 'arrives' },
  { do: 'set', phone: 1, training: 0, set: 2 },
];

/** Both know the training as it ended, and each edits a set without knowing of the other. */
const EDITED_ON_BOTH: Step[] = [
  { do: 'set', phone: 0, training: 0, set: 0 },
  { do: 'set', phone: 0, training: 0, set: 1 },
  { do: 'end', phone: 0, training: 0 },
  { do: 'send', phone: 0, fate: 'arrives' },
  { do: 'pull', phone: 1 },
  { do: 'edit', phone: 0, training: 0, set: 0, isTakenBack: false },
  { do: 'edit', phone: 1, training: 0, set: 1, isTakenBack: true },
  { do: 'send', phone: 1, fate: 'lost' },
  { do: 'edit', phone: 1, training: 0, set: 2, isTakenBack: false },
  { do: 'edit', phone: 1, training: 0, set: 1, isTakenBack: false },
];

/** The latest of a set; null is one that she took back. Corrected on both phones from one copy, either may stand. */
interface ToldSet {
  ms: number;
  may: (number | null)[];
}

/** A training, with everything that one of her phones has said was kept. */
interface Told {
  id: string;
  revisions: Pick<Session, 'revision' | 'endDateTime' | 'effort' | 'note'>[];
  /** The possible final figures of each set, by its number. */
  sets: Map<number, ToldSet>;
  /** Repetitions that she saw and put right or took back: nobody shows them again, as each are done once. */
  gone: Set<number>;
  /** The phones on which she has deleted it; what had left none of them was only dropped. */
  deletedOn: Set<TrainingPhone>;
}

const setsOf = ({ sets }: Session) => new Map(sets.map(({ number, repetitions }) => [number, repetitions]));

/** Notes what the phone shows of a set now, which stands unless something later is known of it. */
function noteSet({ sets }: Told, session: Session, number: number): void {
  const isOne = (set: { number: number }) => set.number === number;
  const set = session.sets.find(isOne);
  const ms = Date.parse((set ?? session.takenBack?.find(isOne))?.doneAt ?? '');
  const value = set?.repetitions ?? null;
  const known = sets.get(number);
  if (!known || ms > known.ms) sets.set(number, { ms, may: [value] });
  else if (ms === known.ms)
    known.may = value === null || known.may.includes(null) ? [null] : [...known.may, value];
}

/** Does it on the phone, if she can there, and sees it there at once. */
async function train(on: TrainingPhone, told: Told, each: TrainingStep, repetitions: number): Promise<void> {
  const { id } = told;
  if (each.do === 'delete') {
    const how = await on.remove(id);
    if (how === undefined) return;
    expect(await on.shownSession(id)).toBeUndefined();
    if (how === 'sent') told.deletedOn.add(on);
    else [told.revisions, told.sets] = [[], new Map()];
    return;
  }
  const before = (await on.shownSession(id))?.session;
  const isDone =
    each.do === 'set'
      ? await on.doSet(id, each.set, repetitions)
      : each.do === 'end'
        ? await on.finish(id)
        : each.do === 'edit'
          ? await on.editSet(id, each.set, each.isTakenBack ? null : repetitions)
          : await on.note(id, { effort: each.effort, note: each.note });
  if (!isDone) return;
  const session = (await on.shownSession(id))?.session;
  if (!session) throw new Error('She does not see what was kept');
  if (each.do === 'set') {
    expect(setsOf(session).get(each.set + 1)).toBe(repetitions);
    noteSet(told, session, each.set + 1);
  } else if (each.do === 'edit') {
    expect(setsOf(session).get(each.set + 1)).toBe(each.isTakenBack ? undefined : repetitions);
    const seen = before && setsOf(before).get(each.set + 1);
    if (typeof seen === 'number') told.gone.add(seen);
    noteSet(told, session, each.set + 1);
  } else if (each.do === 'end') expect(session.endDateTime).not.toBeNull();
  else expect(session).toMatchObject({ effort: each.effort, note: each.note });
  told.revisions.push(session);
}

/** The expected state: an end wins over a training under way, then the later revision does; the notes go with it. */
function expectAsTold(session: Session, { revisions, sets, gone }: Told): void {
  const shown = setsOf(session);
  for (const [number, { may }] of sets) expect(may).toContain(shown.get(number) ?? null);
  expect([...shown.values()].filter((repetitions) => gone.has(repetitions ?? 0))).toEqual([]);
  expect([...shown.keys()].filter((number) => !sets.has(number))).toEqual([]);
  const ends = revisions.filter(({ endDateTime }) => endDateTime !== null);
  const ranking = ends.length > 0 ? ends : revisions;
  const revision = Math.max(...ranking.map((each) => each.revision));
  expect(session.revision).toBe(revision);
  expect(session.endDateTime !== null).toBe(ends.length > 0);
  const standing = ranking.filter((each) => each.revision === revision);
  expect(standing.map(({ endDateTime }) => endDateTime && Date.parse(endDateTime))).toContain(
    session.endDateTime && Date.parse(session.endDateTime),
  );
  for (const name of ['effort', 'note'] as const) {
    const said = standing.map((each) => each[name]).filter((value) => value !== null);
    // A phone's entry under the same number fills in the fields that the stored one leaves open.
    const alike = revisions.filter((each) => each.revision === revision).map((each) => each[name]);
    expect(said.length > 0 ? said : [null, ...alike]).toContain(session[name]);
  }
}

it('promise 2: two phones that are offline in turns come to the same trainings, which are what each has told her it kept', async () => {
  let [ended, deleted] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 6, maxLength: 28 }),
      async (isShared, steps) => {
        const member = await server.signedIn('basic');
        await member.ask('mutation { giveConsent(kind: TRAINING_NOTES, textVersion: "2026-11-20") { id } }');
        const [one, other] = [phoneOf(member), phoneOf(member)] as const;
        const trainings: Told[] = [];
        for (const phone of [one, other]) {
          trainings.push({
            id: await phone.begin(),
            revisions: [],
            sets: new Map(),
            gone: new Set(),
            deletedOn: new Set(),
          });
          now += MINUTE_MS;
        }
        for (const told of trainings) {
          const session = (await (told === trainings[0] ? one : other).shownSession(told.id))?.session;
          if (session) told.revisions.push(session);
        }
        if (isShared) {
          for (const phone of [one, other]) await phone.send();
          for (const phone of [one, other]) await phone.pull();
        }
        for (const [index, each] of steps.entries()) {
          now += MINUTE_MS;
          const on = each.phone === 0 ? one : other;
          if (each.do === 'send') await on.send(each.fate);
          else if (each.do === 'pull') await on.pull();
          else if (each.do === 'restart') on.restart();
          else await train(on, trainings[each.training] as Told, each, index + 1);
        }
        for (const phone of [one, other]) await phone.send();
        for (const phone of [one, other]) await phone.pull();
        for (const phone of [one, other]) {
          const left = await phone.entries();
          // Her changes to a training that she had deleted only on the other phone are hers to drop: the first says so, the
          // others wait.
          const deletedIds = trainings
            .filter(({ deletedOn }) => deletedOn.size > 0 && !deletedOn.has(phone))
            .map(({ id }) => id);
          for (const [index, entry] of left.entries()) {
            const id = sessionIdOf(entry);
            expect(deletedIds).toContain(id);
            const isFirst = left.findIndex((each) => sessionIdOf(each) === id) === index;
            if (isFirst) expect(entry).toMatchObject({ state: 'refused', refusal: { code: 'NOT_FOUND' } });
            else expect(entry.state).toBe('waiting');
          }
          const stored = (await phone.shownSessions()).filter(({ isStored }) => isStored);
          const expected = trainings.filter((told) => told.deletedOn.size === 0 && told.revisions.length > 0);
          expect(new Set(stored.map(({ session }) => session.id))).toEqual(
            new Set(expected.map(({ id }) => id)),
          );
          for (const { session } of stored) {
            const told = trainings.find(({ id }) => id === session.id);
            if (told) expectAsTold(session, told);
          }
          ended += stored.filter(({ session }) => session.endDateTime !== null).length;
        }
        expect(await storedOn(one)).toEqual(await storedOn(other));
        deleted += trainings.filter(({ deletedOn }) => deletedOn.size > 0).length;
        for (const phone of [one, other]) phone.restart();
      },
    ),
    {
      numRuns: HISTORIES,
      examples: [
        [true, DELETED_ON_BOTH],
        [true, TAKEN_BACK_MEANWHILE],
        [true, EDITED_ON_BOTH],
      ],
    },
  );
  expect(Math.min(ended, deleted)).toBeGreaterThan(0);
}, 600_000);

function phoneOf(member: TestMember): TrainingPhone {
  return new TrainingPhone(member, { url: server.url, now: () => now, aheadMs: 0 });
}

async function storedOn(phone: TrainingPhone): Promise<Session[]> {
  const shown = await phone.shownSessions();
  return shown.filter(({ isStored }) => isStored).map(({ session }) => session);
}
