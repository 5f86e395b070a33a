import type { ConsentKind } from '../../../../contract/enumerations.ts';
import { MARK_KINDS } from '../../../../contract/marks/mark-kinds.generated.ts';
import type { MemberId } from '../../../core/caller.ts';
import type { Database } from '../../../database/database.ts';
import { momentAfter } from '../profile/profile.rules.ts';
import { findMarksOfKinds, holdPlaces, putMarks, setLastPlace } from './marks.repository.ts';

/** Ends every mark that is kept under the consent, over each copy of it that may come late. */
export async function endMarksUnder(
  transaction: Database,
  memberId: MemberId,
  consent: ConsentKind,
  now: Date,
): Promise<void> {
  const kinds = MARK_KINDS.filter((kind) => kind.consent === consent).map(({ name }) => name);
  const place = await holdPlaces(transaction, memberId);
  const kept = await findMarksOfKinds(transaction, memberId, kinds);
  const ended = kept.map((mark, index) => ({
    ...mark,
    value: null,
    changedAt: momentAfter(new Date(mark.changedAt), now).toISOString(),
    place: place + index + 1,
  }));
  await putMarks(transaction, memberId, ended);
  await setLastPlace(transaction, memberId, place + ended.length);
}
