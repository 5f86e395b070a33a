/** Stores the training from its form. */
import type {
  CompletedTrainingCardFragment,
  PerformedSetInput,
  TrainingCardFragment,
} from '../../../../contract/documents.generated.ts';
import { SESSION_NAME_MAX_LENGTH } from '../../../../contract/limits.ts';
import { countedSets, mergedSets, setsOver } from '../../../../contract/session-sets.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import { isAsSeen } from '../../../offline/keep-entries.ts';
import type { Besides, ToAdd } from '../../../offline/new-entry.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { trainingDone } from '../completions/complete-training.ts';
import type { CheckedSession } from './check-session.ts';
import { spreadOver } from './planned-draft.ts';
import { draftOfSession, type SessionDraft, saveSession } from './save-session.ts';
import { markOfReplacement, markMoved, replacementToMark } from './moved-mark.ts';
import type { Session } from './session.ts';

export interface CheckedContent extends CheckedSession {
  /** Undefined if the form has none. */
  sets?: PerformedSetInput[];
}

interface Keeping {
  /** That of a new one, if it has one. */
  id?: string;
  checked: CheckedContent;
  training: TrainingCardFragment | undefined;
  /** As the form was opened with it. */
  session: Session | undefined;
  /** As it is now: another tab or phone may have saved it since. */
  newest?: Session | undefined;
  entry: EntryOfKind<'saveSession'> | undefined;
  /** Given just now. */
  consent?: ToAdd<'giveConsent'> | undefined;
  /** The server's completions, at least of the month of the session; undefined if this phone has not read them. */
  completions?: readonly CompletedTrainingCardFragment[] | undefined;
}

/** Thrown if the refused entry was saved again meanwhile, or dropped: once more would be a second training. */
export class SavedElsewhere extends Error {}

/** Resolves when all of it is on the disk: the session, its mark, and the consent. When it throws, none of it is. */
export async function keepSession(outbox: Outbox, keeping: Keeping): Promise<void> {
  const { id, checked, training, session, newest, entry, consent, completions } = keeping;
  // A deleted id can never be used again.
  const isGone = entry?.refusal?.code === 'NOT_FOUND';
  const isNewer = session && newest && newest.revision > session.revision;
  const standing = isGone ? undefined : isNewer ? newest : session;
  const kept = session && draftOfSession(session);
  const what = training
    ? ofCatalogue(training)
    : session?.kind === 'TRAINING' && { kind: session.kind, name: session.name };
  const replacement = isGone && session && replacementToMark(outbox, session, checked.eventDateTime);
  const typed: SessionDraft = {
    ...kept,
    ...checked,
    ...what,
    ...(replacement && { eventDateTime: replacement.eventDateTime }),
    id: (isGone ? undefined : (session?.id ?? id)) ?? crypto.randomUUID(),
    place: null,
    ...setsOf(keeping, isGone),
  };
  // A refused revision is shown nowhere else: all of it is hers.
  const shown = entry?.refusal ? undefined : kept;
  const draft = standing && isNewer ? upon(draftOfSession(standing), shown, typed) : typed;
  /** A new one of the catalogue leaves one, and one that is moved takes it along. */
  const markOf = (to: string): Besides => {
    if (session && replacement) return markOfReplacement(outbox, session, replacement);
    if (session) return markMoved(outbox, standing ?? session, { to, server: completions });
    return training ? { added: [trainingDone(training, to)] } : {};
  };
  const besides = (): Besides => {
    const { added = [], dropped = [] } = markOf(draft.eventDateTime);
    const isThere = outbox.entries.some((each) => each.id === entry?.id && isAsSeen(each, entry));
    if (isGone && !isThere) throw new SavedElsewhere();
    const gone = isGone ? [entry] : [];
    return { added: [...(consent ? [consent] : []), ...added], dropped: [...dropped, ...gone] };
  };
  await saveSession(outbox, draft, {
    seen: standing?.revision ?? 0,
    isBehindOthers: consent !== undefined,
    isMomentSure: true,
    besides,
  });
}

/** Fields of the form that belong together. */
const PARTS = [['kind', 'name'], ['eventDateTime', 'endDateTime', 'minutes'], ['effort'], ['note']] as const;

/** A part that she left as it was shown keeps its newer value. The sets are those of both. */
function upon(newer: SessionDraft, shown: SessionDraft | undefined, typed: SessionDraft): SessionDraft {
  const isLeft = (part: (typeof PARTS)[number]) =>
    shown !== undefined && part.every((field) => typed[field] === shown[field]);
  const left = PARTS.filter(isLeft).flatMap((part) => part.map((field) => [field, newer[field]]));
  const sets = [...mergedSets(typed.sets ?? [], newer.sets ?? [])];
  return { ...typed, ...Object.fromEntries(left), sets };
}

/**
 * Keeps the sets that she took back, so that an older copy does not bring them back. A new id has no older copy; and if there are
 * too many sets, those that are taken back count as well.
 */
function setsOf({ checked, session, entry }: Keeping, isGone: boolean): Pick<SessionDraft, 'sets'> {
  const { sets } = checked;
  if (!sets) return {};
  const counted = countedSets(sets);
  if (!session) return { sets: spreadOver(counted, checked) };
  if (isGone || entry?.refusal?.field === 'sets') return { sets: counted };
  const takenBack = (draftOfSession(session).sets ?? []).filter((set) => set.takenBack);
  return { sets: [...mergedSets(setsOver(sets, takenBack), takenBack)] };
}

function ofCatalogue({ id, title }: TrainingCardFragment) {
  return { kind: 'TRAINING' as const, trainingId: id, name: title.slice(0, SESSION_NAME_MAX_LENGTH) };
}
