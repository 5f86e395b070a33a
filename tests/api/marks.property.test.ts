/**
 * Phones of one member that write, lose answers, restart and hear of each other in any order: in the end all show the same as the
 * server, which is her last change. Three with clocks of their own keep small state; two keep sessions too, whose moments are
 * asked about if a clock is wrong.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { CONSENT_KINDS } from '../../contract/enumerations.ts';
import { nameOf } from '../../contract/marks/merge.ts';
import { MARK_EXAMPLES } from '../support/mark-examples.ts';
import { type ShownPlace, SmallStatePhone, type Value } from '../support/small-state-phone.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const MINUTE_MS = 60_000;
/** Histories of two phones. `npm test -- all` has more of them. */
const HISTORIES = Number(process.env['HOOG_HISTORIES'] ?? 30);
const HOUR_MS = 60 * MINUTE_MS;
const BASE = new Date('2026-11-20T12:00:00Z').getTime();

let server: TestServer;
/** The time of clocks that are right. */
let now = BASE;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) });
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

/** She has agreed to what some kinds need. */
async function memberWhoMay(): Promise<TestMember> {
  const member = await server.signedIn('basic');
  for (const kind of CONSENT_KINDS)
    await member.ask(`mutation { giveConsent(kind: ${kind}, textVersion: "2026-11-20") { id } }`);
  return member;
}

function phoneOf(member: TestMember, aheadMs = 0): SmallStatePhone {
  return new SmallStatePhone(member, { url: server.url, now: () => now, aheadMs });
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
async function take(
  on: SmallStatePhone,
  each: Step,
  index: number,
  last: Record<string, Value>,
): Promise<void> {
  if (each.do === 'save' || each.do === 'end') {
    const { kind, key: name = each.key, valueAt } = each.example;
    const value = each.do === 'end' ? null : valueAt(index);
    await on.save(kind, name, value);
    last[nameOf({ kind: kind.name, key: name })] = value === null ? null : JSON.stringify(value);
  } else if (each.do === 'pull') await on.pull();
  else if (each.do === 'restart') on.restart();
  else await on.send(each.do === 'lose' ? 'lost' : 'arrives');
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
        const member = await memberWhoMay();
        const phones = skews.map((aheadMs) => phoneOf(member, aheadMs));
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
      const member = await memberWhoMay();
      const phones = [phoneOf(member), phoneOf(member)] as const;
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
