import type { ConsentKind } from '../../../../contract/enumerations.ts';
import { MARKS_MAX_PER_REQUEST } from '../../../../contract/limits.ts';
import { isKeyOf } from '../../../../contract/marks/is-key.ts';
import { MARK_KINDS } from '../../../../contract/marks/mark-kinds.generated.ts';
import type { Mark } from '../../../../contract/marks/merge.ts';
import type { MarkInput } from '../../../core/contract-types.generated.ts';
import { badInput, Failure } from '../../../core/failures.ts';
import { checkNotAhead } from '../../../core/event-time.ts';
import { canonicalValue } from './canonical-value.ts';

const kinds = new Map(MARK_KINDS.map((kind) => [kind.name, kind]));

/** The number kept of a kind; 0 for one that only a newer release knew. */
export function maxKeptOf(kind: string): number {
  return kinds.get(kind)?.maxKept ?? 0;
}

/** Returns the consents that she must have given before these are stored. Ending a mark needs none. */
export function consentsFor(marks: readonly Mark[]): ConsentKind[] {
  return marks.flatMap(({ kind, value }) => (value === null ? [] : (kinds.get(kind)?.consent ?? [])));
}

/**
 * The marks as they may be stored. Unknown kinds are rejected because they cannot be validated: BAD_USER_INPUT. In a replay that
 * is a temporary failure, because a device keeps only marks that its own release has checked.
 */
export function marksOf(input: readonly MarkInput[], now: Date, isReplay = false): Mark[] {
  const noMark = (field: string, message: string) =>
    isReplay ? new Failure('INTERNAL', message) : badInput(field, message);
  if (input.length > MARKS_MAX_PER_REQUEST)
    throw badInput('input', `At most ${MARKS_MAX_PER_REQUEST} marks are saved at once.`);
  return input.map(({ kind, key, value = null, changedAt }) => {
    const known = kinds.get(kind);
    if (known === undefined) throw noMark('kind', 'There is no such kind of mark.');
    if (!isKeyOf(known, key)) throw noMark('key', `This is not a key of ${kind}.`);
    checkNotAhead('changedAt', changedAt, now);
    const canonical = value === null ? null : canonicalValue(known, value);
    if (value !== null && canonical === null) throw noMark('value', `This is not a value of ${kind}.`);
    return { kind, key, value: canonical, changedAt };
  });
}

const CURSOR = /^\d{1,15}$/;

/** The place after which she asks for marks. */
export function placeOf(since: string | null | undefined): number {
  if (since === null || since === undefined) return 0;
  if (!CURSOR.test(since)) throw badInput('since', 'since is the cursor of an earlier page.');
  return Number(since);
}
