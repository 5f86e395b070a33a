import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDigests, groupOf, type ItemVersion, listDigest } from '../../../contract/content-digest.ts';

const version = fc.record({
  id: fc.string({ minLength: 1, maxLength: 12 }),
  updatedAt: fc.constantFrom('2026-11-20T08:00:00.000Z', '2026-11-21T08:00:00.000Z'),
  locked: fc.boolean(),
});
const versions = fc.uniqueArray(version, { selector: ({ id }) => id, maxLength: 60 });
const numbered = (count: number): ItemVersion[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `retsept-${n}`,
    updatedAt: '2026-11-20',
    locked: n % 3 === 0,
  }));

describe('the digest of a list', () => {
  it('is the same in whatever order the list comes', async () => {
    await fc.assert(
      fc.asyncProperty(versions, async (list) => {
        expect(await listDigest(list.toReversed())).toBe(await listDigest(list));
      }),
    );
  });

  it('differs, in one group alone, when anything of one thing differs or the thing is gone', async () => {
    const changes = fc.constantFrom<(item: ItemVersion) => ItemVersion[]>(
      (item) => [{ ...item, locked: !item.locked }],
      (item) => [{ ...item, updatedAt: `${item.updatedAt}+` }],
      () => [],
    );
    await fc.assert(
      fc.asyncProperty(
        versions,
        fc.nat(),
        changes,
        fc.integer({ min: 1, max: 40 }),
        async (list, nth, change, groups) => {
          fc.pre(list.length > 0);
          const chosen = nth % list.length;
          const other = list.flatMap((item, index) => (index === chosen ? change(item) : [item]));
          const [before, after] = await Promise.all([
            groupDigests(list, groups),
            groupDigests(other, groups),
          ]);
          const differing = before.flatMap((digest, group) => (digest === after[group] ? [] : [group]));
          expect(differing).toEqual([groupOf(list[chosen]?.id ?? '', groups)]);
          expect(await listDigest(other)).not.toBe(await listDigest(list));
        },
      ),
    );
  });

  it('spreads ten thousand recipes over 128 groups of about eighty, so that few bytes name what differs', async () => {
    const digests = await groupDigests(numbered(10_000));
    const sizes = Array.from({ length: digests.length }, () => 0);
    for (const { id } of numbered(10_000)) sizes[groupOf(id, digests.length)]! += 1;
    expect([digests.length, Math.max(...sizes) < 120]).toEqual([128, true]);
    expect(await groupDigests([])).toHaveLength(1);
  });
});
