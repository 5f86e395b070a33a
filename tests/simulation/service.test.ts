/** Holds the model of the service, with which schedules run, to the real one: the same requests of a phone, the same outcome. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteRecords } from '../../server/modules/account/account/erase-records.repository.ts';
import type { MemberProfileFragment } from '../../contract/documents.generated.ts';
import { batchRequest } from '../../src/offline/batch.ts';
import type { Entry } from '../../src/offline/entry.ts';
import { type History, histories, requestsOf } from '../support/late-copies.ts';
import { startTestServer, type TestMember, type TestServer } from '../support/test-server.ts';
import { Service } from './world/service.ts';

const BASE = new Date('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_000;
/** `npm test -- all` has more of them. */
const HISTORIES = Number(process.env['HOOG_HISTORIES'] ?? 100);
/** Without which no measurement is kept. */
const CONSENT = { kind: 'MEASUREMENTS', textVersion: '2026-11-20', givenAt: BASE.toISOString() } as const;
const STATE = `{
  measurements: getMyTimelineByType(type: "MEASUREMENT") { events { id } }
  completions: getMyTimelineByType(type: "COMPLETEDTRAINING") { events { id } }
  getMySessions { events { ... on TrainingSession { id revision endDateTime sets { number } } } }
  getMyMarks { marks { kind key value } }
  getMyProfile { firstName lastName bio updatedAt consents { kind textVersion givenAt } }
}`;

let server: TestServer;
let member: TestMember;
let now = BASE;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  member = await server.signedIn('basic');
});
afterAll(() => server.close());

interface Problem {
  path?: readonly unknown[] | null;
  extensions?: { code?: unknown };
}

/** `e1 INTERNAL`, sorted. */
const told = (errors: readonly Problem[] = []) =>
  errors.map(({ path, extensions }) => `${String(path?.[0])} ${String(extensions?.code)}`).toSorted();

interface RealSession {
  id: string;
  revision: number;
  endDateTime: string | null;
  sets: { number: number }[];
}

/** `s1 at 3, over: 1 2`. */
const toldOfSession = ({ id, revision, endDateTime, sets }: RealSession) =>
  `${id} at ${revision}${endDateTime === null ? '' : ', over'}: ${sets
    .map(({ number }) => number)
    .toSorted((one, other) => one - other)
    .join(' ')}`;

type RealProfile = Pick<MemberProfileFragment, 'firstName' | 'lastName' | 'bio' | 'updatedAt' | 'consents'>;

/** Moments without their zones; what was given in one moment has no order. */
const toldOfProfile = ({ firstName, lastName, bio, updatedAt, consents: given }: RealProfile) => ({
  names: [firstName, lastName, bio],
  updatedAt: Date.parse(updatedAt),
  consents: given
    .map(({ kind, textVersion, givenAt }) => `${kind} ${textVersion} ${Date.parse(givenAt)}`)
    .toSorted(),
});

/** Ids and values of all that stands for her, in the real service's words. */
async function realState(): Promise<unknown> {
  const { data } = (await member.ask(STATE)) as unknown as {
    data: {
      measurements: { events: { id: string }[] };
      completions: { events: { id: string }[] };
      getMySessions: { events: RealSession[] };
      getMyMarks: { marks: { kind: string; key: string; value: string | null }[] };
      getMyProfile: RealProfile;
    };
  };
  return {
    measurements: data.measurements.events.map(({ id }) => id).toSorted(),
    completions: data.completions.events.map(({ id }) => id).toSorted(),
    sessions: data.getMySessions.events.map(toldOfSession).toSorted(),
    marks: data.getMyMarks.marks.map(({ kind, key, value }) => `${kind}:${key} ${value}`).toSorted(),
    profile: toldOfProfile(data.getMyProfile),
  };
}

function modelState(model: Service): unknown {
  const { measurements, completions, sessions, marks, profile } = model.of(member.id);
  const done = [...completions].flatMap(([name, stands]) => {
    const [training, moment = ''] = name.split(' ');
    return stands ? [`${moment.slice(0, 10)}_${training}_${member.id}`] : [];
  });
  return {
    measurements: [...measurements].flatMap(([id, figures]) => (figures === null ? [] : [id])).toSorted(),
    completions: [...new Set(done)].toSorted(),
    sessions: [...sessions.values()]
      .flatMap((session) => (session ? [toldOfSession(session)] : []))
      .toSorted(),
    marks: [...marks].map(([name, { value }]) => `${name} ${value}`).toSorted(),
    profile: toldOfProfile(profile.shown),
  };
}

/** The entries that a phone would queue of it. */
const entriesOf = (history: History): Entry[] =>
  requestsOf(history, member.id, BASE).flatMap(({ kind, variables }, index) =>
    kind ? [{ seq: index + 1, kind, variables } as unknown as Entry] : [],
  );

/** One of the withdrawals of the history, now and then: each is a request of its own. */
async function withdraw(model: Service, history: History, which: number | null): Promise<void> {
  const index = which ?? history.steps.length;
  const step = history.steps[index];
  // No member of a schedule withdraws what all that she measures stands under.
  if (step?.do !== 'withdrawConsent' || step.kind === 'MEASUREMENTS') return;
  const request = requestsOf(history, member.id, BASE)[index];
  if (!request) return;
  await member.ask(request.query, request.variables);
  model.withdraw(member.id, step.kind, (request.variables as { givenAt: string }).givenAt);
}

/** The number of entries in a request, and the earlier request that comes once more after it, if any. */
const parcels = fc.array(
  fc.record({ entries: fc.integer({ min: 1, max: 3 }), again: fc.option(fc.nat({ max: 9 })) }),
  { minLength: 16, maxLength: 16 },
);

it('promise 3: the model answers and keeps what the real service does, repeats and late copies included', async () => {
  await fc.assert(
    fc.asyncProperty(histories(true), parcels, async (history, all) => {
      await deleteRecords(server.database, member.id, []);
      now = BASE;
      const model = new Service(() => now.getTime());
      const waiting = entriesOf(history);
      const sent: ReturnType<typeof batchRequest>[] = [];
      const send = async (request: ReturnType<typeof batchRequest>) => {
        now = new Date(now.getTime() + MINUTE_MS);
        const real = await member.ask(request.query, request.variables);
        const modelled = model.answer(member.id, request) as { errors?: Problem[] };
        expect(told(modelled.errors)).toEqual(told(real.errors as readonly Problem[]));
      };
      await send(batchRequest([{ seq: 100, kind: 'giveConsent', variables: CONSENT } as unknown as Entry]));
      for (const { entries, again } of all) {
        if (waiting.length === 0) break;
        await withdraw(model, history, again);
        sent.push(batchRequest(waiting.splice(0, entries)));
        const late = again === null ? undefined : sent[again % sent.length];
        for (const request of [...sent.slice(-1), ...(late ? [late] : [])]) await send(request);
      }
      expect(modelState(model)).toEqual(await realState());
    }),
    { numRuns: HISTORIES },
  );
}, 240_000);
