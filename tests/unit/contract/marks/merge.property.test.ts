import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Mark, mergedMarks, standingMark } from '../../../../contract/marks/merge.ts';

/** Few moments, keys and values, so that many coincide; one moment in three forms. */
const mark: fc.Arbitrary<Mark> = fc.record({
  kind: fc.constantFrom('program-start', 'newer-kind'),
  key: fc.constantFrom('a', 'b'),
  value: fc.constantFrom(null, '1', '2', '"ä"'),
  changedAt: fc.constantFrom(
    '2026-11-20T12:00:00.000Z',
    '2026-11-20T14:00:00+02:00',
    '2026-11-20T14:00:00.001+02:00',
    '2019-01-01T00:00:00Z',
    '2031-01-01T00:00:00Z',
  ),
});
const ofOneKey = mark.map((each): Mark => ({ ...each, kind: 'program-start', key: 'a' }));
/** One moment may be written in several forms. */
const meaning = ({ value, changedAt }: Mark) => [value, Date.parse(changedAt)];

it('of two marks the same stands, whichever is asked first, and of three in whatever order they meet', () => {
  fc.assert(
    fc.property(ofOneKey, ofOneKey, ofOneKey, (one, two, three) => {
      expect(meaning(standingMark(one, two))).toEqual(meaning(standingMark(two, one)));
      expect(standingMark(one, one)).toBe(one);
      const first = standingMark(standingMark(one, two), three);
      expect(meaning(standingMark(one, standingMark(two, three)))).toEqual(meaning(first));
    }),
  );
});

it('the marks of all devices come to the same in any order, in any parts, and however often each arrives', () => {
  const lists = fc.array(mark, { maxLength: 12 }).chain((marks) => {
    const all = { minLength: marks.length, maxLength: marks.length };
    return fc.record({
      marks: fc.constant(marks),
      other: fc.shuffledSubarray(marks, all),
      again: fc.shuffledSubarray(marks),
    });
  });
  const inOrder = (merged: ReadonlyMap<string, Mark>) =>
    [...merged].map(([name, each]) => [name, ...meaning(each)]).toSorted();
  fc.assert(
    fc.property(lists, fc.nat({ max: 12 }), ({ marks, other, again }, cut) => {
      const inParts = mergedMarks(mergedMarks(other.slice(0, cut)).values(), again, other.slice(cut));
      expect(inOrder(inParts)).toEqual(inOrder(mergedMarks(marks)));
    }),
  );
});
