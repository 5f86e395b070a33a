/** A set of a guided training, logged from elsewhere than its own screen, and taken back. */
import type { TrainingDetailsFragment } from '../../../../contract/documents.generated.ts';
import { takenBackSet } from '../../../../contract/session-sets.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { isPerformed, performedOf } from './guided-session.ts';
import { lastTimesOf } from './last-time.ts';
import type { PlannedSet } from './plan-sets.ts';
import { draftOfSession, saveSession, sessionIdOf } from './save-session.ts';
import type { Session } from './session.ts';
import { sessionOfEntry } from './sessions-with-entries.ts';
import { figuresBefore } from './set-figures.ts';
import { cardOf } from '../trainings/training-card.ts';
import { GuidedRun } from './guided-run.ts';

interface SetToLog {
  training: TrainingDetailsFragment;
  session: Session;
  /** All of the training, as she does it. */
  sets: readonly PlannedSet[];
  planned: PlannedSet;
  /** Newest first, for the figures of her last time. */
  sessions: readonly Session[];
}

export type LoggedSet = { ok: true; isOver: boolean } | { ok: false; problem: string };

/**
 * Logs the set as the guided training does, and stops its clock, which would count a rest that nobody sees. With the last set the
 * training ends, as there. Throws when the end is not on the disk.
 */
export async function logSet(outbox: Outbox, toLog: SetToLog): Promise<LoggedSet> {
  const { training, session, sets, planned, sessions } = toLog;
  const run = new GuidedRun(outbox, session, sets);
  const at = sets.indexOf(planned);
  const [lastTime = []] = lastTimesOf(planned.step.exercise.id, sessions, session.id);
  const figures = figuresBefore(planned, run.view.get().state.done, lastTime);
  void run.act({ type: 'go', to: at });
  void run.act({ type: 'done', at, figures });
  await run.act({ type: 'pause' });
  const { state, problem } = run.view.get();
  if (problem !== undefined) return { ok: false, problem };
  const isOver = sets.every((each) => performedOf(state, each));
  if (isOver) await run.finish(cardOf(training));
  return { ok: true, isOver };
}

/** Throws when it is not on the disk. */
export async function takeBackSet(outbox: Outbox, session: Session, planned: PlannedSet): Promise<void> {
  const without = (newest: Session) => {
    const draft = draftOfSession(newest);
    const sets = (draft.sets ?? []).map((set) =>
      !set.takenBack && isPerformed(set, planned) ? takenBackSet(set) : set,
    );
    return { ...draft, sets };
  };
  const newest = newestSession(outbox, session.id) ?? session;
  await saveSession(outbox, without(newest), { seen: newest.revision, upon: without });
}

/** As this phone has last stored it; undefined once the server's answer has taken the entry's place. */
export function newestSession(outbox: Outbox, id: string): Session | undefined {
  const entry = outbox.overlay.findLast((each) => sessionIdOf(each) === id);
  return entry?.kind === 'saveSession' ? sessionOfEntry(entry) : undefined;
}
