/** All kinds of small state in one history: whatever arrives first, in whatever parcels, and however often. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONSENT_KINDS } from '../../contract/enumerations.ts';
import { MARKS_MAX_PER_REQUEST } from '../../contract/limits.ts';
import { type Mark, nameOf } from '../../contract/marks/merge.ts';
import { MARK_EXAMPLES } from '../support/mark-examples.ts';
import { SmallStatePhone } from '../support/small-state-phone.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const SAVE = 'mutation ($input: [MarkInput!]!) { saveMarks(input: $input) { key } }';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(NOW) });
});
afterAll(() => server.close());

async function memberWhoMay(): Promise<TestMember> {
  const member = await server.signedIn('basic');
  for (const kind of CONSENT_KINDS)
    await member.ask(`mutation { giveConsent(kind: ${kind}, textVersion: "2026-11-20") { id } }`);
  return member;
}

interface Change {
  mark: Mark;
  /** Its turn at the second member, and when a copy of it comes there once more. */
  turn: number;
  again: number | null;
}

/** Few moments and few values, so that some of one kind coincide. */
const changesOf = ({ kind, key = 'a', valueAt }: (typeof MARK_EXAMPLES)[number]) =>
  fc.array(
    fc
      .record({
        step: fc.nat({ max: 3 }),
        minute: fc.nat({ max: 2 }),
        hasEnded: fc.nat({ max: 3 }).map((one) => one === 0),
        turn: fc.nat({ max: 999 }),
        again: fc.option(fc.nat({ max: 999 })),
      })
      .map(({ step, minute, hasEnded, turn, again }): Change => {
        const changedAt = new Date(NOW - minute * 60_000).toISOString();
        const value = hasEnded ? null : JSON.stringify(valueAt(step));
        return { mark: { kind: kind.name, key, value, changedAt }, turn, again };
      }),
    { minLength: 2, maxLength: 4 },
  );
const history = fc.tuple(...MARK_EXAMPLES.map(changesOf)).map((all) => all.flat());
const parcelSizes = fc.array(fc.integer({ min: 1, max: MARKS_MAX_PER_REQUEST }), {
  minLength: 3,
  maxLength: 3,
});

const compared = (one: string, other: string) => Number(one > other) - Number(one < other);

/** The expected state by rules other than the product's: by moment, then the end, then the text that sorts last. */
function standingOf(changes: readonly Change[]): Record<string, string | null> {
  const inOrder = changes
    .map(({ mark }) => mark)
    .toSorted(
      (one, other) =>
        Date.parse(one.changedAt) - Date.parse(other.changedAt) ||
        Number(one.value === null) - Number(other.value === null) ||
        compared(one.value ?? '', other.value ?? ''),
    );
  const last = new Map(inOrder.map((mark) => [nameOf(mark), mark.value]));
  return Object.fromEntries([...last].toSorted());
}

/** `between` is done after each parcel. */
async function deliver(
  member: TestMember,
  marks: readonly Mark[],
  sizes: readonly number[],
  between: () => Promise<void>,
): Promise<void> {
  const left = [...marks];
  for (let parcel = 0; left.length > 0; parcel += 1) {
    const { code } = await member.ask(SAVE, { input: left.splice(0, sizes[parcel % sizes.length]) });
    expect(code).toBeNull();
    await between();
  }
}

it('promise 3: changes of every kind of small state leave the same on the service and on a phone, in whatever order they arrive', async () => {
  await fc.assert(
    fc.asyncProperty(history, parcelSizes, parcelSizes, async (changes, sizes, otherSizes) => {
      const [one, other] = [await memberWhoMay(), await memberWhoMay()];
      await deliver(
        one,
        changes.map(({ mark }) => mark),
        sizes,
        async () => {},
      );
      const copies = changes.flatMap(({ mark, turn, again }) => [
        { mark, turn },
        ...(again === null ? [] : [{ mark, turn: again }]),
      ]);
      const arriving = copies.toSorted((first, second) => first.turn - second.turn).map(({ mark }) => mark);
      const phone = new SmallStatePhone(other, { url: server.url, now: () => NOW, aheadMs: 0 });
      await deliver(other, arriving, otherSizes, () => phone.pull());

      const expected = standingOf(changes);
      expect(Object.keys(expected)).toHaveLength(MARK_EXAMPLES.length);
      const fresh = new SmallStatePhone(one, { url: server.url, now: () => NOW, aheadMs: 0 });
      await fresh.pull();
      expect(await fresh.shown()).toEqual(expected);
      expect(await phone.shown()).toEqual(expected);
      for (const each of [phone, fresh]) each.restart();
    }),
    // To make a history of so many changes smaller takes longer than to read it.
    { numRuns: 12, endOnFailure: true },
  );
}, 240_000);
