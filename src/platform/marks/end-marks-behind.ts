import type { ConsentKind } from '../../../contract/enumerations.ts';
import type { Mark } from '../../../contract/marks/merge.ts';
import { momentAfter } from '../../../contract/moment-after.ts';
import { type EntryOfKind, isTooNew } from '../../offline/entry.ts';
import { registerOf } from '../../offline/mark-register.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { kindsBehind } from './marks-behind.ts';

/** The marks under a consent on this device: those that the server has listed, and those it may not have yet. */
export interface MarksBehind {
  kept: readonly Mark[];
  entries: readonly EntryOfKind<'saveMarks'>[];
}

/** Ask before the consent is withdrawn: anything later may be under a new one, given on another device. */
export function marksBehind(outbox: Outbox, consent: ConsentKind): MarksBehind {
  const kinds = kindsBehind(consent);
  const isBehind = ({ kind, value }: Mark) => kinds.has(kind) && value !== null;
  return {
    kept: [...registerOf(outbox).kept.values()].filter(isBehind),
    entries: outbox.entries.filter(
      (entry) => entry.kind === 'saveMarks' && !isTooNew(entry) && isBehind(entry.variables.input[0]),
    ) as EntryOfKind<'saveMarks'>[],
  };
}

/**
 * Once the server has erased the data under the consent, so does this device, which need not ask for it first. Waiting entries
 * that the server would refuse go too. Marks that it may have, or have soon, are ended by entries of their own. They may arrive
 * when the consent has been given again elsewhere, and an end that only this device knew would hide them here alone. Nothing that
 * she sets from then on is ended: each end is as early as it can be, because a clock that is ahead is put right only in entries
 * that are sent.
 */
export async function endMarksBehind(outbox: Outbox, { kept, entries }: MarksBehind): Promise<void> {
  await registerOf(outbox).take(kept.map(endOf));
  const sent: (typeof entries)[number][] = [];
  for (const entry of entries) if (!(await outbox.drop(entry))) sent.push(entry);
  if (sent.length === 0) return;
  await outbox.addTogether(
    sent.map(({ kind, variables, shown }) => ({
      kind,
      variables: { input: [endOf(variables.input[0])] },
      shown,
    })),
  );
}

function endOf(mark: Mark): Mark {
  return { ...mark, value: null, changedAt: momentAfter(new Date(0), mark.changedAt) };
}
