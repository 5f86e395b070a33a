/** Keeps what the form of a training says that she has done. */
import type { PerformedSetInput, TrainingCardFragment } from '../../contract/documents.generated.ts';
import { SESSION_NAME_MAX_LENGTH } from '../../contract/limits.ts';
import { countedSets, mergedSets, setsOver } from '../../contract/session-sets.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import type { Outbox } from '../../offline/outbox.ts';
import type { CheckedSession } from './check-session.ts';
import { spreadOver } from './planned-draft.ts';
import { draftOfSession, type SessionDraft, saveSession } from './save-session.ts';
import { moveMark } from './session-mark.ts';
import type { Session } from './session.ts';

export interface CheckedContent extends CheckedSession {
  /** Undefined where the form has none. */
  sets?: PerformedSetInput[];
}

interface Keeping {
  checked: CheckedContent;
  training: TrainingCardFragment | undefined;
  session: Session | undefined;
  entry: EntryOfKind<'saveSession'> | undefined;
  /** It has to be sent after the consent that was just given. */
  isBehindConsent: boolean;
}

export async function keepSession(outbox: Outbox, keeping: Keeping): Promise<void> {
  const { checked, training, session, entry, isBehindConsent } = keeping;
  // A deleted id can never be used again.
  const isGone = entry?.refusal?.code === 'NOT_FOUND';
  const id = session && !isGone ? session.id : crypto.randomUUID();
  const kept = session && draftOfSession(session);
  const what = training
    ? ofCatalogue(training)
    : session?.kind === 'TRAINING' && { kind: session.kind, name: session.name };
  const draft: SessionDraft = { ...kept, ...checked, ...what, id, place: null, ...setsOf(keeping, isGone) };
  if (session) await moveMark(outbox, session, draft.eventDateTime);
  await saveSession(outbox, draft, {
    seen: session?.revision ?? 0,
    isBehindOthers: isBehindConsent,
    isMomentSure: true,
  });
  if (entry && isGone) await outbox.drop(entry);
}

/** With what she took back before, which under another id there is nothing to keep away from. */
function setsOf({ checked, session }: Keeping, isGone: boolean): Pick<SessionDraft, 'sets'> {
  const { sets } = checked;
  if (!sets) return {};
  const counted = countedSets(sets);
  if (!session) return { sets: spreadOver(counted, checked) };
  if (isGone) return { sets: counted };
  const takenBack = (draftOfSession(session).sets ?? []).filter((set) => set.takenBack);
  return { sets: [...mergedSets(setsOver(sets, takenBack), takenBack)] };
}

function ofCatalogue({ id, title }: TrainingCardFragment) {
  return { kind: 'TRAINING' as const, trainingId: id, name: title.slice(0, SESSION_NAME_MAX_LENGTH) };
}
