/**
 * Phones of one member that write, lose answers, restart and hear of each other in any order: in the end all show the same as
 * the server, which is what she did last. Three with clocks of their own keep small state; two keep sessions too, whose
 * moments are asked about where a clock is wrong.
 */
import '../support/offline/device.ts';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { MarkKind } from '../../src/contract/marks/mark-kind.ts';
import { type Mark, nameOf } from '../../src/contract/marks/merge.ts';
import { saveMark } from '../../src/features/marks/save-mark.ts';
import { saveSession } from '../../src/features/sessions/save-session.ts';
import type { Session } from '../../src/features/sessions/session.ts';
import { sessionsWithEntries } from '../../src/features/sessions/sessions-with-entries.ts';
import type { Receipt } from '../../src/offline/entry.ts';
import { closeRegister, registerOf } from '../../src/offline/mark-register.ts';
import { Outbox } from '../../src/offline/outbox.ts';
import { sendAll } from '../../src/offline/sender.ts';
import { MARK_EXAMPLES } from '../support/mark-examples.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const MINUTE_MS = 60_000;
/** Of two phones. `npm test -- nightly` has more of them. */
const HISTORIES = Number(process.env['HOOG_HISTORIES'] ?? 30);
const HOUR_MS = 60 * MINUTE_MS;
const BASE = new Date('2026-11-20T12:00:00Z').getTime();

let server: TestServer;
/** What clocks that are right show. */
let now = BASE;
let devices = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) });
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

/** A session by where it stands, with what must go with that. */
interface ShownPlace {
  id: string;
  revision: number;
  set: number | undefined;
  repetitions: number | null | undefined;
  numbers: number[];
}

/** JSON; null where it has ended. */
type Value = string | null;

class Phone {
  readonly #member: TestMember;
  /** Each has a disk of its own. */
  readonly #disk = `phone-${(devices += 1)}`;
  readonly #aheadMs: number;
  #outbox: Outbox | undefined;
  /** As the page's cache has them. */
  #sessions = new Map<string, Session>();

  constructor(member: TestMember, aheadMs: number) {
    this.#member = member;
    this.#aheadMs = aheadMs;
  }

  async #open(): Promise<Outbox> {
    this.#outbox ??= await Outbox.open(this.#disk, 'test');
    const outbox = this.#outbox;
    await registerOf(outbox).ready;
    outbox.listen({ onSettled: (receipts) => this.#absorb(outbox, receipts) });
    return outbox;
  }

  async #absorb(outbox: Outbox, receipts: readonly Receipt[]): Promise<void> {
    for (const { entry, answer } of receipts) {
      if (entry.kind !== 'saveSession') continue;
      const stored = answer as Session;
      // A receipt may be read again after a restart, behind what has been asked since.
      const known = this.#sessions.get(stored.id)?.revision ?? 0;
      if (stored.revision > known) this.#sessions.set(stored.id, stored);
    }
    await registerOf(outbox).takeSettled(receipts);
  }

  #setClock(): void {
    vi.useFakeTimers({ toFake: ['Date'], now: now + this.#aheadMs });
  }

  async save(kind: MarkKind<unknown>, key: string, value: unknown): Promise<void> {
    const outbox = await this.#open();
    this.#setClock();
    await saveMark(registerOf(outbox), kind, key, value);
    vi.useRealTimers();
  }

  /** Keeps a training under way at its `set`; returns the revision that she had seen, and what she sees afterwards. */
  async saveSet(id: string, set: number) {
    const outbox = await this.#open();
    const { revision: seen = 0, numbers = [] } = (await this.#session(id)) ?? {};
    const moment = new Date(BASE).toISOString();
    const draft = {
      id,
      kind: 'TRAINING' as const,
      trainingId: 'treening-public',
      eventDateTime: moment,
      place: { section: 0, step: 0, set, isRest: false, figures: { repetitions: 10, weight: null } },
      sets: [...numbers, 1 + set].map((number) => ({ exercise: 'Kükk', number, doneAt: moment })),
    };
    const revision = await saveSession(outbox, draft, { seen });
    return { seen, revision, numbers: [...numbers, 1 + set], shown: await this.#session(id) };
  }

  async #session(id: string) {
    return (await this.sessions()).find((shown) => shown.id === id);
  }

  /** `isLost`: what the server answers once it has taken them never arrives. */
  async send(isLost = false): Promise<void> {
    const outbox = await this.#open();
    this.#setClock();
    const token = async () => ({ type: 'token' as const, token: this.#member.token, memberId: this.#disk });
    await sendAll({
      memberId: this.#disk,
      endpoint: `${server.url}/graphql`,
      token,
      fetch: async (input, init) => {
        vi.useRealTimers();
        const response = await fetch(input, init);
        const text = await response.text();
        this.#setClock();
        if (isLost && !text.includes('clockAheadMs')) throw new TypeError('Failed to fetch');
        return new Response(text, { status: response.status });
      },
    });
    vi.useRealTimers();
    await outbox.refresh();
  }

  async pull(): Promise<void> {
    const register = registerOf(await this.#open());
    for (;;) {
      const { data } = await this.#member.ask(
        'query ($since: String) { getMyMarks(since: $since, limit: 2) { marks { kind key value changedAt } cursor hasMore } }',
        { since: register.cursor },
      );
      const page = data?.['getMyMarks'] as { marks: Mark[]; cursor: string; hasMore: boolean };
      await register.take(page.marks, page.cursor);
      if (!page.hasMore) break;
    }
    const { data } = await this.#member.ask(
      `{ getMyTimelineByType(type: "SESSION", limit: 50) { events { ... on TrainingSession {
        id revision eventDateTime place { set figures { repetitions } } sets { exerciseId exercise number side doneAt }
      } } } }`,
    );
    const { events } = data?.['getMyTimelineByType'] as { events: Session[] };
    this.#sessions = new Map(events.map((session) => [session.id, session]));
  }

  async sessions(): Promise<ShownPlace[]> {
    const shown = sessionsWithEntries([...this.#sessions.values()], (await this.#open()).entries);
    return shown.map(({ session: { id, revision, place, sets } }) => {
      const standing = { id, revision, set: place?.set, repetitions: place?.figures?.repetitions };
      return { ...standing, numbers: sets.map(({ number }) => number).sort((a, b) => a - b) };
    });
  }

  restart(): void {
    if (!this.#outbox) return;
    closeRegister(this.#outbox);
    this.#outbox.close();
    this.#outbox = undefined;
  }

  async waiting(): Promise<number> {
    return (await this.#open()).entries.length;
  }

  async shown(): Promise<Record<string, Value>> {
    return valuesOf(registerOf(await this.#open()).marks.values());
  }
}

function valuesOf(marks: Iterable<Mark>): Record<string, Value> {
  return Object.fromEntries([...marks].map((mark) => [nameOf(mark), mark.value]).toSorted()) as Record<
    string,
    Value
  >;
}

const phone = fc.nat({ max: 2 });
const key = fc.constantFrom('a', 'b');
const example = fc.constantFrom(...MARK_EXAMPLES);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('save' as const), phone, key, example }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), phone, key, example }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('send', 'lose', 'pull', 'restart'), phone }) },
);
type Step = typeof step extends fc.Arbitrary<infer Taken> ? Taken : never;

/** Does the step on that phone, and puts what she kept last into `last`. */
async function take(on: Phone, each: Step, index: number, last: Record<string, Value>): Promise<void> {
  if (each.do === 'save' || each.do === 'end') {
    const { kind, key: name = each.key, valueAt } = each.example;
    const value = each.do === 'end' ? null : valueAt(index);
    await on.save(kind, name, value);
    last[nameOf({ kind: kind.name, key: name })] = value === null ? null : JSON.stringify(value);
  } else if (each.do === 'pull') await on.pull();
  else if (each.do === 'restart') on.restart();
  else await on.send(each.do === 'lose');
}

/** Far enough off for the server to notice, or right. */
const skew = fc.constantFrom(
  0,
  0,
  -26 * HOUR_MS,
  20 * HOUR_MS,
  -3 * 365 * 24 * HOUR_MS,
  3 * 365 * 24 * HOUR_MS,
);

it('promise 2: three phones come to the same, which is what she did last, whatever arrives when and whatever their clocks say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 16 }),
      fc.tuple(skew, skew, skew),
      async (steps, skews) => {
        const member = await server.signedIn('basic');
        const phones = skews.map((aheadMs) => new Phone(member, aheadMs));
        const last: Record<string, Value> = {};
        for (const [index, each] of steps.entries()) {
          now += MINUTE_MS;
          const on = phones[each.phone];
          if (!on) throw new Error('No such phone');
          await take(on, each, index, last);
        }
        for (const each of phones) await each.send();
        for (const each of phones) await each.pull();
        const expected = Object.fromEntries(Object.entries(last).toSorted());
        for (const each of phones) {
          expect(await each.waiting()).toBe(0);
          expect(await each.shown()).toEqual(expected);
          each.restart();
          expect(await each.shown()).toEqual(expected);
          each.restart();
        }
      },
    ),
    { numRuns: 40 },
  );
}, 240_000);

const tap = fc.record({ do: fc.constant('tap' as const), phone: fc.nat({ max: 1 }), id: fc.nat({ max: 1 }) });
const onTwo = fc.oneof({ weight: 3, arbitrary: tap }, { weight: 5, arbitrary: step });

it('promise 2: two phones come to the same sessions and small state, and to nothing that she did not keep last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(onTwo, { minLength: 3, maxLength: 16 }), async (steps) => {
      const member = await server.signedIn('basic');
      const phones = [new Phone(member, 0), new Phone(member, 0)] as const;
      const ids = [randomUUID(), randomUUID()];
      const last: Record<string, Value> = {};
      const taps: ShownPlace[] = [];
      for (const [index, each] of steps.entries()) {
        now += MINUTE_MS;
        const on = phones[each.phone === 1 ? 1 : 0];
        if (each.do === 'tap') {
          const [id = '', set] = [ids[each.id], index];
          const { seen, shown, ...kept } = await on.saveSet(id, set);
          expect(kept.revision).toBeGreaterThan(seen);
          taps.push({ id, set, repetitions: 10, ...kept });
          expect(shown).toEqual(taps.at(-1));
        } else await take(on, each, index, last);
      }
      for (const each of phones) await each.send();
      for (const each of phones) await each.pull();
      const [one, other] = await Promise.all(phones.map((each) => each.sessions()));
      expect(one).toEqual(other);
      for (const id of ids) {
        const tapped = taps.filter((each) => each.id === id);
        const newest = Math.max(...tapped.map(({ revision }) => revision));
        // Her place is that of the latest revision; her sets are all that she did.
        const numbers = tapped.map(({ set = 0 }) => 1 + set);
        const keptLast = tapped.filter((each) => each.revision === newest);
        const shown = one?.find((each) => each.id === id);
        if (tapped.length === 0) expect(shown).toBeUndefined();
        else expect(keptLast.map((each) => ({ ...each, numbers }))).toContainEqual(shown);
      }
      for (const each of phones) {
        expect(await each.waiting()).toBe(0);
        expect(await each.shown()).toEqual(Object.fromEntries(Object.entries(last).toSorted()));
        each.restart();
      }
    }),
    { numRuns: HISTORIES },
  );
}, 240_000);
